import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { ofGuides, ofTravelers } from '../queries.ts';
import { reviews } from '../tables.ts';

export type RatingCounts = [number, number, number, number, number];

const countRatings = async (db: Executor, which: SQL | undefined): Promise<RatingCounts> => {
  const rows = await db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(which)
    .groupBy(reviews.rating);
  const of = (stars: number) => rows.find((row) => row.rating === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
};

/** Counts a guide's public reviews with one to five stars. */
export const countPublicRatings = (db: Executor, guideId: GuideId): Promise<RatingCounts> =>
  countRatings(db, and(eq(reviews.guideId, guideId), ofGuides));

/** Counts a traveler's public reviews with one to five stars. */
export const countTravelerRatings = (db: Executor, userId: UserId): Promise<RatingCounts> =>
  countRatings(db, and(eq(reviews.toUserId, userId), ofTravelers));
