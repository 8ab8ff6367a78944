import type { Booking } from '@tomoguide/contract/bookings/entities';

/** A guide's bookings by what they ask of the guide; each is in exactly one group, or in none. */
export interface BookingGroups<One> {
  /** Running, or starting today on the guide's calendar. */
  today: One[];
  /** Paid and waiting for an answer, the next deadline first. */
  requests: One[];
  /** Held while the traveler pays. */
  held: One[];
  upcoming: One[];
  past: One[];
}

type Grouped = Pick<Booking, 'status' | 'tab' | 'daysAway' | 'deadlineAt' | 'cancelKind'>;

const groupOf = (booking: Grouped): keyof BookingGroups<Grouped> | null => {
  if (booking.status === 'confirmed') return 'requests';
  if (booking.status === 'pending') return 'held';
  if (booking.tab === 'ongoing') return 'today';
  // Two hours before the start it asks for a confirmation, on either side of midnight.
  if (booking.tab === 'upcoming')
    return booking.daysAway <= 0 || booking.status !== 'upcoming' ? 'today' : 'upcoming';
  // An expired hold was never a request to the guide.
  return booking.cancelKind === 'hold_expired' ? null : 'past';
};

const byDeadline = (a: Grouped, b: Grouped): number =>
  Date.parse(a.deadlineAt ?? '') - Date.parse(b.deadlineAt ?? '') || 0;

export const bookingGroups = <One extends Grouped>(
  bookings: readonly One[],
  /** By which state of a booking it is grouped. */
  placeOf: (booking: One) => Grouped = (booking) => booking,
): BookingGroups<One> => {
  const groups: BookingGroups<One> = { today: [], requests: [], held: [], upcoming: [], past: [] };
  for (const booking of bookings) {
    const group = groupOf(placeOf(booking));
    if (group) groups[group].push(booking);
  }
  groups.requests.sort(byDeadline);
  // They come next start first, and the running ones, which come last, stand above them.
  groups.today.sort((a, b) => Number(b.tab === 'ongoing') - Number(a.tab === 'ongoing'));
  return groups;
};

const DAYS_OF_A_WEEK = 7;

export const isThisWeek = ({ daysAway }: Pick<Booking, 'daysAway'>): boolean =>
  daysAway <= DAYS_OF_A_WEEK;

/** Of tours ahead, those of the week after today (docs/product/bookings.md, "The guide's pages"). */
export const thisWeek = <One extends Grouped>(bookings: readonly One[]): One[] =>
  bookings.filter(isThisWeek);
