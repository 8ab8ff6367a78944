import type { Booking } from '@tomoguide/contract/bookings/entities';

/** A guide's bookings, grouped by what the guide has to do. Each booking is in at most one group. */
export interface BookingGroups<One> {
  /** Tours that are running, or that start today in the guide's time zone. */
  today: One[];
  /** Paid requests waiting for an answer, earliest deadline first. */
  requests: One[];
  /** Slots held while the traveler pays. */
  held: One[];
  upcoming: One[];
  past: One[];
}

type Grouped = Pick<Booking, 'status' | 'tab' | 'daysAway' | 'deadlineAt' | 'cancelKind'>;

const getGroup = (booking: Grouped): keyof BookingGroups<Grouped> | null => {
  if (booking.status === 'confirmed') return 'requests';
  if (booking.status === 'pending') return 'held';
  if (booking.tab === 'ongoing') return 'today';
  // From two hours before the start, the guide must confirm the start, so the tour counts as today's even
  // if that is before midnight.
  if (booking.tab === 'upcoming')
    return booking.daysAway <= 0 || booking.status !== 'upcoming' ? 'today' : 'upcoming';
  // An expired hold never became a request to the guide.
  return booking.cancelKind === 'hold_expired' ? null : 'past';
};

const byDeadline = (a: Grouped, b: Grouped): number =>
  Date.parse(a.deadlineAt ?? '') - Date.parse(b.deadlineAt ?? '') || 0;

export const groupBookings = <One extends Grouped>(
  bookings: readonly One[],
  /** Returns the state that determines the group of a booking. */
  placeOf: (booking: One) => Grouped = (booking) => booking,
): BookingGroups<One> => {
  const groups: BookingGroups<One> = { today: [], requests: [], held: [], upcoming: [], past: [] };
  for (const booking of bookings) {
    const group = getGroup(placeOf(booking));
    if (group) groups[group].push(booking);
  }
  groups.requests.sort(byDeadline);
  // The bookings arrive with upcoming tours first and running tours last; running tours are shown first.
  groups.today.sort((a, b) => Number(b.tab === 'ongoing') - Number(a.tab === 'ongoing'));
  return groups;
};

const DAYS_OF_A_WEEK = 7;

export const isThisWeek = ({ daysAway }: Pick<Booking, 'daysAway'>): boolean =>
  daysAway <= DAYS_OF_A_WEEK;

/** Returns the upcoming tours in the week after today (docs/product/bookings.md, "The guide's pages"). */
export const listToursThisWeek = <One extends Grouped>(bookings: readonly One[]): One[] =>
  bookings.filter(isThisWeek);
