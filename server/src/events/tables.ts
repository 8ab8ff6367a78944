import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Events, written in the transaction that caused them, for dispatch to reactions. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    attempts: integer().notNull().default(0),
    /** The time of the next attempt after a failure, by the server's clock. */
    retryAt: instant('retry_at'),
    dispatchedAt: instant('dispatched_at'),
    lastError: text('last_error'),
  },
  (t) => [index('outbox_waiting').on(t.id).where(sql`${t.dispatchedAt} is null`)],
);
