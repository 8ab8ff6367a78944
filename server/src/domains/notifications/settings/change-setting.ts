import { isChoice } from '@tomoguide/contract/notifications/topics';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { type Choice, deleteOff, insertOff } from './queries.ts';

/** Switches one kind on or off, one way; the same again changes nothing. */
export const changeSetting = async (
  tx: Tx,
  userId: UserId,
  choice: Choice,
  on: boolean,
): Promise<void> => {
  if (!isChoice(choice.topic, choice.channel)) fail('VALIDATION_FAILED');
  await (on ? deleteOff : insertOff)(tx, userId, choice);
};
