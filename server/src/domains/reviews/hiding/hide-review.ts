import type { ReviewId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { lockOutcome, type TourOutcome } from '../../bookings/service.ts';
import { publishTourReviews } from '../publication/publish-reviews.ts';
import { recordReviewEvent } from '../publication/record-event.ts';
import { findReview, lockReview, type ReviewRow, updateReview } from '../queries.ts';

interface ReviewAction {
  viewer: Pick<Viewer, 'userId'>;
  id: ReviewId;
  reason: string;
}

/** Locks the booking before the review, as submitting and publishing a review do. */
const lockReviewAndBooking = async (
  tx: Tx,
  { viewer, id }: ReviewAction,
): Promise<{ row: ReviewRow; tour: TourOutcome | null }> => {
  const found = (await findReview(tx, id)) ?? fail('NOT_FOUND');
  requireOthersCase(viewer, [found.fromUserId, found.toUserId]);
  const tour = found.bookingId === null ? null : await lockOutcome(tx, found.bookingId);
  return { row: (await lockReview(tx, id)) ?? fail('NOT_FOUND'), tour };
};

const audit = (tx: Tx, deps: Deps, { viewer, id, reason }: ReviewAction, hidden: boolean) =>
  recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: hidden ? 'hide_review' : 'show_review',
    subject: { kind: 'review', id },
    reason,
    before: { hidden: !hidden },
    after: { hidden },
  });

/**
 * Hides a review for staff, whether public or not; a hidden review is not counted anywhere
 * (docs/product/reviews.md, "Hidden reviews"). Throws NOT_FOUND or OWN_CASE.
 */
export const hideReview = async (tx: Tx, deps: Deps, action: ReviewAction): Promise<ReviewRow> => {
  const { row } = await lockReviewAndBooking(tx, action);
  if (row.hiddenAt !== null) return row;
  const changes = {
    hiddenAt: deps.clock.now(),
    hiddenReason: action.reason,
    publishAt: null,
    checkedUntil: null,
  };
  const hidden = await updateReview(tx, action.id, changes);
  await audit(tx, deps, action, true);
  await recordReviewEvent(tx, deps, 'review.hidden', hidden);
  return hidden;
};

/** Shows a hidden review again, for staff; then publishes the booking's reviews that are due. */
export const showReview = async (tx: Tx, deps: Deps, action: ReviewAction): Promise<ReviewRow> => {
  const { row, tour } = await lockReviewAndBooking(tx, action);
  if (row.hiddenAt === null) return row;
  const shown = await updateReview(tx, action.id, { hiddenAt: null, hiddenReason: null });
  await audit(tx, deps, action, false);
  await recordReviewEvent(tx, deps, 'review.shown', shown);
  if (tour) await publishTourReviews(tx, deps, tour);
  return (await findReview(tx, action.id)) ?? shown;
};

/**
 * Releases a review that is being checked, for staff; then publishes the booking's reviews that are due
 * (docs/product/reviews.md, "Being checked"). Throws NOT_FOUND or OWN_CASE.
 */
export const releaseReview = async (
  tx: Tx,
  deps: Deps,
  action: ReviewAction,
): Promise<ReviewRow> => {
  const { row, tour } = await lockReviewAndBooking(tx, action);
  if (row.checkedUntil === null || row.publicAt !== null) return row;
  const released = await updateReview(tx, action.id, { checkedUntil: null });
  await recordStaffAction(tx, {
    staffId: action.viewer.userId,
    at: deps.clock.now(),
    action: 'release_review',
    subject: { kind: 'review', id: action.id },
    reason: action.reason,
    before: { checked: true },
    after: { checked: false },
  });
  if (tour) await publishTourReviews(tx, deps, tour);
  return (await findReview(tx, action.id)) ?? released;
};
