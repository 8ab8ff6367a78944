import type { GuideId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { isFrozen } from '../chargebacks/chargeback-rows.ts';
import { earnings } from '../tables.ts';

export type EarningsRow = typeof earnings.$inferSelect;

/** What a guide's bookings earned, newest first, after the booking that the cursor names. */
export const earningsRows = (
  db: Executor,
  guideId: GuideId,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<EarningsRow[]> =>
  db
    .select()
    .from(earnings)
    .where(
      and(
        eq(earnings.guideId, guideId),
        cursor === undefined
          ? undefined
          : sql`(${earnings.createdAt}, ${earnings.bookingId}) < (
              select e.created_at, e.booking_id from earnings e
              where e.booking_id = ${cursor}::bigint and e.guide_id = ${guideId})`,
      ),
    )
    .orderBy(desc(earnings.createdAt), desc(earnings.bookingId))
    .limit(limit);

/** Pending earnings that a chargeback keeps, however long ago they were due; fen. */
export const frozenEarnings = async (db: Executor, guideId: GuideId): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${earnings.amountCents}), 0)`.mapWith(Number) })
    .from(earnings)
    .where(and(eq(earnings.guideId, guideId), isNull(earnings.releasedAt), isFrozen));
  return row?.cents ?? 0;
};

/** When the next pending earnings can be withdrawn, and how much then; null: none are pending. */
export const nextRelease = async (
  db: Executor,
  guideId: GuideId,
): Promise<{ at: Temporal.Instant; amountCents: number } | null> => {
  const pending = and(eq(earnings.guideId, guideId), isNull(earnings.releasedAt), not(isFrozen));
  const [first] = await db
    .select({ at: earnings.releaseAt })
    .from(earnings)
    .where(and(pending, sql`${earnings.amountCents} > 0`))
    .orderBy(asc(earnings.releaseAt))
    .limit(1);
  if (!first) return null;
  const [sum] = await db
    .select({ cents: sql<number>`sum(${earnings.amountCents})`.mapWith(Number) })
    .from(earnings)
    .where(and(pending, eq(earnings.releaseAt, first.at)));
  return { at: first.at, amountCents: sum?.cents ?? 0 };
};
