import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { FEED_CANCELLED_DAYS, FEED_DAYS_BACK } from '@tomoguide/contract/bookings/figures';
import { OWN_EVENT_SUFFIX } from '@tomoguide/contract/guides/imported-calendar';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, gt, gte, isNotNull, ne, or } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { listHandedOver } from '../substitutions/substitution-queries.ts';
import { type BookingRow, bookingHistory, bookings, calendarFeeds } from '../tables.ts';

/** Returns the UID of a tour in its guide's feed and calendar files. */
export const getTourUid = (id: BookingId): string =>
  `${formatBookingNumber(id)}${OWN_EVENT_SUFFIX}`;

type FeedRow = typeof calendarFeeds.$inferSelect;

export const findGuideFeed = (db: Executor, guideId: GuideId): Promise<FeedRow | null> =>
  firstRow(db.select().from(calendarFeeds).where(eq(calendarFeeds.guideId, guideId)));

/** Returns the feed whose key has this hash; null if there is none. */
export const findFeedByHash = (db: Executor, hash: string): Promise<FeedRow | null> =>
  firstRow(db.select().from(calendarFeeds).where(eq(calendarFeeds.hash, hash)));

/** Stores a guide's feed, replacing an existing one. */
export const replaceFeed = async (tx: Tx, feed: FeedRow): Promise<void> => {
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.guideId, set: feed });
};

export const deleteFeed = async (db: Executor, guideId: GuideId): Promise<void> => {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.guideId, guideId));
};

/** Maximum number of tours in a feed, which is more than a guide can have in seven months. */
const MAX_TOURS = 1_000;

/**
 * Returns an SQL condition for the guide's tours and those that a substitute took over from them.
 * Their IDs are read first, because a subquery beside the guide's ID would read all bookings.
 */
const isOwnTour = async (db: Executor, guideId: GuideId, since?: Temporal.Instant) => {
  const isGuides = eq(bookings.guideId, guideId);
  const handedOver = await listHandedOver(db, guideId, since);
  return handedOver.length > 0 ? or(isGuides, isAnyOf(bookings.id, handedOver)) : isGuides;
};

/** Returns the tours for a guide's feed, sorted by start. A tour of another guide was handed over. */
export const listFeedTours = async (
  db: Executor,
  guideId: GuideId,
  now: Temporal.Instant,
): Promise<BookingRow[]> => {
  const cancelledSince = now.subtract({ hours: FEED_CANCELLED_DAYS * 24 });
  return db
    .select()
    .from(bookings)
    .where(
      and(
        await isOwnTour(db, guideId, cancelledSince),
        gte(bookings.scheduledStart, now.subtract({ hours: FEED_DAYS_BACK * 24 })),
        ne(bookings.status, 'pending'),
        // Some calendar apps keep an event that disappears from the feed, so a cancelled tour stays listed
        // as cancelled for a while.
        or(
          ne(bookings.status, 'cancelled'),
          and(isNotNull(bookings.paidAt), gte(bookings.endedAt, cancelledSince)),
        ),
      ),
    )
    .orderBy(asc(bookings.scheduledStart))
    .limit(MAX_TOURS);
};

/** Returns the UIDs, in lowercase, of the guide's tours in any status that end after `from`. */
export const listOwnTourUids = async (
  db: Executor,
  guideId: GuideId,
  from: Temporal.Instant,
): Promise<string[]> => {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(await isOwnTour(db, guideId), gt(bookings.scheduledEnd, from)));
  return rows.map(({ id }) => getTourUid(id).toLowerCase());
};

/** Returns the number of history entries per booking. */
export const loadChangeCounts = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, number>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId: bookingHistory.bookingId, changes: count() })
    .from(bookingHistory)
    .where(isAnyOf(bookingHistory.bookingId, bookingIds))
    .groupBy(bookingHistory.bookingId);
  return new Map(rows.map(({ bookingId, changes }) => [bookingId, changes]));
};
