import { REVIEW_DAYS } from './periods.ts';
import {
  daysAfter,
  isOut,
  isReached,
  type ReviewedTour,
  type SubmittedReview,
} from './publication.ts';

/** Why somebody may not review a booking; keys of `reviews:closed` in the catalogues. */
export const REVIEW_REFUSALS = [
  'cancelled',
  'disputed',
  'not_completed',
  'already_reviewed',
  'other_is_public',
  'period_over',
] as const;
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number];

/** The last moment to review, which says nothing of the other side; null unless it is completed. */
export const reviewableUntil = ({ status, endedAt }: ReviewedTour): Temporal.Instant | null =>
  status === 'completed' && endedAt !== null ? daysAfter(endedAt, REVIEW_DAYS) : null;

/**
 * Why one side may not review now; null when it may (docs/product/reviews.md, "Who may review"). A
 * review of the other side changes the answer only from when it is public.
 */
export const reviewRefusal = (
  tour: ReviewedTour,
  { own, theirs }: { own: SubmittedReview | null; theirs: SubmittedReview | null },
  now: Temporal.Instant,
): ReviewRefusal | null => {
  if (tour.status === 'cancelled') return 'cancelled';
  if (tour.status === 'disputed') return 'disputed';
  const until = reviewableUntil(tour);
  if (until === null) return 'not_completed';
  if (own) return 'already_reviewed';
  // Nobody learns from the refusal that there was a review which staff has hidden.
  if (theirs && isOut(tour, theirs, now)) return theirs.hidden ? 'period_over' : 'other_is_public';
  return isReached(until, now) ? 'period_over' : null;
};
