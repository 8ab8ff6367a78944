import type { BookingId, GuideId, ReviewId, UserId } from '../primitives.ts';
import type { ReviewType } from './entities.ts';

/** The parties of a review. */
export interface ReviewParties {
  reviewId: ReviewId;
  /** Null for imported reviews, which have no booking. */
  bookingId: BookingId | null;
  type: ReviewType;
  guideId: GuideId;
  fromUserId: UserId;
  toUserId: UserId;
}

/** Review events in the outbox. */
export interface ReviewEvents {
  /** A review was submitted. Until it is public, it must be shown only to its author. */
  'review.submitted': ReviewParties;
  'review.published': ReviewParties;
  /** The guide has replied to a public review. */
  'review.answered': ReviewParties;
  /** Staff hid a review. It may not have been public. */
  'review.hidden': ReviewParties;
  'review.shown': ReviewParties;
}
