import { PAYMENT_METHODS } from '@tomoguide/contract/payments/methods';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** Tables of the demo provider. Outside this folder, only `ledger:check` reads them. */
export const demoSessions = pgTable('demo_provider_sessions', {
  id: text().primaryKey(),
  /** The merchant's idempotency key: opening a session with the same key returns the same session. */
  key: uuid().notNull().unique('demo_provider_sessions_key'),
  method: text({ enum: PAYMENT_METHODS }).notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  description: text().notNull(),
  successPath: text('success_path').notNull(),
  failurePath: text('failure_path').notNull(),
  leavePath: text('leave_path').notNull(),
  status: text({ enum: ['open', 'succeeded', 'failed', 'expired'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Callbacks, created in the same transaction as the change that they report, and stored until the merchant
 * acknowledges them.
 */
export const demoEvents = pgTable(
  'demo_provider_events',
  {
    id: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => demoSessions.id),
    payload: text().notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    tries: integer().notNull().default(0),
  },
  (t) => [
    index('demo_provider_events_waiting').on(t.createdAt).where(sql`${t.deliveredAt} is null`),
  ],
);

export const demoRefunds = pgTable(
  'demo_provider_refunds',
  {
    id: text().primaryKey(),
    key: uuid().notNull().unique('demo_provider_refunds_key'),
    sessionId: text('session_id')
      .notNull()
      .references(() => demoSessions.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the payer receives the money. Refunds made by older releases arrived immediately. */
    arrivesAt: instant('arrives_at').notNull().default(sql`now()`),
    /** When the event that reports the arrival was created; null if it was not. */
    toldAt: instant('told_at'),
  },
  (t) => [
    index('demo_provider_refunds_waiting').on(t.arrivesAt).where(sql`${t.toldAt} is null`),
    index('demo_provider_refunds_session').on(t.sessionId),
    check('demo_provider_refunds_amount', sql`${t.amountCents} > 0`),
  ],
);

/** Chargebacks, at most one per session. */
export const demoChargebacks = pgTable(
  'demo_provider_chargebacks',
  {
    id: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .unique('demo_provider_chargebacks_session')
      .references(() => demoSessions.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    reason: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    outcome: text({ enum: ['won', 'lost'] }),
    returnedCents: bigint('returned_cents', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    check('demo_provider_chargebacks_amount', sql`${t.amountCents} > 0`),
    check(
      'demo_provider_chargebacks_returned',
      sql`${t.returnedCents} between 0 and ${t.amountCents}`,
    ),
  ],
);

/** The body of a callback. */
export type DemoEvent = Pick<typeof demoEvents.$inferSelect, 'id' | 'payload'>;
export type DemoChargebackRow = typeof demoChargebacks.$inferSelect;
export type DemoRefundRow = typeof demoRefunds.$inferSelect;
export type DemoSessionRow = typeof demoSessions.$inferSelect;
