import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { casesAbout } from '../policy.ts';
import { countWaiting, waitingWithBooking } from '../queries.ts';

/**
 * Counts the cases that await an answer, without those hidden from this viewer (docs/product/support.md,
 * "Answering"); null counts all.
 */
export const countCases = async (db: Executor, viewerId: UserId | null) => {
  if (viewerId === null) return countWaiting(db, new Set());
  const named = await waitingWithBooking(db, viewerId);
  return countWaiting(db, await casesAbout(db, named, viewerId));
};
