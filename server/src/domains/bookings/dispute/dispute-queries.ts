import type { BookingId } from '@tomoguide/contract/primitives';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { type DisputeRow, disputes } from '../tables.ts';

/** Returns the booking of a dispute; null if there is no such dispute. */
export const findDisputeBookingId = async (db: Executor, id: number): Promise<BookingId | null> => {
  const row = await firstRow(
    db.select({ bookingId: disputes.bookingId }).from(disputes).where(eq(disputes.id, id)),
  );
  return row?.bookingId ?? null;
};

/**
 * Matches open disputes that follow the dispute with this ID in list order. The ID remains a valid cursor
 * after that dispute is decided.
 */
const openedAfterCondition = (id: number) =>
  sql`(${disputes.openedAt}, ${disputes.id}) > (
    select opened_at, id from disputes where id = ${id}::bigint)`;

/**
 * Returns disputes: undecided disputes by deadline, soonest first (all have the same time limit); decided
 * ones newest first.
 */
export const listDisputeRows = (
  db: Executor,
  filter: { state: 'open' | 'decided'; cursor?: number | undefined; limit: number },
): Promise<DisputeRow[]> => {
  const { state, cursor, limit } = filter;
  const isOpen = state === 'open';
  return db
    .select()
    .from(disputes)
    .where(
      and(
        isOpen ? isNull(disputes.decidedAt) : isNotNull(disputes.decidedAt),
        cursor === undefined
          ? undefined
          : isOpen
            ? openedAfterCondition(cursor)
            : lt(disputes.id, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(...(isOpen ? [asc(disputes.openedAt), asc(disputes.id)] : [desc(disputes.id)]))
    .limit(limit);
};

export const countOpenDisputes = async (db: Executor): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(disputes.openedAt) })
    .from(disputes)
    .where(isNull(disputes.decidedAt));
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};
