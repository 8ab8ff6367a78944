import { calculateRating } from '@tomoguide/contract/guides/rating';
import type { UserId } from '@tomoguide/contract/primitives';
import type { TravelerReviews } from '@tomoguide/contract/reviews/entities';
import { TRAVELER_REVIEWS_SHOWN } from '@tomoguide/contract/reviews/figures';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { guideKnowsTraveler } from '../../bookings/service.ts';
import { presentTravelerReview } from '../present.ts';
import { listPublicTravelerReviews } from '../queries.ts';
import { countTravelerRatings } from '../rating/rating-queries.ts';

/**
 * Returns reviews of a traveler by guides, for the traveler and for guides who have a booking or
 * conversation with the traveler (docs/product/reviews.md, "Reviews of travelers"). Throws NOT_FOUND for
 * anyone else.
 */
export const loadTravelerReviews = async (
  deps: Deps,
  viewer: Viewer,
  userId: UserId,
): Promise<TravelerReviews> => {
  const { db } = deps;
  const knows =
    viewer.userId === userId ||
    (viewer.guideId !== null && (await guideKnowsTraveler(db, viewer.guideId, userId)));
  if (!knows) fail('NOT_FOUND');
  const [rows, counts] = await Promise.all([
    listPublicTravelerReviews(db, userId, TRAVELER_REVIEWS_SHOWN),
    countTravelerRatings(db, userId),
  ]);
  const authors = await loadUsersByIds(
    db,
    rows.map(({ fromUserId }) => fromUserId),
  );
  const { mean, count } = calculateRating(counts);
  const data = rows.flatMap((row) => {
    const author = authors.get(row.fromUserId);
    return author ? [presentTravelerReview(row, author)] : [];
  });
  return { userId, rating: mean, reviewCount: count, data };
};
