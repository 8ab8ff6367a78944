import type { Booking } from '@tomoguide/contract/bookings/entities';

/** What its traveler still has to pay, by when the slot is lost; null: it waits for the guide. */
const payBy = ({ status, deadlineAt }: Booking): number | null =>
  status === 'pending' && deadlineAt ? Date.parse(deadlineAt) : null;

/**
 * Pending requests as they need their traveler: first what has to be paid, the next deadline first, then
 * what waits for the guide, as it came (docs/product/bookings.md, "Tabs").
 */
export const toPayFirst = (
  bookings: readonly Booking[],
  /** By which state of a booking it has its place. */
  placeOf: (booking: Booking) => Booking,
): Booking[] => {
  const rank = (booking: Booking) => payBy(placeOf(booking)) ?? Number.MAX_SAFE_INTEGER;
  return bookings.toSorted((a, b) => rank(a) - rank(b));
};
