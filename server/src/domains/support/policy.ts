import type { SupportCaseId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { requireOthersCase } from '../audit/service.ts';
import { loadParties } from '../bookings/service.ts';
import { type CaseRow, listCaseBookings } from './queries.ts';

/** Returns which of these cases are or were about a booking between this user and the author. */
export const listCasesAbout = async (
  db: Executor,
  ids: readonly SupportCaseId[],
  userId: UserId,
): Promise<ReadonlySet<SupportCaseId>> => {
  const bookings = await listCaseBookings(db, ids);
  const parties = await loadParties(
    db,
    bookings.map(({ bookingId }) => bookingId),
  );
  const theirs = bookings.filter(({ bookingId }) => parties.get(bookingId)?.includes(userId));
  return new Set(theirs.map(({ caseId }) => caseId));
};

/** Throws OWN_CASE if the viewer is the other user of the case's booking and must not read the case. */
export const requireReadable = async (
  db: Executor,
  { userId: viewerId }: Pick<Viewer, 'userId'>,
  { id, userId }: CaseRow,
): Promise<void> => {
  if (userId === viewerId) return;
  if ((await listCasesAbout(db, [id], viewerId)).has(id)) fail('OWN_CASE');
};

/** Throws OWN_CASE for the viewer's own case, or a case about a booking with the viewer. */
export const requireOtherPersonsCase = async (
  db: Executor,
  viewer: Pick<Viewer, 'userId'>,
  row: CaseRow,
): Promise<void> => {
  requireOthersCase(viewer, row.userId === null ? [] : [row.userId]);
  await requireReadable(db, viewer, row);
};

/**
 * Throws SUPPORT_CLAIMED if the case is assigned to another staff member, because two answers could
 * contradict each other.
 */
export const requireUnclaimed = (viewer: Pick<Viewer, 'userId'>, { claimedBy }: CaseRow): void => {
  if (claimedBy !== null && claimedBy !== viewer.userId) fail('SUPPORT_CLAIMED');
};
