import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { lockGuide } from '../../guides/service.ts';
import { asParty, requireParty } from '../policy.ts';
import { lockBooking, lockOwnBooking, peopleOfBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/** Locks the guide's calendar, then the booking; both share a round trip. */
const lockBoth = async (
  tx: Tx,
  id: BookingId,
  { guideId }: Pick<BookingRow, 'guideId'>,
): Promise<BookingRow | null> => {
  const [, row] = await Promise.all([lockGuide(tx, guideId), lockBooking(tx, id)]);
  return row;
};

/**
 * Locks the guide's calendar and then the booking, for steps that can free its time. Every step that takes or
 * frees a guide's time locks in this order to avoid deadlocks.
 */
export const lockBookingAndCalendar = async (tx: Tx, id: BookingId): Promise<BookingRow | null> => {
  const people = await peopleOfBooking(tx, id);
  return people && lockBoth(tx, id, people);
};

/**
 * Locks the booking for one of its two sides, with or without the guide's calendar. Throws NOT_FOUND for
 * other users before taking any lock, so that they cannot block a booking.
 */
export const lockForParty = async (
  tx: Tx,
  id: BookingId,
  userId: UserId,
  { calendar }: { calendar: boolean },
): Promise<{ row: BookingRow; party: Party }> => {
  if (!calendar) return asParty(await lockOwnBooking(tx, id, userId), userId);
  const people = await peopleOfBooking(tx, id);
  requireParty(people, userId);
  return asParty(people && (await lockBoth(tx, id, people)), userId);
};
