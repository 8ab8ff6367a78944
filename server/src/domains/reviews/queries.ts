import type { BookingId, GuideId, ReviewId, UserId } from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isAfter, isAnyOf, isBefore } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { queryRawRows } from '../../database/query-raw-rows.ts';
import { firstRow, onlyRow } from '../../database/single-row.ts';
import type { GuidePorts } from '../guides/service.ts';
import { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReviewRow = typeof reviews.$inferInsert;

/** SQL condition for public reviews. */
const isPublic = and(isNotNull(reviews.publicAt), isNull(reviews.hiddenAt));
export const ofGuides = and(eq(reviews.type, sql`'traveler_to_guide'`), isPublic);
export const ofTravelers = and(eq(reviews.type, sql`'guide_to_traveler'`), isPublic);

const listNewestReviews = (
  db: Executor,
  which: SQL | undefined,
  limit: number,
): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(which)
    .orderBy(desc(reviews.publicAt), desc(reviews.id))
    .limit(limit);

/** Returns a guide's public reviews, newest first. */
export const listPublicReviews = (
  db: Executor,
  guideId: GuideId,
  limit: number,
): Promise<ReviewRow[]> =>
  listNewestReviews(db, and(eq(reviews.guideId, guideId), ofGuides), limit);

/** Returns public reviews of a traveler by guides, newest first. */
export const listPublicTravelerReviews = (
  db: Executor,
  userId: UserId,
  limit: number,
): Promise<ReviewRow[]> =>
  listNewestReviews(db, and(eq(reviews.toUserId, userId), ofTravelers), limit);

/** Number of a guide's latest reviews that a card can quote. */
const QUOTABLE = 12;

/** Returns the texts of each guide's latest public reviews with at least four stars, best first. */
export const listQuotableReviews: GuidePorts['quotableReviews'] = (db, guideIds) =>
  queryRawRows(db, {
    text: `
  select asked.id as "guideId", latest.content
  from unnest($1::int[]) as asked (id)
  cross join lateral (
    select r.content, r.rating, r.public_at, r.id from reviews r
    where r.guide_id = asked.id and r.type = 'traveler_to_guide' and r.public_at is not null
      and r.hidden_at is null and r.rating >= 4 and r.content <> ''
    order by r.public_at desc, r.id desc limit $2
  ) latest
  order by asked.id, latest.rating desc, latest.public_at desc, latest.id desc`,
    values: [[...guideIds], QUOTABLE],
  });

export const findReview = (db: Executor, id: ReviewId): Promise<ReviewRow | null> =>
  firstRow(db.select().from(reviews).where(eq(reviews.id, id)));

export const lockReview = (tx: Tx, id: ReviewId): Promise<ReviewRow | null> =>
  firstRow(tx.select().from(reviews).where(eq(reviews.id, id)).for('no key update'));

/** Returns the reviews that were submitted for these bookings. */
export const listBookingReviews = (db: Executor, ids: readonly BookingId[]): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(isAnyOf(reviews.bookingId, ids));

export const insertReviews = (tx: Tx, rows: NewReviewRow[]): Promise<ReviewRow[]> =>
  tx.insert(reviews).values(rows).returning();

export const insertReview = (tx: Tx, row: NewReviewRow): Promise<ReviewRow> =>
  onlyRow(insertReviews(tx, [row]));

export const updateReview = (
  tx: Tx,
  id: ReviewId,
  changes: Partial<NewReviewRow>,
): Promise<ReviewRow> =>
  onlyRow(tx.update(reviews).set(changes).where(eq(reviews.id, id)).returning());

/** Returns bookings with a review that is due for a publication check, except the bookings in `but`. */
export const listBookingsToPublish = async (
  db: Executor,
  now: Temporal.Instant,
  but: readonly BookingId[],
  limit: number,
): Promise<BookingId[]> => {
  const rows = await db
    .select({ id: reviews.bookingId })
    .from(reviews)
    .where(
      and(
        lte(reviews.publishAt, now),
        isNotNull(reviews.bookingId),
        not(isAnyOf(reviews.bookingId, but)),
      ),
    )
    .orderBy(reviews.publishAt)
    .limit(limit);
  return [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))];
};

interface AllReviews {
  show: 'all' | 'hidden';
  cursor?: number | undefined;
  limit: number;
  viewerId: UserId;
}

/**
 * Returns reviews in every state with an ID below `cursor`, newest first, except unpublished reviews about
 * the viewer (docs/product/reviews.md, "Blind until both are in").
 */
export const listAllReviews = (
  db: Executor,
  { show, cursor, limit, viewerId }: AllReviews,
): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        show === 'hidden' ? isNotNull(reviews.hiddenAt) : undefined,
        isBefore(reviews.id, cursor),
        or(isNotNull(reviews.publicAt), ne(reviews.toUserId, viewerId)),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);

// A literal rather than a bind parameter, so that the planner can use the partial index.
const CHECKED = sql`checked_until is not null and public_at is null and hidden_at is null`;

/**
 * Hides from staff that a review by or about themselves is being checked, and why; `viewerId` is null for
 * reads without a viewer.
 */
const notInvolvingCondition = (viewerId: UserId | null) =>
  viewerId === null
    ? undefined
    : and(ne(reviews.fromUserId, viewerId), ne(reviews.toUserId, viewerId));

/** Returns reviews that staff must check, oldest first. */
export const listReviewsToCheck = (
  db: Executor,
  viewerId: UserId | null,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(CHECKED, notInvolvingCondition(viewerId), isAfter(reviews.id, cursor)))
    .orderBy(asc(reviews.id))
    .limit(limit);

export const countChecked = async (
  db: Executor,
  viewerId: UserId | null,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> => {
  const [waiting, [oldest]] = await Promise.all([
    db.$count(reviews, and(CHECKED, notInvolvingCondition(viewerId))),
    listReviewsToCheck(db, viewerId, { limit: 1 }),
  ]);
  return { waiting, oldestAt: oldest?.submittedAt ?? null };
};

/** Returns the reviews that a user wrote, oldest first, for the user's data export. */
export const listReviewsByUser = (db: Executor, userId: UserId) =>
  db
    .select({
      id: reviews.id,
      bookingId: reviews.bookingId,
      rating: reviews.rating,
      content: reviews.content,
      tags: reviews.tags,
      submittedAt: reviews.submittedAt,
      publicAt: reviews.publicAt,
    })
    .from(reviews)
    .where(eq(reviews.fromUserId, userId))
    .orderBy(asc(reviews.id));

/** Returns the answers to reviews that a user wrote, for the user's data export. */
export const listRepliesByUser = (db: Executor, userId: UserId) =>
  db
    .select({ reviewId: reviews.id, reply: reviews.reply, repliedAt: reviews.repliedAt })
    .from(reviews)
    .where(and(eq(reviews.toUserId, userId), isNotNull(reviews.reply)))
    .orderBy(asc(reviews.id));
