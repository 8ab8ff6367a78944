import { REVIEW_DAYS } from './figures.ts';
import {
  addDays,
  isPublished,
  isReached,
  type ReviewedTour,
  type SubmittedReview,
} from './publication.ts';

/** Why a user cannot review a booking; keys of `reviews:closed` in the catalogs. */
export const REVIEW_REFUSALS = [
  'cancelled',
  'disputed',
  'not_completed',
  'already_reviewed',
  'other_is_public',
  'period_over',
] as const;
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number];

/**
 * Returns a party's deadline for a review; null unless the booking is completed. The deadline reveals
 * nothing about the other party's review.
 */
export const getReviewDeadline = ({ status, endedAt }: ReviewedTour): Temporal.Instant | null =>
  status === 'completed' && endedAt !== null ? addDays(endedAt, REVIEW_DAYS) : null;

/**
 * Returns why a party cannot review now; null if they can (docs/product/reviews.md, "Who may review"). The
 * other party's review affects the result only once it is public.
 */
export const findReviewRefusal = (
  tour: ReviewedTour,
  { own, theirs }: { own: SubmittedReview | null; theirs: SubmittedReview | null },
  now: Temporal.Instant,
): ReviewRefusal | null => {
  if (tour.status === 'cancelled') return 'cancelled';
  if (tour.status === 'disputed') return 'disputed';
  const until = getReviewDeadline(tour);
  if (until === null) return 'not_completed';
  if (own) return 'already_reviewed';
  // The reason must not reveal that staff have hidden the other review.
  if (theirs && isPublished(tour, theirs, now))
    return theirs.hidden ? 'period_over' : 'other_is_public';
  return isReached(until, now) ? 'period_over' : null;
};
