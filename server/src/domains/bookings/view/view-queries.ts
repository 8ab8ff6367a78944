import type { BookingId, GuideId, TourRequestId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { firstRow } from '../../../database/single-row.ts';
import { lockBooking } from '../queries.ts';
import { type BookingRow, bookings, type RequestRow, tourRequests } from '../tables.ts';

/** The outcome of a booking, its traveler and its guide, for domains that act after a tour. */
export type TourOutcome = Pick<
  BookingRow,
  'id' | 'guideId' | 'guideUserId' | 'travelerId' | 'status' | 'endedAt'
>;

const { id, guideId, guideUserId, travelerId, status, endedAt } = getTableColumns(bookings);
const columns = { id, guideId, guideUserId, travelerId, status, endedAt };

/** Returns bookings by id; omits unknown ids. */
export const listTourOutcomes = (db: Executor, ids: readonly BookingId[]): Promise<TourOutcome[]> =>
  db.select(columns).from(bookings).where(isAnyOf(bookings.id, ids));

export const findTourOutcome = (db: Executor, of: BookingId): Promise<TourOutcome | null> =>
  firstRow(db.select(columns).from(bookings).where(eq(bookings.id, of)));

/** Returns the outcome of a booking, and locks the booking until the transaction ends. */
export const lockOutcome = (tx: Tx, of: BookingId): Promise<TourOutcome | null> =>
  lockBooking(tx, of);

const STAFF_COLUMNS = {
  id: bookings.id,
  status: bookings.status,
  travelerId: bookings.travelerId,
  guideUserId: bookings.guideUserId,
  scheduledStart: bookings.scheduledStart,
  timeZone: bookings.timeZone,
  totalCents: bookings.totalCents,
  disputedAt: bookings.disputedAt,
};

/** Returns a user's bookings, as shown to staff, including expired holds, latest tour first. */
export const listBookingsForStaff = (
  db: Executor,
  whose: { travelerId: UserId } | { guideId: GuideId },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) => {
  return db
    .select(STAFF_COLUMNS)
    .from(bookings)
    .where(
      and(
        'travelerId' in whose
          ? eq(bookings.travelerId, whose.travelerId)
          : eq(bookings.guideId, whose.guideId),
        cursor === undefined
          ? undefined
          : sql`(${bookings.scheduledStart}, ${bookings.id}) < ${cursorPosition(cursor)}`,
      ),
    )
    .orderBy(desc(bookings.scheduledStart), desc(bookings.id))
    .limit(limit);
};

export type StaffBookingRow = Awaited<ReturnType<typeof listBookingsForStaff>>[number];

/** Returns the keyset cursor of a row in the staff list of a user's bookings. */
export const getTourCursor = ({ scheduledStart, id }: StaffBookingRow): string =>
  listPosition(scheduledStart, id);

const findRequestWhere = (db: Executor, which: SQL): Promise<RequestRow | null> =>
  firstRow(db.select().from(tourRequests).where(which));

export const findRequestById = (db: Executor, id: TourRequestId): Promise<RequestRow | null> =>
  findRequestWhere(db, eq(tourRequests.id, id));

/** Returns the tour request that a booking was created from; null if it came from a checkout. */
export const findRequestByBooking = (db: Executor, id: BookingId): Promise<RequestRow | null> =>
  findRequestWhere(db, eq(tourRequests.bookingId, id));
