import type { BookingStatus } from '../bookings/statuses.ts';
import { REVIEW_ALONE_DAYS, REVIEW_ANSWER_DAYS } from './figures.ts';

/** The facts of a booking that the review rules need. */
export interface ReviewedTour {
  status: BookingStatus;
  /** When the booking was completed or cancelled; after a dispute, when it was decided. */
  endedAt: Temporal.Instant | null;
}

/** The facts of a submitted review that the review rules need. */
export interface SubmittedReview {
  submittedAt: Temporal.Instant;
  /** When the review became public; null until then. */
  publicAt: Temporal.Instant | null;
  /** Whether staff have hidden the review. */
  hidden: boolean;
  /** The deadline of the staff check; null if the review is not being checked. */
  checkedUntil: Temporal.Instant | null;
}

/** Adds days to an instant. Temporal.Instant cannot add calendar days, so a day is 24 hours. */
export const addDays = (at: Temporal.Instant, days: number): Temporal.Instant =>
  at.add({ hours: days * 24 });

export const isReached = (instant: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(instant, now) <= 0;

/**
 * Returns when a review becomes public if the other party does not review: some days after its submission
 * or, if that is later, after the decision of a dispute. Null while the tour is not completed.
 */
export const getPublicationTimeAlone = (
  { status, endedAt }: ReviewedTour,
  { submittedAt }: Pick<SubmittedReview, 'submittedAt'>,
): Temporal.Instant | null => {
  if (status !== 'completed' || endedAt === null) return null;
  return addDays(isReached(endedAt, submittedAt) ? submittedAt : endedAt, REVIEW_ALONE_DAYS);
};

/**
 * Returns whether the review is waiting for a staff check, because its parties share data and staff have
 * not released it.
 */
export const isAwaitingCheck = (
  { checkedUntil }: Pick<SubmittedReview, 'checkedUntil'>,
  now: Temporal.Instant,
): boolean => checkedUntil !== null && !isReached(checkedUntil, now);

/**
 * Returns the latest time at which a review becomes public. Like `getPublicationTimeAlone`, but not before the
 * staff check ends.
 */
export const getPublicationTime = (
  tour: ReviewedTour,
  review: Pick<SubmittedReview, 'submittedAt' | 'checkedUntil'>,
): Temporal.Instant | null => {
  const alone = getPublicationTimeAlone(tour, review);
  const { checkedUntil } = review;
  if (alone === null || checkedUntil === null) return alone;
  return isReached(alone, checkedUntil) ? checkedUntil : alone;
};

/** Returns whether a review is public at this time, even if the timer has not run yet. */
export const isPublished = (
  tour: ReviewedTour,
  review: SubmittedReview,
  now: Temporal.Instant,
): boolean => {
  if (review.publicAt !== null) return true;
  const alone = getPublicationTime(tour, review);
  return !review.hidden && alone !== null && isReached(alone, now);
};

/**
 * Returns which of a booking's reviews become public now: both once both are submitted, or a single review
 * after its waiting period. A hidden review is not published and counts as missing. Reviews being checked
 * have their own rules (docs/product/reviews.md, "Blind until both are in").
 */
export const listDueReviews = <Review extends SubmittedReview>(
  tour: ReviewedTour,
  reviews: readonly Review[],
  now: Temporal.Instant,
): Review[] => {
  if (tour.status !== 'completed') return [];
  const shown = reviews.filter(({ hidden }) => !hidden);
  return shown.filter(
    (review) =>
      review.publicAt === null &&
      !isAwaitingCheck(review, now) &&
      (shown.length === 2 || isPublished(tour, review, now)),
  );
};

/** Returns the deadline for replying to a review published at this time. */
export const getReplyDeadline = (publicAt: Temporal.Instant): Temporal.Instant =>
  addDays(publicAt, REVIEW_ANSWER_DAYS);
