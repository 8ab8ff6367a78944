import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, gt, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { builtOnce } from '../../../database/built-once.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { bookings } from '../tables.ts';

/** In the words of the partial indexes: a parameter would not let them answer. */
const pending = sql`${bookings.status} = 'pending'`;
const endedUnpaid = sql`${bookings.status} = 'cancelled' and ${bookings.paidAt} is null`;
const fromCheckout = not(bookings.guidePreAccepted);

const pendingOf = builtOnce((db) =>
  db
    .select({ deadlineAt: bookings.deadlineAt, accepted: bookings.guidePreAccepted })
    .from(bookings)
    .where(and(eq(bookings.travelerId, sql.placeholder('travelerId')), pending))
    .prepare('holds_pending'),
);

/** A pending booking, which nobody may have ended yet though its deadline has passed. */
export interface PendingHold {
  deadlineAt: Temporal.Instant;
  /** It began as a request that the guide accepted. */
  accepted: boolean;
}

/** The traveler's pending bookings. */
export const pendingHoldsOf = async (tx: Tx, travelerId: UserId): Promise<PendingHold[]> => {
  const rows = await pendingOf(tx, { travelerId });
  return rows.flatMap(({ deadlineAt, accepted }) => (deadlineAt ? [{ deadlineAt, accepted }] : []));
};

const lapsedOf = builtOnce((db) =>
  db
    .select({ endedAt: bookings.endedAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.travelerId, sql.placeholder('travelerId')),
        endedUnpaid,
        fromCheckout,
        inArray(bookings.cancelKind, ['hold_expired', 'traveler']),
        gt(bookings.endedAt, sql.placeholder('since')),
      ),
    )
    .prepare('holds_lapsed'),
);

/** When the traveler's checkout holds ended unpaid since then, by the clock or by themself. */
export const lapsedHoldsOf = async (
  tx: Tx,
  travelerId: UserId,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> => {
  const rows = await lapsedOf(tx, { travelerId, since });
  return rows.flatMap(({ endedAt }) => endedAt ?? []);
};

const unpaidFrom = builtOnce((db) =>
  db
    .select({ createdAt: bookings.createdAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.networkHash, sql.placeholder('hash')),
        gt(bookings.createdAt, sql.placeholder('since')),
        isNull(bookings.paidAt),
        fromCheckout,
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(sql.placeholder('limit'))
    .prepare('holds_from_network'),
);

/** When the latest unpaid holds were made from this network since then, live ones too. */
export const unpaidHoldsFrom = async (
  tx: Tx,
  network: { hash: string; limit: number },
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> => {
  const rows = await unpaidFrom(tx, { ...network, since });
  return rows.map(({ createdAt }) => createdAt);
};

export interface GuideHold {
  travelerId: UserId;
  networkHash: string | null;
  deadlineAt: Temporal.Instant;
}

const heldOf = builtOnce((db) =>
  db
    .select({
      travelerId: bookings.travelerId,
      networkHash: bookings.networkHash,
      deadlineAt: bookings.deadlineAt,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.guideId, sql.placeholder('guideId')),
        pending,
        fromCheckout,
        gt(bookings.deadlineAt, sql.placeholder('now')),
      ),
    )
    .prepare('holds_of_guide'),
);

/** The live checkout holds on a guide's calendar. */
export const liveHoldsOf = async (
  tx: Tx,
  guideId: GuideId,
  now: Temporal.Instant,
): Promise<GuideHold[]> => {
  const rows = await heldOf(tx, { guideId, now });
  return rows.flatMap(({ deadlineAt, travelerId, networkHash }) =>
    deadlineAt ? [{ travelerId, networkHash, deadlineAt }] : [],
  );
};

const networkLock = builtOnce((db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended('holds from ' || ${sql.placeholder('hash')}, 0))`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('holds_network_lock'),
);

/** One checkout at a time from a network: what is counted next stays true until the commit. */
export const lockNetwork = async (tx: Tx, hash: string): Promise<void> => {
  await networkLock(tx, { hash });
};

/** Erases the networks of bookings made up to then. */
export const forgetNetworks = async (db: Executor, until: Temporal.Instant): Promise<void> => {
  await db
    .update(bookings)
    .set({ networkHash: null })
    .where(and(sql`${bookings.networkHash} is not null`, lte(bookings.createdAt, until)));
};
