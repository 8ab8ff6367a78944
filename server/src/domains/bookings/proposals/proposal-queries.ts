import type { BookingId, ChangeProposalId } from '@tomoguide/contract/primitives';
import { and, desc, eq } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { isLiveProposal } from '../queries.ts';
import { type ChangeRow, changeProposals } from '../tables.ts';

/**
 * Returns the booking's proposal that is open or awaits its payment; null if there is none. Every step of a
 * proposal is decided under the booking's lock.
 */
export const findLiveProposal = (db: Executor, bookingId: BookingId): Promise<ChangeRow | null> =>
  firstRow(
    db
      .select()
      .from(changeProposals)
      .where(and(eq(changeProposals.bookingId, bookingId), isLiveProposal)),
  );

export const findProposal = (
  db: Executor,
  bookingId: BookingId,
  id: ChangeProposalId,
): Promise<ChangeRow | null> =>
  firstRow(
    db
      .select()
      .from(changeProposals)
      .where(and(eq(changeProposals.bookingId, bookingId), eq(changeProposals.id, id))),
  );

/** Returns the proposals of several bookings, newest first, by booking ID. */
export const loadProposals = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, ChangeRow[]>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(changeProposals)
    .where(isAnyOf(changeProposals.bookingId, bookingIds))
    .orderBy(desc(changeProposals.id));
  return Map.groupBy(rows, ({ bookingId }) => bookingId);
};

export const insertProposal = (
  tx: Tx,
  proposal: typeof changeProposals.$inferInsert,
): Promise<ChangeRow> => onlyRow(tx.insert(changeProposals).values(proposal).returning());

export const updateProposal = (
  tx: Tx,
  id: ChangeProposalId,
  changes: Partial<ChangeRow>,
): Promise<ChangeRow> =>
  onlyRow(tx.update(changeProposals).set(changes).where(eq(changeProposals.id, id)).returning());
