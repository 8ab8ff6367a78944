import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import type { OpenedSession, PaymentProvider, SessionOrder } from '../provider.ts';
import { acceptRefund, findRefund } from './refunds.ts';
import { closeSession, findCharge } from './sessions.ts';
import { demoSessions } from './tables.ts';

/** Opens a session. Only the first call with a key creates one; later calls return the same session. */
const openSession = async (deps: BaseDeps, order: SessionOrder): Promise<OpenedSession> => {
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

/** Creates the default provider. It takes no real money, and its page has a button for every outcome. */
export const createDemoProvider = (deps: BaseDeps): PaymentProvider => ({
  name: 'demo',
  openSession: (order) => openSession(deps, order),
  // There is nothing to report, because callbacks are stored until they are acknowledged.
  expireSession: async (sessionId) => {
    await closeSession(deps.db, sessionId);
    return null;
  },
  findCharge: (sessionId) => findCharge(deps.db, sessionId),
  refund: (order) => inTransaction(deps.db, (tx) => acceptRefund(tx, deps, order)),
  findRefund: ({ key }) => findRefund(deps, key),
  keyOfCharge: async (chargeId) => (await findCharge(deps.db, chargeId))?.key ?? null,
});
