import type { UserId } from '@tomoguide/contract/primitives';
import { and, asc, count, isNotNull, min, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { type BookingRow, bookings } from '../tables.ts';

/** Selects the cases that this staff member may handle: not those of their own bookings. */
const getVisible = (staffId: UserId | null) =>
  and(
    isNotNull(bookings.notMetSince),
    staffId === null ? undefined : ne(bookings.travelerId, staffId),
    staffId === null ? undefined : ne(bookings.guideUserId, staffId),
  );

export const getNotMetCursor = ({ notMetSince, id }: BookingRow): string => {
  if (!notMetSince) throw new Error(`booking ${id} is not in the queue`);
  return listPosition(notMetSince, id);
};

/** Returns the bookings whose parties can't find each other, the longest waiting first. */
export const listNotMet = (
  db: Executor,
  staffId: UserId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        getVisible(staffId),
        cursor === undefined
          ? undefined
          : sql`(${bookings.notMetSince}, ${bookings.id}) > ${cursorPosition(cursor)}`,
      ),
    )
    .orderBy(asc(bookings.notMetSince), asc(bookings.id))
    .limit(limit);

export const countNotMet = async (db: Executor, staffId: UserId | null): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(bookings.notMetSince) })
    .from(bookings)
    .where(getVisible(staffId));
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};
