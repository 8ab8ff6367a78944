import type { GuideId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { placeAt, placeOfCursor } from '../../../database/place.ts';
import { isFrozen } from '../chargebacks/chargeback-rows.ts';
import { earnings } from '../tables.ts';

export type EarningsRow = typeof earnings.$inferSelect;

/** Where an entry stands in the list, whether or not its row is still there: a dispute takes it away. */
export const placeOf = ({ createdAt, bookingId }: EarningsRow): string =>
  placeAt(createdAt, bookingId);

const entryAfter = (cursor: string) =>
  sql`(${earnings.createdAt}, ${earnings.bookingId}) < ${placeOfCursor(cursor)}`;

/** What a guide's bookings earned, newest first, after the place that the cursor names. */
export const earningsRows = (
  db: Executor,
  guideId: GuideId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EarningsRow[]> =>
  db
    .select()
    .from(earnings)
    .where(
      and(eq(earnings.guideId, guideId), cursor === undefined ? undefined : entryAfter(cursor)),
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
