import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { ChargebackNews } from '../provider.ts';
import { sumRefundedCents } from './refunds.ts';
import { lockSession } from './sessions.ts';
import { type DemoChargebackRow, type DemoEvent, demoChargebacks, demoEvents } from './tables.ts';

/** The actions of the payer's bank, triggered by buttons on the demo provider's page. */

/** The bank's decision. With `partly`, the payer wins, but half of the money is returned to the merchant. */
export type DemoDecision = 'won' | 'lost' | 'partly';

/** How long the bank waits for the merchant's evidence. */
const ANSWER = { hours: 9 * 24 };
const REASON = 'product_not_received';

/** Returns the full state of a chargeback, which every event contains. */
export const toChargebackNews = (row: DemoChargebackRow): ChargebackNews => ({
  eventId: `demo_evt_${randomUUID()}`,
  chargebackId: row.id,
  chargeId: row.sessionId,
  amountCents: row.amountCents,
  reason: row.reason,
  answerBy: Math.floor(row.answerBy.epochMilliseconds / 1000),
  isTaken: true,
  returnedCents: row.returnedCents,
  outcome: row.outcome,
});

const writeEvent = async (tx: Tx, deps: Deps, row: DemoChargebackRow): Promise<DemoEvent> => {
  const news = toChargebackNews(row);
  const event: DemoEvent = { id: news.eventId, payload: JSON.stringify(news) };
  const createdAt = deps.clock.now();
  await tx.insert(demoEvents).values({ ...event, sessionId: row.sessionId, createdAt });
  return event;
};

export const findChargeback = async (
  db: Executor,
  sessionId: string,
): Promise<DemoChargebackRow | null> => {
  const [row] = await db
    .select()
    .from(demoChargebacks)
    .where(eq(demoChargebacks.sessionId, sessionId));
  return row ?? null;
};

/** Creates the provider's record of a chargeback, and withdraws its money. */
export const writeChargeback = async (
  tx: Tx,
  deps: Deps,
  {
    sessionId,
    amountCents,
    reason,
  }: Pick<DemoChargebackRow, 'sessionId' | 'amountCents' | 'reason'>,
): Promise<DemoChargebackRow> => {
  const now = deps.clock.now();
  const row: DemoChargebackRow = {
    id: `demo_dp_${randomUUID()}`,
    sessionId,
    amountCents,
    reason,
    openedAt: now,
    answerBy: now.add(ANSWER),
    outcome: null,
    returnedCents: 0,
  };
  await tx.insert(demoChargebacks).values(row);
  return row;
};

/**
 * Opens a chargeback for the part of a payment that was not refunded. Idempotent. Returns the event to
 * deliver; null if it was created before. Throws NOT_FOUND or CHARGEBACK_NOT_POSSIBLE.
 */
export const openChargeback = (deps: Deps, sessionId: string): Promise<DemoEvent | null> =>
  inTransaction(deps.db, async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (await findChargeback(tx, sessionId)) return null;
    const amountCents = session.amountCents - (await sumRefundedCents(tx, sessionId));
    if (session.status !== 'succeeded' || amountCents <= 0) fail('CHARGEBACK_NOT_POSSIBLE');
    const row = await writeChargeback(tx, deps, { sessionId, amountCents, reason: REASON });
    return writeEvent(tx, deps, row);
  });

/** Returns the chargeback with the amounts that result from the bank's decision. */
export const applyDecision = (
  row: DemoChargebackRow,
  decision: DemoDecision,
): DemoChargebackRow => {
  const back = { won: row.amountCents, lost: 0, partly: Math.floor(row.amountCents / 2) };
  const outcome = decision === 'won' ? 'won' : 'lost';
  return { ...row, outcome, returnedCents: back[decision] };
};

/**
 * Records the bank's decision; repeating the call has no effect. Returns the event to deliver; null if it
 * was created before. Throws NOT_FOUND or CHARGEBACK_NOT_POSSIBLE.
 */
export const decideChargeback = (
  deps: Deps,
  sessionId: string,
  decision: DemoDecision,
): Promise<DemoEvent | null> =>
  inTransaction(deps.db, async (tx) => {
    await lockSession(tx, sessionId);
    const row = (await findChargeback(tx, sessionId)) ?? fail('CHARGEBACK_NOT_POSSIBLE');
    const { outcome, returnedCents } = applyDecision(row, decision);
    if (row.outcome !== null) {
      const isSame = row.outcome === outcome && row.returnedCents === returnedCents;
      return isSame ? null : fail('CHARGEBACK_NOT_POSSIBLE');
    }
    const change = { outcome, returnedCents };
    await tx.update(demoChargebacks).set(change).where(eq(demoChargebacks.id, row.id));
    return writeEvent(tx, deps, { ...row, ...change });
  });
