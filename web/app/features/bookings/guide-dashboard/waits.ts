import type { Booking } from '@tomoguide/contract/bookings/entities';
import { awaitsCheck } from '../payment-proof/proofs-section.tsx';
import type { BookingGroups } from './booking-groups.ts';
import type { DeskView } from './desk-views.ts';

/** The traveler would like to meet elsewhere. */
export const isPlaceSuggested = ({ addressProposal }: Booking): boolean =>
  addressProposal?.by === 'traveler';

/** A dispute, in which one's own side may be missing, or a no-show that can be contested. */
export const isOpenCase = ({ status, settleAt, can }: Booking): boolean =>
  status === 'disputed' || (settleAt !== null && can.includes('open_dispute'));

/** Of the day's tours: another place or more time is asked for. */
const isAsked = (tour: Booking): boolean =>
  isPlaceSuggested(tour) || tour.can.includes('confirm_extension');

/** How much waits for the guide in each view; payment proofs of any tour are checked in the first. */
export const countWaiting = (
  bookings: readonly Booking[],
  { today, requests, upcoming, past }: BookingGroups<Booking>,
): Partial<Record<DeskView, number>> => ({
  today: requests.length + today.filter(isAsked).length + bookings.filter(awaitsCheck).length,
  upcoming: upcoming.filter(isPlaceSuggested).length,
  past: past.filter(isOpenCase).length,
});
