import type { Booking } from '@tomoguide/contract/bookings/entities';

/**
 * Returns when the traveler loses the slot unless they pay, in ms since the epoch; null if the booking is
 * waiting for the guide.
 */
const getPaymentDeadline = ({ status, deadlineAt }: Booking): number | null =>
  status === 'pending' && deadlineAt ? Date.parse(deadlineAt) : null;

/**
 * Sorts pending requests by urgency for the traveler: first those to be paid, earliest deadline first, then
 * those waiting for the guide, in their original order (docs/product/bookings.md, "Tabs").
 */
export const sortUnpaidFirst = (
  bookings: readonly Booking[],
  /** Returns the state of a booking that determines its position. */
  placeOf: (booking: Booking) => Booking,
): Booking[] => {
  const rank = (booking: Booking) =>
    getPaymentDeadline(placeOf(booking)) ?? Number.MAX_SAFE_INTEGER;
  return bookings.toSorted((a, b) => rank(a) - rank(b));
};
