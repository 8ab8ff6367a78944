import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The response for each Idempotency-Key, stored permanently in the transaction that has the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').$type<UserId>().notNull(),
    /** The endpoint, such as `POST /api/v2/bookings`, because a key applies to one endpoint and one user. */
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.call, t.key] })],
);

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Records which public data changed (changes.ts). Triggers write one row per transaction and tag; rows are
 * deleted after an hour.
 */
export const publicChanges = pgTable(
  'public_changes',
  {
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tag: text().notNull(),
    recordedAt: instant('recorded_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.xid, t.tag] })],
);
