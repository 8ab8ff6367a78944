import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/list-position.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { firstRow } from '../../../database/single-row.ts';
import { sumWhere } from '../../../database/sums.ts';
import { isFrozen } from '../chargebacks/chargeback-queries.ts';
import { earnings } from '../tables.ts';

export type EarningsRow = typeof earnings.$inferSelect;

/** Returns the keyset cursor of an entry, which stays valid if a dispute removes the row. */
export const getEarningsCursor = ({ createdAt, bookingId }: EarningsRow): string =>
  listPosition(createdAt, bookingId);

const entryAfterCondition = (cursor: string) =>
  sql`(${earnings.createdAt}, ${earnings.bookingId}) < ${cursorPosition(cursor)}`;

export const {
  lock: lockEarnings,
  insert: insertEarnings,
  update: updateEarnings,
  remove: deleteEarnings,
} = createKeyQueries(earnings, 'bookingId');

const canBeReleased = and(isNull(earnings.releasedAt), not(isFrozen));

/** Returns the bookings whose earnings are due for release. */
export const listDueForRelease = async (
  db: Executor,
  now: Temporal.Instant,
  limit: number,
): Promise<BookingId[]> => {
  const rows = await db
    .select({ bookingId: earnings.bookingId })
    .from(earnings)
    .where(and(canBeReleased, lte(earnings.releaseAt, now)))
    .orderBy(earnings.releaseAt)
    .limit(limit);
  return rows.map(({ bookingId }) => bookingId);
};

/** Locks earnings that can be released; returns null if another process is releasing them. */
export const lockForRelease = (tx: Tx, bookingId: BookingId): Promise<EarningsRow | null> =>
  firstRow(
    tx
      .select()
      .from(earnings)
      .where(and(eq(earnings.bookingId, bookingId), canBeReleased))
      .for('update', { skipLocked: true }),
  );

/** The guide's online earnings from a booking, in fen, and when they can be withdrawn. */
export interface Earned {
  cents: number;
  /** Null while a chargeback of the money is open, because the date is then unknown. */
  releaseAt: Temporal.Instant | null;
}

/** Returns the earnings from these bookings; omits bookings whose money is not split yet. */
export const loadEarned = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, Earned>> => {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, amountCents, releaseAt } = earnings;
  const rows = await db
    .select({ bookingId, cents: amountCents, releaseAt, isFrozen })
    .from(earnings)
    .where(isAnyOf(bookingId, bookingIds));
  return new Map(
    rows.map((row) => [
      row.bookingId,
      { cents: row.cents, releaseAt: row.isFrozen ? null : row.releaseAt },
    ]),
  );
};

/** Returns the total price of all completed tours that the user took or guided, in fen. */
export const sumLifetimeCents = (
  db: Executor,
  userId: UserId,
  guideId: GuideId | null,
): Promise<number> => {
  const asTraveler = eq(earnings.travelerId, userId);
  const isTheirs = guideId === null ? asTraveler : or(asTraveler, eq(earnings.guideId, guideId));
  return sumWhere(db, earnings.tourCents, isTheirs);
};

/** Returns how much commission due the guide's earnings have paid, in fen. */
export const sumCommissionPaid = (db: Executor, guideId: GuideId): Promise<number> =>
  // A literal rather than a bind parameter, so that the planner can use the partial index (earnings_due).
  sumWhere(
    db,
    earnings.dueCents,
    and(eq(earnings.guideId, guideId), gt(earnings.dueCents, sql`0`)),
  );

/** Returns a guide's earnings by booking, newest first, after the cursor. */
export const listEarningsRows = (
  db: Executor,
  guideId: GuideId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EarningsRow[]> =>
  db
    .select()
    .from(earnings)
    .where(
      and(
        eq(earnings.guideId, guideId),
        cursor === undefined ? undefined : entryAfterCondition(cursor),
      ),
    )
    .orderBy(desc(earnings.createdAt), desc(earnings.bookingId))
    .limit(limit);

/**
 * Returns the sum of pending earnings that chargebacks hold, even if they would have been released by now,
 * in fen.
 */
export const sumFrozenEarnings = (db: Executor, guideId: GuideId): Promise<number> =>
  sumWhere(
    db,
    earnings.amountCents,
    and(eq(earnings.guideId, guideId), isNull(earnings.releasedAt), isFrozen),
  );

/** Returns when the next pending earnings can be withdrawn, and how much; null if none are pending. */
export const findNextRelease = async (
  db: Executor,
  guideId: GuideId,
): Promise<{ at: Temporal.Instant; amountCents: number } | null> => {
  const pending = and(eq(earnings.guideId, guideId), canBeReleased);
  const [first] = await db
    .select({ at: earnings.releaseAt })
    .from(earnings)
    .where(and(pending, sql`${earnings.amountCents} > 0`))
    .orderBy(asc(earnings.releaseAt))
    .limit(1);
  if (!first) return null;
  const atThatTime = and(pending, eq(earnings.releaseAt, first.at));
  return { at: first.at, amountCents: await sumWhere(db, earnings.amountCents, atThatTime) };
};

/** Sums of earnings between two instants, separately for cancelled and completed bookings. In fen. */
export interface EarningsBucket {
  bucket: number;
  cancelled: boolean;
  bookings: number;
  tour_cents: string;
  earned_cents: string;
  commission_cents: string;
  cash_cents: string;
}

// A single index-only scan for all periods.
const BUCKETS = `
  SELECT width_bucket(created_at, $2::timestamptz[]) AS bucket, tour_cents = 0 AS cancelled,
    count(*)::integer AS bookings, sum(tour_cents) AS tour_cents, sum(amount_cents) AS earned_cents,
    sum(commission_cents) AS commission_cents, sum(cash_cents) AS cash_cents
  FROM earnings WHERE guide_id = $1 GROUP BY 1, 2`;

/** Returns a guide's earnings between these ascending instants; bucket 0 is before the first instant. */
export const listEarningsByPeriod = (
  db: Executor,
  guideId: GuideId,
  bounds: readonly string[],
): Promise<EarningsBucket[]> => queryRawRows(db, { text: BUCKETS, values: [guideId, bounds] });
