import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { casesAbout } from '../policy.ts';
import { claimedWaiting, countWaiting, waitingWithBooking } from '../queries.ts';

/**
 * Counts the cases that await an answer, without cases hidden from this viewer (docs/product/support.md,
 * "Answering"); `viewerId` null counts all cases.
 */
export const countCases = async (db: Executor, viewerId: UserId | null) => {
  if (viewerId === null) return countWaiting(db, new Set());
  const named = await waitingWithBooking(db, viewerId);
  return countWaiting(db, await casesAbout(db, named, viewerId));
};

/** Returns the claimed cases that await an answer, with their staff members, without those hidden likewise. */
export const claimedCases = async (db: Executor, viewerId: UserId) => {
  const claimed = await claimedWaiting(db, viewerId);
  const hidden = await casesAbout(
    db,
    claimed.map(({ caseId }) => caseId),
    viewerId,
  );
  return claimed.filter(({ caseId }) => !hidden.has(caseId));
};
