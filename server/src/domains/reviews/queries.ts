import type { GuideId } from '@tomoguide/contract/primitives';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReviewRow = typeof reviews.$inferInsert;

/** Reviews of guides that anybody may read. */
const isPublic = and(
  eq(reviews.type, sql`'traveler_to_guide'`),
  isNotNull(reviews.publicAt),
  isNull(reviews.hiddenAt),
);

/** A guide's public reviews, newest first. */
export const publicReviews = (
  db: Executor,
  guideId: GuideId,
  limit: number,
): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.guideId, guideId), isPublic))
    .orderBy(desc(reviews.publicAt), desc(reviews.id))
    .limit(limit);

export type RatingCounts = [number, number, number, number, number];

/** How many public reviews give a guide one to five stars. */
export const publicRatingCounts = async (db: Executor, guideId: GuideId): Promise<RatingCounts> => {
  const rows = await db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.guideId, guideId), isPublic))
    .groupBy(reviews.rating);
  const of = (stars: number) => rows.find((row) => row.rating === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
};
