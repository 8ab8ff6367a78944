import { HOLD_LIMITS } from '@tomoguide/contract/bookings/figures';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import {
  type AnyColumn,
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { bookings } from '../tables.ts';
import type { Network } from './hold-network.ts';

/**
 * A literal rather than a bind parameter, so that the planner can use the partial indexes on pending
 * bookings.
 */
const pending = sql`${bookings.status} = 'pending'`;
const endedUnpaid = sql`${bookings.status} = 'cancelled' and ${bookings.paidAt} is null`;
const fromCheckout = not(bookings.guidePreAccepted);

/** A pending booking. Its deadline can have passed if its timer has not run yet. */
export interface PendingHold {
  deadlineAt: Temporal.Instant;
  /** True if the booking was created from a tour request that the guide accepted. */
  accepted: boolean;
}

export interface GuideHold {
  travelerId: UserId;
  networkHash: string | null;
  deadlineAt: Temporal.Instant;
}

/** The holds that count toward the limits of a checkout. */
export interface Holds {
  /** The traveler's pending bookings. */
  pending: readonly PendingHold[];
  /** When the traveler's recent checkout holds ended without payment, by expiring or by cancellation. */
  lapsed: readonly Temporal.Instant[];
  /** When recent unpaid holds from this network were created, including holds that are still live. */
  fromNetwork: readonly Temporal.Instant[];
  /** The live checkout holds on the guide's calendar. */
  ofGuide: readonly GuideHold[];
}

/** Queries all holds that count toward the limits in one statement; each part uses its own index. */
const holds = prepareOnce((db) => {
  const selectHolds = (rule: keyof Holds, at: AnyColumn, ...where: SQL[]) =>
    db
      .select({
        rule: sql<keyof Holds>`${sql.raw(`'${rule}'`)}`,
        at: sql<Temporal.Instant | null>`${at}`.mapWith(bookings.createdAt),
        accepted: bookings.guidePreAccepted,
        travelerId: bookings.travelerId,
        networkHash: bookings.networkHash,
      })
      .from(bookings)
      .where(and(...where));
  const travelers = eq(bookings.travelerId, sql.placeholder('travelerId'));
  return unionAll(
    selectHolds('pending', bookings.deadlineAt, travelers, pending),
    selectHolds(
      'lapsed',
      bookings.endedAt,
      travelers,
      endedUnpaid,
      fromCheckout,
      inArray(bookings.cancelKind, ['hold_expired', 'traveler']),
      gt(bookings.endedAt, sql.placeholder('dayAgo')),
    ),
    selectHolds(
      'fromNetwork',
      bookings.createdAt,
      eq(bookings.networkHash, sql.placeholder('hash')),
      gt(bookings.createdAt, sql.placeholder('hourAgo')),
      isNull(bookings.paidAt),
      fromCheckout,
    )
      .orderBy(desc(bookings.createdAt))
      .limit(sql.placeholder('limit')),
    selectHolds(
      'ofGuide',
      bookings.deadlineAt,
      eq(bookings.guideId, sql.placeholder('guideId')),
      pending,
      fromCheckout,
      gt(bookings.deadlineAt, sql.placeholder('now')),
    ),
  ).prepare('holds');
});

/**
 * Returns the holds that count toward the limits of this checkout; skips those from the same network if
 * `network` is null.
 */
export const loadHolds = async (
  tx: Tx,
  who: { travelerId: UserId; guideId: GuideId; network: Network | null },
  now: Temporal.Instant,
): Promise<Holds> => {
  const rows = await holds(tx, {
    ...who,
    hash: who.network?.hash ?? null,
    limit: who.network?.limit ?? 0,
    now,
    dayAgo: now.subtract({ hours: HOLD_LIMITS.lapsedHours }),
    hourAgo: now.subtract({ minutes: HOLD_LIMITS.addressMinutes }),
  });
  const getRows = (rule: keyof Holds) =>
    rows.flatMap(({ at, ...row }) => (row.rule === rule && at ? [{ ...row, at }] : []));
  return {
    pending: getRows('pending').map(({ at, accepted }) => ({ deadlineAt: at, accepted })),
    lapsed: getRows('lapsed').map(({ at }) => at),
    fromNetwork: getRows('fromNetwork').map(({ at }) => at),
    ofGuide: getRows('ofGuide').map(({ at, ...hold }) => ({ ...hold, deadlineAt: at })),
  };
};

const networkLock = prepareOnce((db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended('holds from ' || ${sql.placeholder('hash')}, 0))`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('holds_network_lock'),
);

/**
 * Locks the network so that only one checkout from it runs at a time, and the counts read next stay valid
 * until the commit.
 */
export const lockNetwork = async (tx: Tx, hash: string): Promise<void> => {
  await networkLock(tx, { hash });
};

/** Erases the network hashes of bookings created up to this time. */
export const deleteNetworks = async (db: Executor, until: Temporal.Instant): Promise<void> => {
  await db
    .update(bookings)
    .set({ networkHash: null })
    .where(and(sql`${bookings.networkHash} is not null`, lte(bookings.createdAt, until)));
};
