import type { GuideId, ReviewId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { insertReviews, type NewReviewRow } from './queries.ts';
import { refreshRating } from './rating/refresh-rating.ts';
import { insertAnswers, type NewShoppingAnswers } from './shopping/shopping-queries.ts';

/** The public interface of reviews. */

export type NewReview = Omit<NewReviewRow, 'id'>;

/**
 * Stores reviews of one guide without checking whether the authors can review the guide. For demo data and
 * tests. Violates `reviews_booking_type_unique` if a booking already has such a review.
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

/** Stores answers of one guide's travelers that count, for demo data and tests. */
export const addShoppingAnswers = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  list: readonly Omit<NewShoppingAnswers, 'id' | 'guideId'>[],
): Promise<void> => {
  await insertAnswers(
    tx,
    list.map((each) => ({ ...each, guideId })),
  );
  await refreshRating(tx, deps, guideId);
};

export { answerReview } from './answer/answer-review.ts';
export { refreshRating } from './rating/refresh-rating.ts';
export { type ReviewContent, submitReview } from './writing/submit-review.ts';
