import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { listCasesAbout } from '../policy.ts';
import { countWaiting, listClaimedWaitingCases, listWaitingCasesWithBooking } from '../queries.ts';

/**
 * Counts the cases that await an answer, without cases hidden from this viewer (docs/product/support.md,
 * "Answering"); `viewerId` null counts all cases.
 */
export const countCases = async (db: Executor, viewerId: UserId | null) => {
  if (viewerId === null) return countWaiting(db, new Set());
  const named = await listWaitingCasesWithBooking(db, viewerId);
  return countWaiting(db, await listCasesAbout(db, named, viewerId));
};

/** Returns the claimed cases that await an answer, with their staff members, without those that are hidden from the viewer. */
export const listClaimedCases = async (db: Executor, viewerId: UserId) => {
  const claimed = await listClaimedWaitingCases(db, viewerId);
  const hidden = await listCasesAbout(
    db,
    claimed.map(({ caseId }) => caseId),
    viewerId,
  );
  return claimed.filter(({ caseId }) => !hidden.has(caseId));
};
