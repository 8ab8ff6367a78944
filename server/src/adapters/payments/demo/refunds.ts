import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { RefundAnswer, RefundNews, RefundOrder } from '../provider.ts';
import {
  type DemoEvent,
  type DemoRefundRow,
  demoChargebacks,
  demoEvents,
  demoRefunds,
  demoSessions,
} from './tables.ts';

/** So that a refund is seen on its way before it has arrived. */
const TAKES = { hours: 24 };
/** Refunds that a run tells of at most: the rest at the next one. */
const RUN_LIMIT = 200;

const hasArrived = ({ arrivesAt }: DemoRefundRow, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(arrivesAt, now) <= 0;

const answerOf = (row: DemoRefundRow, now: Temporal.Instant): RefundAnswer => ({
  status: hasArrived(row, now) ? 'arrived' : 'pending',
  refundId: row.id,
});

/** What of a session was refunded; fen. */
export const givenBack = async (db: Executor, sessionId: string): Promise<number> => {
  const [given] = await db
    .select({ cents: sql<number>`coalesce(sum(${demoRefunds.amountCents}), 0)`.mapWith(Number) })
    .from(demoRefunds)
    .where(eq(demoRefunds.sessionId, sessionId));
  return given?.cents ?? 0;
};

/** Whether the bank has the money of a session, or has given it to the payer. */
const isChargedBack = async (db: Executor, sessionId: string): Promise<boolean> => {
  const standing = or(isNull(demoChargebacks.outcome), eq(demoChargebacks.outcome, 'lost'));
  const found = and(eq(demoChargebacks.sessionId, sessionId), standing);
  return (await db.$count(demoChargebacks, found)) > 0;
};

/**
 * Takes an order to give back at most what was charged, once per key; nothing of what a bank disputes or
 * took. Asked again it says how far that is.
 */
export const takeRefund = async (
  tx: Tx,
  deps: Deps,
  { key, chargeId, amountCents }: RefundOrder,
): Promise<RefundAnswer> => {
  const now = deps.clock.now();
  const [session] = await tx
    .select()
    .from(demoSessions)
    .where(eq(demoSessions.id, chargeId))
    .for('update');
  const [before] = await tx.select().from(demoRefunds).where(eq(demoRefunds.key, key));
  if (before) return answerOf(before, now);
  const left =
    session?.status === 'succeeded' ? session.amountCents - (await givenBack(tx, chargeId)) : 0;
  if (amountCents > left || (await isChargedBack(tx, chargeId)))
    return { status: 'refused', refundId: null };
  const row: DemoRefundRow = {
    id: `demo_re_${randomUUID()}`,
    key,
    sessionId: chargeId,
    amountCents,
    createdAt: now,
    arrivesAt: now.add(TAKES),
    toldAt: null,
  };
  await tx.insert(demoRefunds).values(row);
  return answerOf(row, now);
};

/** How far an order is; null where it was never taken. */
export const findRefund = async (deps: Deps, key: string): Promise<RefundAnswer | null> => {
  const [row] = await deps.db.select().from(demoRefunds).where(eq(demoRefunds.key, key));
  return row ? answerOf(row, deps.clock.now()) : null;
};

/** What of a session goes back, the first first. */
export const refundsOfSession = (db: Executor, sessionId: string): Promise<DemoRefundRow[]> =>
  db
    .select()
    .from(demoRefunds)
    .where(eq(demoRefunds.sessionId, sessionId))
    .orderBy(asc(demoRefunds.createdAt), asc(demoRefunds.id));

/** Whoever has the session's address need not wait: what of it is under way arrives now. */
export const hurryRefunds = async (deps: Deps, sessionId: string): Promise<void> => {
  const now = deps.clock.now();
  await deps.db
    .update(demoRefunds)
    .set({ arrivesAt: now })
    .where(and(eq(demoRefunds.sessionId, sessionId), gt(demoRefunds.arrivesAt, now)));
};

/** Writes the callback that tells of a refund's arrival; null where it is told or not due. */
const writeArrival = (deps: Deps, id: string): Promise<DemoEvent | null> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const [row] = await tx
      .update(demoRefunds)
      .set({ toldAt: now })
      .where(
        and(eq(demoRefunds.id, id), isNull(demoRefunds.toldAt), lte(demoRefunds.arrivesAt, now)),
      )
      .returning();
    if (!row) return null;
    const news: RefundNews = {
      eventId: `demo_evt_${randomUUID()}`,
      key: row.key,
      status: 'arrived',
      refundId: row.id,
    };
    const event: DemoEvent = { id: news.eventId, payload: JSON.stringify(news) };
    await tx.insert(demoEvents).values({ ...event, sessionId: row.sessionId, createdAt: now });
    return event;
  });

/** Tells of the refunds that have arrived: `deliver` calls back with each event. */
export const tellArrivals = async (
  deps: Deps,
  deliver: (event: DemoEvent) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const due = await deps.db
    .select({ id: demoRefunds.id })
    .from(demoRefunds)
    .where(and(isNull(demoRefunds.toldAt), lte(demoRefunds.arrivesAt, deps.clock.now())))
    .orderBy(asc(demoRefunds.arrivesAt))
    .limit(RUN_LIMIT);
  for (const { id } of due) {
    if (isStopped()) return;
    const event = await writeArrival(deps, id);
    if (event) await deliver(event);
  }
};
