import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { bookingById } from '../queries.ts';

/** What a letter says about a booking. */
export interface BookingSummary {
  bookingNumber: string;
  travelerId: UserId;
  guideUserId: UserId;
  start: Temporal.Instant;
  timeZone: string;
  hours: number;
  travelers: number;
  depositCents: number;
  finalPaymentCents: number;
  paid: boolean;
}

/** The summary of a booking; null when there is none. */
export const summaryOf = async (db: Executor, id: BookingId): Promise<BookingSummary | null> => {
  const row = await bookingById(db, id);
  return (
    row && {
      bookingNumber: bookingNumber(id),
      travelerId: row.travelerId,
      guideUserId: row.guideUserId,
      start: row.scheduledStart,
      timeZone: row.timeZone,
      hours: row.bookedMinutes / 60,
      travelers: row.travelers,
      depositCents: row.depositCents,
      finalPaymentCents: row.totalCents - row.depositCents,
      paid: row.paidAt !== null,
    }
  );
};
