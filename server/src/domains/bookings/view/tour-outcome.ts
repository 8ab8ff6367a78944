import type { BookingId } from '@tomoguide/contract/primitives';
import { eq, getTableColumns } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { lockBooking } from '../queries.ts';
import { type BookingRow, bookings } from '../tables.ts';

/** The outcome of a booking and its two sides: for the steps that follow a tour. */
export type TourOutcome = Pick<
  BookingRow,
  'id' | 'guideId' | 'guideUserId' | 'travelerId' | 'status' | 'endedAt'
>;

const { id, guideId, guideUserId, travelerId, status, endedAt } = getTableColumns(bookings);
const columns = { id, guideId, guideUserId, travelerId, status, endedAt };

/** Bookings by id; omits unknown ids. */
export const tourOutcomes = (db: Executor, ids: readonly BookingId[]): Promise<TourOutcome[]> =>
  db.select(columns).from(bookings).where(isAnyOf(bookings.id, ids));

export const tourOutcome = async (db: Executor, of: BookingId): Promise<TourOutcome | null> => {
  const [row] = await db.select(columns).from(bookings).where(eq(bookings.id, of));
  return row ?? null;
};

/** The same behind the booking's lock, until the transaction ends. */
export const lockOutcome = (tx: Tx, of: BookingId): Promise<TourOutcome | null> =>
  lockBooking(tx, of);
