import type { Deps } from '../../deps.ts';
import type { MessagingPorts } from '../messaging/service.ts';
import { insertMessagePushes } from './push/push-queries.ts';

/** The functions that notifications provides to the messaging domain. */
export const messagingPorts: MessagingPorts<Deps> = {
  pushMessage: (tx, deps, userId, message) =>
    insertMessagePushes(tx, userId, message, deps.clock.now()),
};
