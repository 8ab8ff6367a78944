import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { ProviderEvent } from '../provider.ts';
import { type DemoEvent, type DemoSessionRow, demoEvents, demoSessions } from './tables.ts';

/** Sessions on the demo provider's side: the data and actions of its page. */

const sessionById = async (db: Executor, id: string): Promise<DemoSessionRow | null> => {
  const [row] = await db.select().from(demoSessions).where(eq(demoSessions.id, id));
  return row ?? null;
};

export const findSession = async (db: Executor, id: string): Promise<DemoSessionRow> =>
  (await sessionById(db, id)) ?? fail('NOT_FOUND');

export const lockSession = async (tx: Tx, id: string): Promise<DemoSessionRow> => {
  const [row] = await tx.select().from(demoSessions).where(eq(demoSessions.id, id)).for('update');
  return row ?? fail('NOT_FOUND');
};

/** Returns a session's status: past its expiry time it has expired, even if its row is not updated yet. */
export const currentStatus = (
  row: DemoSessionRow,
  now: Temporal.Instant,
): DemoSessionRow['status'] =>
  row.status === 'open' && Temporal.Instant.compare(now, row.expiresAt) >= 0
    ? 'expired'
    : row.status;

/** Returns the session's charge from the provider's tables rather than a callback; null if there is none. */
export const findCharge = async (db: Executor, id: string): Promise<ProviderEvent | null> => {
  const session = await sessionById(db, id);
  if (session?.status !== 'succeeded') return null;
  const { key, amountCents } = session;
  return { eventId: `found:${id}`, type: 'succeeded', key, chargeId: id, amountCents };
};

const writeEvent = async (
  tx: Tx,
  deps: BaseDeps,
  row: DemoSessionRow,
  type: 'succeeded' | 'failed',
): Promise<DemoEvent> => {
  const event: ProviderEvent = {
    eventId: `demo_evt_${randomUUID()}`,
    type,
    key: row.key,
    chargeId: type === 'succeeded' ? row.id : null,
    amountCents: type === 'succeeded' ? row.amountCents : 0,
  };
  const written = { id: event.eventId, payload: JSON.stringify(event) };
  await tx
    .insert(demoEvents)
    .values({ ...written, sessionId: row.id, createdAt: deps.clock.now() });
  return written;
};

/**
 * Ends an open session and creates the callback that reports it, in one transaction. Idempotent. Returns
 * the event to deliver, if it is new. Throws NOT_FOUND or PAYMENT_SESSION_ENDED.
 */
export const endSession = (
  deps: BaseDeps,
  id: string,
  outcome: 'succeeded' | 'failed',
): Promise<{ row: DemoSessionRow; event: DemoEvent | null }> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockSession(tx, id);
    const status = currentStatus(row, deps.clock.now());
    if (status === outcome) return { row, event: null };
    if (status !== 'open') return fail('PAYMENT_SESSION_ENDED', { status });
    await tx.update(demoSessions).set({ status: outcome }).where(eq(demoSessions.id, id));
    return { row, event: await writeEvent(tx, deps, row, outcome) };
  });

/** Closes an open session; one that has ended does not change. */
export const closeSession = async (db: Executor, id: string): Promise<void> => {
  await db
    .update(demoSessions)
    .set({ status: 'expired' })
    .where(sql`${demoSessions.id} = ${id} and ${demoSessions.status} = 'open'`);
};
