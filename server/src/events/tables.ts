import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Events, written in the transaction that caused them, until they are dispatched to reactions and for some
 * time after that.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    attempts: integer().notNull().default(0),
    /** When to try again after a failure, according to the server's clock; null if no attempt failed. */
    retryAt: instant('retry_at'),
    dispatchedAt: instant('dispatched_at'),
    lastError: text('last_error'),
  },
  (t) => [index('outbox_waiting').on(t.id).where(sql`${t.dispatchedAt} is null`)],
);
