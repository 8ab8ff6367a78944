import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';
import type { DashboardView } from './dashboard-views.ts';
import { needsReview } from './proofs-section.tsx';

/** The traveler has suggested another meeting point. */
export const isPlaceSuggested = ({ addressProposal }: Booking): boolean =>
  addressProposal?.by === 'traveler';

/** A dispute that this side may still have to answer, or a no-show that can be contested. */
export const isOpenCase = ({ status, settleAt, can }: Booking): boolean =>
  status === 'disputed' || (settleAt !== null && can.includes('open_dispute'));

/** Whether one of today's tours has a request for another place or more time. */
const isWaitingForAnswer = (tour: Booking): boolean =>
  isPlaceSuggested(tour) || tour.can.includes('confirm_extension');

/**
 * The number of items waiting for the guide in each view. Payment proofs of any tour are counted in the first
 * one.
 */
export const countWaiting = (
  bookings: readonly Booking[],
  { today, requests, upcoming, past }: BookingGroups<Booking>,
): Partial<Record<DashboardView, number>> => ({
  today:
    requests.length + today.filter(isWaitingForAnswer).length + bookings.filter(needsReview).length,
  upcoming: upcoming.filter(isPlaceSuggested).length,
  past: past.filter(isOpenCase).length,
});
