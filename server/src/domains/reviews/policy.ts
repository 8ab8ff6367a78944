import type { UserId } from '@tomoguide/contract/primitives';
import type { ReviewType } from '@tomoguide/contract/reviews/entities';
import { fail } from '../../failure.ts';
import type { TourOutcome } from '../bookings/service.ts';

export interface Direction {
  type: ReviewType;
  fromUserId: UserId;
  toUserId: UserId;
}

/**
 * Returns whom this user reviews for the booking, and whether as the traveler or the guide. Throws
 * NOT_FOUND for anyone else.
 */
export const getReviewDirection = (
  tour: Pick<TourOutcome, 'travelerId' | 'guideUserId'> | null,
  userId: UserId,
): Direction => {
  if (tour?.travelerId === userId)
    return { type: 'traveler_to_guide', fromUserId: userId, toUserId: tour.guideUserId };
  if (tour?.guideUserId === userId)
    return { type: 'guide_to_traveler', fromUserId: userId, toUserId: tour.travelerId };
  return fail('NOT_FOUND');
};
