import type { TourRequest } from '@tomoguide/contract/bookings/entities';

/** Where a request stands for its readers: an accepted one goes on as a booking. */
export type Standing =
  | 'open'
  | 'accepted'
  | 'paid'
  | 'cancelled'
  | 'rejected'
  | 'withdrawn'
  | 'expired';

export const standingOf = ({
  state,
  booking,
}: Pick<TourRequest, 'state' | 'booking'>): Standing => {
  if (!booking || booking.status === 'pending') return state;
  return booking.status === 'cancelled' ? 'cancelled' : 'paid';
};

/** Whether its reader finds the booking among theirs: a hold that nobody paid is no guide's tour. */
export const showsBooking = ({
  state,
  viewerIs,
  booking,
}: Pick<TourRequest, 'state' | 'viewerIs' | 'booking'>): boolean =>
  ['paid', 'cancelled'].includes(standingOf({ state, booking })) &&
  !(viewerIs === 'guide' && booking?.cancelKind === 'hold_expired');
