import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type {
  OpenedSession,
  PaymentProvider,
  RefundAnswer,
  RefundOrder,
  SessionOrder,
} from '../provider.ts';
import { closeSession, findCharge } from './sessions.ts';
import { demoRefunds, demoSessions } from './tables.ts';

/** The same key is the same session: only the first call makes one. */
const openSession = async (deps: Deps, order: SessionOrder): Promise<OpenedSession> => {
  const [made] = await deps.db
    .insert(demoSessions)
    .values({
      ...order,
      id: `demo_${randomUUID()}`,
      status: 'open',
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing({ target: demoSessions.key })
    .returning();
  const [row] = made
    ? [made]
    : await deps.db.select().from(demoSessions).where(eq(demoSessions.key, order.key));
  if (!row) throw new Error('the demo session was not written');
  return {
    sessionId: row.id,
    redirectUrl: `/payment-demo?session=${row.id}`,
    expiresAt: row.expiresAt,
  };
};

/** Refunds at most what was charged, once per key. */
const refund = (deps: Deps, order: RefundOrder): Promise<RefundAnswer> =>
  inTransaction(deps.db, async (tx) => {
    const [session] = await tx
      .select()
      .from(demoSessions)
      .where(eq(demoSessions.id, order.chargeId))
      .for('update');
    const [before] = await tx.select().from(demoRefunds).where(eq(demoRefunds.key, order.key));
    if (before) return { status: 'arrived', refundId: before.id };
    const [given] = await tx
      .select({ cents: sql<number>`coalesce(sum(${demoRefunds.amountCents}), 0)`.mapWith(Number) })
      .from(demoRefunds)
      .where(eq(demoRefunds.sessionId, order.chargeId));
    const left = session?.status === 'succeeded' ? session.amountCents - (given?.cents ?? 0) : 0;
    if (order.amountCents > left) return { status: 'refused', refundId: null };
    const id = `demo_re_${randomUUID()}`;
    await tx.insert(demoRefunds).values({
      id,
      key: order.key,
      sessionId: order.chargeId,
      amountCents: order.amountCents,
      createdAt: deps.clock.now(),
    });
    return { status: 'arrived', refundId: id };
  });

/** The default provider: it takes no real money, and its page has a button for every outcome. */
export const createDemoProvider = (deps: Deps): PaymentProvider => ({
  name: 'demo',
  openSession: (order) => openSession(deps, order),
  // Callbacks are kept until acknowledged, so none is lost.
  expireSession: async (sessionId) => {
    await closeSession(deps.db, sessionId);
    return null;
  },
  findCharge: (sessionId) => findCharge(deps.db, sessionId),
  refund: (order) => refund(deps, order),
  keyOfCharge: async (chargeId) => (await findCharge(deps.db, chargeId))?.key ?? null,
});
