import type { Reactions } from '../../events/dispatcher.ts';
import { linesByEvent } from './booking-events/lines-by-event.ts';
import {
  pushBlock,
  pushChangedMessage,
  pushRead,
  pushRecalled,
  pushSent,
} from './pushing/push-messages.ts';

/** The events pushed to the sockets of both users (docs/product/messages.md, "The socket"). */
export const messagingReactions: Reactions = {
  'message.sent': pushSent,
  'message.changed': pushChangedMessage,
  'message.recalled': pushRecalled,
  'conversation.read': pushRead,
  'conversation.blocked': pushBlock,
  'conversation.unblocked': pushBlock,
  ...linesByEvent,
};
