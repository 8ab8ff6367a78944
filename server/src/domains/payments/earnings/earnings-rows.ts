import type { GuideId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { cursorPosition, listPosition } from '../../../database/place.ts';
import { isFrozen } from '../chargebacks/chargeback-rows.ts';
import { earnings } from '../tables.ts';

export type EarningsRow = typeof earnings.$inferSelect;

/** The position of an entry in the list; valid even if a dispute removes the row. */
export const placeOf = ({ createdAt, bookingId }: EarningsRow): string =>
  listPosition(createdAt, bookingId);

const entryAfter = (cursor: string) =>
  sql`(${earnings.createdAt}, ${earnings.bookingId}) < ${cursorPosition(cursor)}`;

/** A guide's earnings by booking, newest first, after the cursor. */
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

/** Pending earnings that a chargeback holds, even if they were due long ago; fen. */
export const frozenEarnings = async (db: Executor, guideId: GuideId): Promise<number> => {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${earnings.amountCents}), 0)`.mapWith(Number) })
    .from(earnings)
    .where(and(eq(earnings.guideId, guideId), isNull(earnings.releasedAt), isFrozen));
  return row?.cents ?? 0;
};

/** When the next pending earnings can be withdrawn, and the amount; null if none are pending. */
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
