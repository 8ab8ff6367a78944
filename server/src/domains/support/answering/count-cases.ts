import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { casesAbout } from '../policy.ts';
import { countWaiting, waitingWithBooking } from '../queries.ts';

/**
 * What waits for an answer, for this viewer: without what their list leaves out
 * (docs/product/support.md, "Answering"). Null: all of it.
 */
export const countCases = async (db: Executor, viewerId: UserId | null) => {
  if (viewerId === null) return countWaiting(db, new Set());
  const named = await waitingWithBooking(db, viewerId);
  return countWaiting(db, await casesAbout(db, named, viewerId));
};
