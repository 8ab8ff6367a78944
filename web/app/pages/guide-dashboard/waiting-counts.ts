import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getNeed } from '../../parts/bookings/change/open-proposal.ts';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';
import type { DashboardView } from './dashboard-views.ts';
import { needsReview } from './proofs-section.tsx';

/** Returns whether the traveler has suggested another meeting point. */
export const isPlaceSuggested = ({ addressProposal }: Booking): boolean =>
  addressProposal?.by === 'traveler';

/** Returns whether the guide may still have to answer a dispute, or can contest a no-show. */
export const isOpenCase = ({ status, settleAt, can }: Booking): boolean =>
  status === 'disputed' || (settleAt !== null && can.includes('open_dispute'));

/** Returns whether one of today's tours has a request for another meeting point or an extension. */
const isWaitingForAnswer = (tour: Booking): boolean =>
  isPlaceSuggested(tour) || tour.can.includes('confirm_extension');

/**
 * Returns the number of items waiting for the guide in each view. Payment proofs and proposed changes of any
 * tour count in the first view.
 */
export const countWaiting = (
  bookings: readonly Booking[],
  { today, requests, upcoming, past }: BookingGroups<Booking>,
): Partial<Record<DashboardView, number>> => ({
  today:
    requests.length +
    today.filter(isWaitingForAnswer).length +
    bookings.filter(needsReview).length +
    bookings.filter((booking) => getNeed(booking) !== null).length,
  upcoming: upcoming.filter(isPlaceSuggested).length,
  past: past.filter(isOpenCase).length,
});
