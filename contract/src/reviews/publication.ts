import type { BookingStatus } from '../bookings/statuses.ts';
import { REVIEW_ALONE_DAYS, REVIEW_ANSWER_DAYS } from './periods.ts';

/** What the rules of reviews need to know of a booking. */
export interface ReviewedTour {
  status: BookingStatus;
  /** When it was completed or cancelled; where it was disputed, when that was decided. */
  endedAt: Temporal.Instant | null;
}

/** What they need to know of a review that was submitted. */
export interface SubmittedReview {
  submittedAt: Temporal.Instant;
  /** When it became public; null before. */
  publicAt: Temporal.Instant | null;
  /** Staff has hidden it. */
  hidden: boolean;
  /** Until when it is being checked; null: it is not. */
  checkedUntil: Temporal.Instant | null;
}

/** Instants have no calendar days: a day is 24 hours. */
export const daysAfter = (at: Temporal.Instant, days: number): Temporal.Instant =>
  at.add({ hours: days * 24 });

export const isReached = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0;

/**
 * When a review becomes public if the other side stays silent: its days run from its submission, or
 * from the decision of a dispute that came after it. Null while the tour is not completed.
 */
export const publicAlone = (
  { status, endedAt }: ReviewedTour,
  { submittedAt }: Pick<SubmittedReview, 'submittedAt'>,
): Temporal.Instant | null => {
  if (status !== 'completed' || endedAt === null) return null;
  return daysAfter(isReached(endedAt, submittedAt) ? submittedAt : endedAt, REVIEW_ALONE_DAYS);
};

/** Whether it waits for staff: its sides share something, and staff has not released it. */
export const isChecked = (
  { checkedUntil }: Pick<SubmittedReview, 'checkedUntil'>,
  now: Temporal.Instant,
): boolean => checkedUntil !== null && !isReached(checkedUntil, now);

/** The same as `publicAlone`, once it is no longer checked. */
export const publicBy = (
  tour: ReviewedTour,
  review: Pick<SubmittedReview, 'submittedAt' | 'checkedUntil'>,
): Temporal.Instant | null => {
  const alone = publicAlone(tour, review);
  const { checkedUntil } = review;
  if (alone === null || checkedUntil === null) return alone;
  return isReached(alone, checkedUntil) ? checkedUntil : alone;
};

/** Public by now, whether or not the clock has already been seen to reach its moment. */
export const isOut = (
  tour: ReviewedTour,
  review: SubmittedReview,
  now: Temporal.Instant,
): boolean => {
  if (review.publicAt !== null) return true;
  const alone = publicBy(tour, review);
  return !review.hidden && alone !== null && isReached(alone, now);
};

/**
 * Which of a booking's reviews become public now: both once both are in, one alone after its days. A
 * hidden one stays where it is and counts for the other side as not written, and one that is being
 * checked stays alone
 * (docs/product/reviews.md, "Blind until both are in").
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
      !isChecked(review, now) &&
      (shown.length === 2 || isOut(tour, review, now)),
  );
};

/** Until when a guide may answer a review that became public then. */
export const answerableUntil = (publicAt: Temporal.Instant): Temporal.Instant =>
  daysAfter(publicAt, REVIEW_ANSWER_DAYS);
