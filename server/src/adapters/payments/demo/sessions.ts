import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { ProviderEvent } from '../provider.ts';
import { type DemoEvent, type DemoSessionRow, demoSessions } from './tables.ts';

/** Sessions at the demo provider: the data and actions of its page. */

const findSessionById = async (db: Executor, id: string): Promise<DemoSessionRow | null> => {
  const [row] = await db.select().from(demoSessions).where(eq(demoSessions.id, id));
  return row ?? null;
};

export const findSession = async (db: Executor, id: string): Promise<DemoSessionRow> =>
  (await findSessionById(db, id)) ?? fail('NOT_FOUND');

export const lockSession = async (tx: Tx, id: string): Promise<DemoSessionRow> => {
  const [row] = await tx.select().from(demoSessions).where(eq(demoSessions.id, id)).for('update');
  return row ?? fail('NOT_FOUND');
};

/**
 * Returns the status of a session. It is expired after its expiry time, even if its row is not updated yet.
 */
export const getCurrentStatus = (
  row: DemoSessionRow,
  now: Temporal.Instant,
): DemoSessionRow['status'] =>
  row.status === 'open' && Temporal.Instant.compare(now, row.expiresAt) >= 0
    ? 'expired'
    : row.status;

/**
 * Returns the charge of a session, from the provider's tables rather than from a callback; null if there is
 * none.
 */
export const findCharge = async (db: Executor, id: string): Promise<ProviderEvent | null> => {
  const session = await findSessionById(db, id);
  if (session?.status !== 'succeeded') return null;
  const { key, amountCents } = session;
  return { eventId: `found:${id}`, type: 'succeeded', key, chargeId: id, amountCents };
};

type Outcome = 'succeeded' | 'failed';

const getEvent = (row: DemoSessionRow, type: Outcome): DemoEvent => {
  const event: ProviderEvent = {
    eventId: `demo_evt_${randomUUID()}`,
    type,
    key: row.key,
    chargeId: type === 'succeeded' ? row.id : null,
    amountCents: type === 'succeeded' ? row.amountCents : 0,
  };
  return { id: event.eventId, payload: JSON.stringify(event) };
};

const END = `
  with ended as (
    update demo_provider_sessions set status = $2 where id = $1 and status = 'open' returning id
  )
  insert into demo_provider_events (id, session_id, payload, created_at)
  select $3, ended.id, $4, $5::timestamptz from ended returning id`;

/** Ends a session and writes its event; false if it is no longer open. */
const writeEnd = async (
  deps: BaseDeps,
  id: string,
  outcome: Outcome,
  event: DemoEvent,
): Promise<boolean> => {
  const values = [id, outcome, event.id, event.payload, deps.clock.now().toString()];
  return (await queryRawRows(deps.db, { text: END, values })).length > 0;
};

/**
 * Ends an open session and creates the callback that reports it, in one statement. Idempotent. Returns
 * the event to deliver, if it is new. Throws NOT_FOUND or PAYMENT_SESSION_ENDED.
 */
export const endSession = async (
  deps: BaseDeps,
  id: string,
  outcome: Outcome,
): Promise<{ row: DemoSessionRow; event: DemoEvent | null }> => {
  const row = await findSession(deps.db, id);
  const status = getCurrentStatus(row, deps.clock.now());
  if (status === outcome) return { row, event: null };
  if (status !== 'open') return fail('PAYMENT_SESSION_ENDED', { status });
  const event = getEvent(row, outcome);
  // Another request may have ended it since it was read.
  return (await writeEnd(deps, id, outcome, event))
    ? { row, event }
    : endSession(deps, id, outcome);
};

/** Closes a session if it is open. A session that has ended does not change. */
export const closeSession = async (db: Executor, id: string): Promise<void> => {
  await db
    .update(demoSessions)
    .set({ status: 'expired' })
    .where(sql`${demoSessions.id} = ${id} and ${demoSessions.status} = 'open'`);
};
