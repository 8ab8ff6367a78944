import { BOOKING_QUOTAS } from '@tomoguide/contract/bookings/figures';
import type { CancelledFacts } from '@tomoguide/contract/bookings/quotas';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { isLive } from '../queries.ts';
import { bookings, liftedQuotas } from '../tables.ts';

/** Data for a traveler's quotas; read under the lock of the traveler's row. */
export interface Quotas {
  /** The traveler's live bookings: with which guide, and whether the guide has lifted the quota for this traveler. */
  live: readonly { guideId: GuideId; isLifted: boolean }[];
  /** Paid bookings that the traveler cancelled within the quota's period. */
  cancelled: readonly CancelledFacts[];
}

const counted = prepareOnce((db) =>
  db
    .select({
      guideId: bookings.guideId,
      status: bookings.status,
      deadlineAt: bookings.deadlineAt,
      start: bookings.scheduledStart,
      paidAt: bookings.paidAt,
      acceptedAt: bookings.acceptedAt,
      guidePreAccepted: bookings.guidePreAccepted,
      endedAt: bookings.endedAt,
      policy: bookings.policy,
      bounds: {
        floorPercent: bookings.refundFloorPercent,
        capPercent: bookings.refundCapPercent,
      },
      isLifted: sql<boolean>`${liftedQuotas.at} is not null`,
    })
    .from(bookings)
    .leftJoin(
      liftedQuotas,
      and(
        eq(liftedQuotas.guideId, bookings.guideId),
        eq(liftedQuotas.travelerId, bookings.travelerId),
      ),
    )
    .where(
      and(
        eq(bookings.travelerId, sql.placeholder('travelerId')),
        or(
          isLive,
          and(
            eq(bookings.status, 'cancelled'),
            eq(bookings.cancelKind, 'traveler'),
            isNotNull(bookings.paidAt),
            gt(bookings.endedAt, sql.placeholder('since')),
          ),
        ),
      ),
    )
    .prepare('booking_quotas'),
);

export const getQuotas = async (
  db: Executor,
  travelerId: UserId,
  now: Temporal.Instant,
): Promise<Quotas> => {
  const since = now.subtract({ hours: 24 * BOOKING_QUOTAS.cancelledDays });
  const rows = await counted(db, { travelerId, since });
  return {
    live: rows.flatMap(({ guideId, isLifted, status, deadlineAt }) => {
      // A hold past its deadline counts as ended, even if its timer has not run yet.
      const isExceeded =
        status === 'pending' && deadlineAt && Temporal.Instant.compare(deadlineAt, now) <= 0;
      return status === 'cancelled' || isExceeded ? [] : [{ guideId, isLifted }];
    }),
    cancelled: rows.flatMap(({ status, paidAt, endedAt, ...row }) =>
      status === 'cancelled' && paidAt && endedAt ? [{ ...row, paidAt, endedAt }] : [],
    ),
  };
};

/** Sets whether the guide exempts a traveler from the quota of live bookings. */
export const liftQuota = async (
  tx: Tx,
  {
    guideId,
    travelerId,
    isLifted,
    at,
  }: { guideId: GuideId; travelerId: UserId; isLifted: boolean; at: Temporal.Instant },
): Promise<void> => {
  if (isLifted)
    await tx.insert(liftedQuotas).values({ guideId, travelerId, at }).onConflictDoNothing();
  else
    await tx
      .delete(liftedQuotas)
      .where(and(eq(liftedQuotas.guideId, guideId), eq(liftedQuotas.travelerId, travelerId)));
};

/** Returns which of the given travelers are exempt from this guide's quota. */
export const loadTravelersWithoutQuota = async (
  db: Executor,
  guideId: GuideId,
  travelerIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> => {
  const rows = await db
    .select({ id: liftedQuotas.travelerId })
    .from(liftedQuotas)
    .where(and(eq(liftedQuotas.guideId, guideId), isAnyOf(liftedQuotas.travelerId, travelerIds)));
  return new Set(rows.map(({ id }) => id));
};
