import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import { getNeed } from '../../parts/bookings/change/open-proposal.ts';

/**
 * Returns the deadline that the traveler must meet, in ms since the epoch: for paying the deposit, or for
 * answering or paying a change, or answering a substitute guide. Null if the booking is waiting for no one or for the guide.
 */
const getOwnDeadline = (booking: Booking): number | null => {
  const { status, deadlineAt } = booking;
  if (status === 'pending' && deadlineAt) return Date.parse(deadlineAt);
  const need = getNeed(booking);
  return need ? Date.parse(need.by) : null;
};

/**
 * Sorts the trips of a tab by urgency for the traveler: first the requests to be paid and the trips with a
 * change to answer or to pay or a substitute to answer, earliest deadline first, then the others, in their original order
 * (docs/product/bookings.md, "Tabs").
 */
export const sortByUrgency = (
  tab: BookingTab,
  bookings: readonly Booking[],
  /** Returns the state of a booking that determines its position. */
  placeOf: (booking: Booking) => Booking,
): readonly Booking[] => {
  if (tab !== 'pending-requests' && tab !== 'upcoming') return bookings;
  const rank = (booking: Booking) => getOwnDeadline(placeOf(booking)) ?? Number.MAX_SAFE_INTEGER;
  return bookings.toSorted((a, b) => rank(a) - rank(b));
};
