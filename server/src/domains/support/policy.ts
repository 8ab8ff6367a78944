import type { SupportCaseId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';
import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { partiesOf } from '../bookings/service.ts';
import { requireOthersCase } from '../staff/service.ts';
import { bookingsAsked, type CaseRow } from './queries.ts';

/** Those of the cases that are about a booking of this person with the writer, however long ago. */
export const casesAbout = async (
  db: Executor,
  ids: readonly SupportCaseId[],
  userId: UserId,
): Promise<ReadonlySet<SupportCaseId>> => {
  const asked = await bookingsAsked(db, ids);
  const parties = await partiesOf(
    db,
    asked.map(({ bookingId }) => bookingId),
  );
  const theirs = asked.filter(({ bookingId }) => parties.get(bookingId)?.includes(userId));
  return new Set(theirs.map(({ caseId }) => caseId));
};

/** What the other person of a booking has written about it is not theirs to read: OWN_CASE. */
export const requireReadable = async (
  db: Executor,
  { userId: viewerId }: Pick<Viewer, 'userId'>,
  { id, userId }: CaseRow,
): Promise<void> => {
  if (userId === viewerId) return;
  if ((await casesAbout(db, [id], viewerId)).has(id)) fail('OWN_CASE');
};

/** Nobody answers their own case, nor one about a booking of theirs: OWN_CASE. */
export const requireForeign = async (
  db: Executor,
  viewer: Pick<Viewer, 'userId'>,
  row: CaseRow,
): Promise<void> => {
  requireOthersCase(viewer, row.userId === null ? [] : [row.userId]);
  await requireReadable(db, viewer, row);
};

/** Two who answer at once would contradict each other: SUPPORT_CLAIMED where a colleague is on it. */
export const requireUnclaimed = (viewer: Pick<Viewer, 'userId'>, { claimedBy }: CaseRow): void => {
  if (claimedBy !== null && claimedBy !== viewer.userId) fail('SUPPORT_CLAIMED');
};
