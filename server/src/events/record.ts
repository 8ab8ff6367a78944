import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { outbox } from './tables.ts';

/** Something that happened. The nouns' contract `events.ts` name the types and their payloads. */
export interface DomainEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The channel that wakes dispatchers; a hint only, the table is the truth. */
export const OUTBOX_CHANNEL = 'outbox';

/** Writes an event in the caller's transaction: it happened exactly if the transaction commits. */
export const record = async (
  tx: Tx,
  event: DomainEvent & { occurredAt: Temporal.Instant },
): Promise<void> => {
  await tx
    .insert(outbox)
    .values({ type: event.type, payload: event.payload, occurredAt: event.occurredAt });
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
};
