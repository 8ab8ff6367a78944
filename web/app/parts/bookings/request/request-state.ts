import type { TourRequest } from '@tomoguide/contract/bookings/entities';

/** The status of a request as shown to users. An accepted request continues as a booking. */
export type RequestStatus =
  | 'open'
  | 'accepted'
  | 'paid'
  | 'cancelled'
  | 'rejected'
  | 'withdrawn'
  | 'expired';

export const getRequestStatus = ({
  state,
  booking,
}: Pick<TourRequest, 'state' | 'booking'>): RequestStatus => {
  if (!booking || booking.status === 'pending') return state;
  return booking.status === 'cancelled' ? 'cancelled' : 'paid';
};

/**
 * Returns whether the user's list of bookings includes the booking. A guide's list omits holds that were
 * never paid.
 */
export const isListedBooking = ({
  state,
  viewerIs,
  booking,
}: Pick<TourRequest, 'state' | 'viewerIs' | 'booking'>): boolean =>
  ['paid', 'cancelled'].includes(getRequestStatus({ state, booking })) &&
  !(viewerIs === 'guide' && booking?.cancelKind === 'hold_expired');
