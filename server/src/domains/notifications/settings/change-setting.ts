import { canTurnOff } from '@tomoguide/contract/notifications/topics';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { type Choice, disableTopic, enableTopic } from './queries.ts';

/** Turns one topic on or off for one channel. Idempotent. */
export const changeSetting = async (
  tx: Tx,
  userId: UserId,
  choice: Choice,
  on: boolean,
): Promise<void> => {
  if (!canTurnOff(choice.topic, choice.channel)) fail('VALIDATION_FAILED');
  await (on ? enableTopic : disableTopic)(tx, userId, choice);
};
