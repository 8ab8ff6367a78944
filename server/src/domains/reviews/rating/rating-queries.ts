import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { countTags, type TagCount } from '@tomoguide/contract/reviews/tags';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { ofGuides, ofTravelers } from '../queries.ts';
import { reviews } from '../tables.ts';

export type RatingCounts = [number, number, number, number, number];

const countReviews = sql<number>`count(*)::int`;

const toRatingCounts = (rows: readonly { rating: number; count: number }[]): RatingCounts => {
  const of = (stars: number) =>
    rows.reduce((sum, { rating, count }) => sum + (rating === stars ? count : 0), 0);
  return [of(1), of(2), of(3), of(4), of(5)];
};

/** Counts a guide's public reviews with one to five stars, and their tags, with one query. */
export const countPublicReviews = async (
  db: Executor,
  guideId: GuideId,
): Promise<{ ratingCounts: RatingCounts; tagCounts: TagCount[] }> => {
  const rows = await db
    .select({ rating: reviews.rating, tags: reviews.tags, count: countReviews })
    .from(reviews)
    .where(and(eq(reviews.guideId, guideId), ofGuides))
    .groupBy(reviews.rating, reviews.tags);
  return { ratingCounts: toRatingCounts(rows), tagCounts: countTags(rows) };
};

/** Counts a traveler's public reviews with one to five stars. */
export const countTravelerRatings = async (db: Executor, userId: UserId): Promise<RatingCounts> =>
  toRatingCounts(
    await db
      .select({ rating: reviews.rating, count: countReviews })
      .from(reviews)
      .where(and(eq(reviews.toUserId, userId), ofTravelers))
      .groupBy(reviews.rating),
  );
