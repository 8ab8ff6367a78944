import type { GuideId, ReviewId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { lockGuide, updateGuide } from '../guides/service.ts';
import { insertReviews, type NewReviewRow, publicRatingCounts } from './queries.ts';

/** The public interface of reviews: everything that other domains can call. */

export type NewReview = Omit<NewReviewRow, 'id'>;

/** Updates a guide's rating from the public reviews, in the caller's transaction. */
export const refreshRating = async (tx: Tx, deps: Deps, guideId: GuideId): Promise<void> => {
  // Counted under the guide's lock, so that a slower transaction does not write an older count.
  await lockGuide(tx, guideId);
  await updateGuide(tx, deps, guideId, { ratingCounts: await publicRatingCounts(tx, guideId) });
};

/**
 * Stores reviews of one guide without checking who may review. For demo data and tests. Violates
 * `reviews_booking_type_unique` if the booking already has one.
 */
export const addReviews = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  list: readonly Omit<NewReview, 'guideId'>[],
): Promise<ReviewId[]> => {
  if (list.length === 0) return [];
  const rows = await insertReviews(
    tx,
    list.map((each) => ({ ...each, guideId })),
  );
  await refreshRating(tx, deps, guideId);
  return rows.map((row) => row.id);
};

export { answerReview } from './answer/answer-review.ts';
export { submitReview } from './writing/submit-review.ts';
