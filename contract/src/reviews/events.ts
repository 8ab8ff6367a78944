import type { BookingId, GuideId, ReviewId, UserId } from '../primitives.ts';
import type { ReviewType } from './entities.ts';

/** The parties of a review. */
export interface ReviewParties {
  reviewId: ReviewId;
  /** Null for imported reviews without a booking. */
  bookingId: BookingId | null;
  type: ReviewType;
  guideId: GuideId;
  fromUserId: UserId;
  toUserId: UserId;
}

/** Review events in the outbox. */
export interface ReviewEvents {
  /** A review was submitted. It is not public yet and must only be shown to its author. */
  'review.submitted': ReviewParties;
  'review.published': ReviewParties;
  /** The guide has replied to a public review. */
  'review.answered': ReviewParties;
  /** Staff hid a review, which may never have been public. */
  'review.hidden': ReviewParties;
  'review.shown': ReviewParties;
}
