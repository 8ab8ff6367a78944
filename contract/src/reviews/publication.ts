import type { BookingStatus } from '../bookings/statuses.ts';
import { REVIEW_ALONE_DAYS, REVIEW_ANSWER_DAYS } from './figures.ts';

/** The facts of a booking that the review rules need. */
export interface ReviewedTour {
  status: BookingStatus;
  /** When it was completed or cancelled; for a dispute, when it was decided. */
  endedAt: Temporal.Instant | null;
}

/** The facts of a submitted review that the rules need. */
export interface SubmittedReview {
  submittedAt: Temporal.Instant;
  /** When it became public; null until then. */
  publicAt: Temporal.Instant | null;
  /** Hidden by staff. */
  hidden: boolean;
  /** Deadline of its check by staff; null if it is not being checked. */
  checkedUntil: Temporal.Instant | null;
}

/** Instants have no calendar days, so a day is 24 hours. */
export const daysAfter = (at: Temporal.Instant, days: number): Temporal.Instant =>
  at.add({ hours: days * 24 });

export const isReached = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0;

/**
 * Returns when a review becomes public if the other side does not review: some days after its submission,
 * or after the decision of a later dispute. Null while the tour is not completed.
 */
export const publicationTimeAlone = (
  { status, endedAt }: ReviewedTour,
  { submittedAt }: Pick<SubmittedReview, 'submittedAt'>,
): Temporal.Instant | null => {
  if (status !== 'completed' || endedAt === null) return null;
  return daysAfter(isReached(endedAt, submittedAt) ? submittedAt : endedAt, REVIEW_ALONE_DAYS);
};

/**
 * Returns whether the review is waiting for a staff check: the two parties share data, and staff have not
 * released it.
 */
export const isAwaitingCheck = (
  { checkedUntil }: Pick<SubmittedReview, 'checkedUntil'>,
  now: Temporal.Instant,
): boolean => checkedUntil !== null && !isReached(checkedUntil, now);

/** Like `publicationTimeAlone`, but not before the check ends. */
export const publicBy = (
  tour: ReviewedTour,
  review: Pick<SubmittedReview, 'submittedAt' | 'checkedUntil'>,
): Temporal.Instant | null => {
  const alone = publicationTimeAlone(tour, review);
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
  const alone = publicBy(tour, review);
  return !review.hidden && alone !== null && isReached(alone, now);
};

/**
 * Returns which of a booking's reviews become public now: both once both are submitted, a single one after
 * its waiting period. A hidden review is not published and is treated as missing. Reviews being checked
 * have their own rules (docs/product/reviews.md, "Blind until both are in").
 */
export const dueReviews = <Review extends SubmittedReview>(
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
export const answerableUntil = (publicAt: Temporal.Instant): Temporal.Instant =>
  daysAfter(publicAt, REVIEW_ANSWER_DAYS);
