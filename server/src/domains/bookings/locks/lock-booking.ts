import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { asParty } from '../policy.ts';
import { lockOwnBooking, lockOwnBookingAndCalendar } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/**
 * Locks the booking for one of its two parties, with or without the guide's calendar. Throws NOT_FOUND for
 * other users without taking any lock, so that they cannot block a booking.
 */
export const lockForParty = async (
  tx: Tx,
  id: BookingId,
  userId: UserId,
  { calendar }: { calendar: boolean },
): Promise<{ row: BookingRow; party: Party }> => {
  const lock = calendar ? lockOwnBookingAndCalendar : lockOwnBooking;
  return asParty(await lock(tx, id, userId), userId);
};
