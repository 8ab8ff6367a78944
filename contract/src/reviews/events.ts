import type { BookingId, GuideId, ReviewId, UserId } from '../primitives.ts';
import type { ReviewType } from './entities.ts';

/** Whom a review concerns. */
export interface ReviewParties {
  reviewId: ReviewId;
  /** Null for reviews that came without a booking of ours. */
  bookingId: BookingId | null;
  type: ReviewType;
  guideId: GuideId;
  fromUserId: UserId;
  toUserId: UserId;
}

/** What happens to reviews, as the outbox carries it. */
export interface ReviewEvents {
  /** Not public yet: nobody but its author may learn of it. */
  'review.submitted': ReviewParties;
  'review.published': ReviewParties;
  /** The guide has answered a public review. */
  'review.answered': ReviewParties;
  /** By staff; a hidden review may be one that never was public. */
  'review.hidden': ReviewParties;
  'review.shown': ReviewParties;
}
