import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The reply for each Idempotency-Key, stored permanently in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').$type<UserId>().notNull(),
    /** `POST /api/v2/bookings`: a key applies to one call of one user. */
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
 * Which public data changed (changes.ts). Written by triggers, once per transaction and tag; rows are
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
