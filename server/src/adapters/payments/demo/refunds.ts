import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import type { RefundAnswer, RefundNews, RefundOrder } from '../provider.ts';
import {
  type DemoEvent,
  type DemoRefundRow,
  demoChargebacks,
  demoEvents,
  demoRefunds,
  demoSessions,
} from './tables.ts';

/** How long a refund takes, so that users can see it as pending. */
const TAKES = { hours: 24 };
/** Maximum number of refunds reported per run. The rest is reported in the next run. */
const RUN_LIMIT = 200;

const hasArrived = ({ arrivesAt }: DemoRefundRow, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(arrivesAt, now) <= 0;

const toRefundAnswer = (row: DemoRefundRow, now: Temporal.Instant): RefundAnswer => ({
  status: hasArrived(row, now) ? 'arrived' : 'pending',
  refundId: row.id,
});

/** Returns how much of a session's payment was refunded, in fen. */
export const sumRefundedCents = async (db: Executor, sessionId: string): Promise<number> => {
  const [given] = await db
    .select({ cents: sql<number>`coalesce(sum(${demoRefunds.amountCents}), 0)`.mapWith(Number) })
    .from(demoRefunds)
    .where(eq(demoRefunds.sessionId, sessionId));
  return given?.cents ?? 0;
};

/** Returns whether the payer's bank disputes a session's payment or has returned it to the payer. */
const isChargedBack = async (db: Executor, sessionId: string): Promise<boolean> => {
  const isOpenOrLost = or(isNull(demoChargebacks.outcome), eq(demoChargebacks.outcome, 'lost'));
  const found = and(eq(demoChargebacks.sessionId, sessionId), isOpenOrLost);
  return (await db.$count(demoChargebacks, found)) > 0;
};

/**
 * Accepts a refund order, once per key, up to the charged amount, but not for money that a bank disputes or
 * has withdrawn. A repeated call returns the refund's current status.
 */
export const acceptRefund = async (
  tx: Tx,
  deps: BaseDeps,
  { key, chargeId, amountCents }: RefundOrder,
): Promise<RefundAnswer> => {
  const now = deps.clock.now();
  const [session] = await tx
    .select()
    .from(demoSessions)
    .where(eq(demoSessions.id, chargeId))
    .for('update');
  const [before] = await tx.select().from(demoRefunds).where(eq(demoRefunds.key, key));
  if (before) return toRefundAnswer(before, now);
  const left =
    session?.status === 'succeeded'
      ? session.amountCents - (await sumRefundedCents(tx, chargeId))
      : 0;
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
  return toRefundAnswer(row, now);
};

/** Returns the status of a refund order; null if it was never accepted. */
export const findRefund = async (deps: BaseDeps, key: string): Promise<RefundAnswer | null> => {
  const [row] = await deps.db.select().from(demoRefunds).where(eq(demoRefunds.key, key));
  return row ? toRefundAnswer(row, deps.clock.now()) : null;
};

/** Returns the refunds of a session, oldest first. */
export const listSessionRefunds = (db: Executor, sessionId: string): Promise<DemoRefundRow[]> =>
  db
    .select()
    .from(demoRefunds)
    .where(eq(demoRefunds.sessionId, sessionId))
    .orderBy(asc(demoRefunds.createdAt), asc(demoRefunds.id));

/** Completes the pending refunds of a session immediately. Anyone who has the session's URL can do this. */
export const completeRefunds = async (deps: BaseDeps, sessionId: string): Promise<void> => {
  const now = deps.clock.now();
  await deps.db
    .update(demoRefunds)
    .set({ arrivesAt: now })
    .where(and(eq(demoRefunds.sessionId, sessionId), gt(demoRefunds.arrivesAt, now)));
};

/**
 * Creates the callback for a refund that has arrived; null if the refund was already reported or has not
 * arrived yet.
 */
const recordArrival = (deps: BaseDeps, id: string): Promise<DemoEvent | null> =>
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

/** Reports refunds that have arrived. `deliver` sends the callback for each event. */
export const reportArrivals = async (
  deps: BaseDeps,
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
    const event = await recordArrival(deps, id);
    if (event) await deliver(event);
  }
};
