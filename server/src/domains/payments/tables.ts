import { CHARGEBACK_STATES } from '@tomoguide/contract/payments/chargebacks';
import { PAYMENT_METHODS } from '@tomoguide/contract/payments/methods';
import { PAYOUT_KINDS, WITHDRAWAL_STATUSES } from '@tomoguide/contract/payments/withdrawal';
import type {
  BookingId,
  ChargebackId,
  GuideId,
  PatternCaseId,
  PaymentId,
  PayoutAccountId,
  RefundId,
  UserId,
  WithdrawalId,
} from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { $brand } from 'zod';
import { instant } from '../../database/columns.ts';

/** Ids that never leave the server: the contract has no brand for them. */
export type AttemptId = number & $brand<'AttemptId'>;

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** An amount in fen. */
const cents = (name: string) => bigint(name, { mode: 'number' });

/** What is to be paid online for a booking: one deposit, and the fee of each extension asked for. */
export const payments = pgTable(
  'payments',
  {
    id: id().$type<PaymentId>(),
    bookingId: integer('booking_id').$type<BookingId>().notNull(),
    /** Who pays. */
    userId: integer('user_id').$type<UserId>().notNull(),
    kind: text({ enum: ['deposit', 'extension'] }).notNull(),
    /** `cancelled`: its booking ended while it was open. */
    status: text({ enum: ['open', 'paid', 'cancelled'] }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** What of it the wallet gave. */
    walletCents: cents('wallet_cents').notNull().default(0),
    /** What of that was goodwill. */
    goodwillCents: cents('goodwill_cents').notNull().default(0),
    method: text({ enum: PAYMENT_METHODS }),
    /** The attempt whose money the booking took; null while unpaid, or paid by the wallet alone. */
    attemptId: integer('attempt_id').$type<AttemptId>(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** A fee's: when both had agreed to the extension. Until then it goes back whole. */
    confirmedAt: instant('confirmed_at'),
    /** When its held money was split: by completion, cancellation, or the end of an unpaid hold. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('payments_one_deposit').on(t.bookingId).where(sql`${t.kind} = 'deposit'`),
    uniqueIndex('payments_one_open_fee')
      .on(t.bookingId)
      .where(sql`${t.kind} = 'extension' and ${t.confirmedAt} is null and ${t.settledAt} is null`),
    index('payments_booking').on(t.bookingId),
    index('payments_user').on(t.userId),
    check(
      'payments_amounts',
      sql`${t.amountCents} > 0 and ${t.walletCents} between 0 and ${t.amountCents}`,
    ),
    check('payments_goodwill', sql`${t.goodwillCents} between 0 and ${t.walletCents}`),
    check('payments_paid', sql`${t.status} <> 'paid' or ${t.paidAt} is not null`),
    check(
      'payments_confirmed',
      sql`${t.confirmedAt} is null or (${t.kind} = 'extension' and ${t.status} = 'paid')`,
    ),
  ],
);

/** One attempt to pay at a provider: the intent, the call's answer, the result. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id().$type<AttemptId>(),
    paymentId: integer('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /**
     * Our key, sent to the provider: it makes a repeated call idempotent and identifies its events.
     */
    key: uuid().notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** `intended`: the provider has not answered yet. */
    status: text({ enum: ['intended', 'open', 'failed', 'expired', 'succeeded'] }).notNull(),
    sessionId: text('session_id'),
    redirectUrl: text('redirect_url'),
    /** What the provider calls the money it took. */
    chargeId: text('charge_id'),
    /** What it really took; fen. */
    chargedCents: cents('charged_cents'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('payment_attempts_key').on(t.key),
    index('payment_attempts_payment').on(t.paymentId),
    index('payment_attempts_charged').on(t.chargeId),
    check(
      'payment_attempts_charge',
      sql`(${t.status} = 'succeeded') = (${t.chargedCents} is not null)`,
    ),
  ],
);

/** Every event received from a provider, once: this makes a callback count exactly once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    attemptId: integer('attempt_id')
      .$type<AttemptId>()
      .notNull()
      .references(() => paymentAttempts.id),
    type: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/**
 * Refunds: decided with the state change, sent by a job, answered by the provider: sent → arrived →
 * refused, or straight to refused. None goes back.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id().$type<RefundId>(),
    bookingId: integer('booking_id').$type<BookingId>().notNull(),
    paymentId: integer('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    /** The charge it gives back; null for what came from the wallet. */
    attemptId: integer('attempt_id')
      .$type<AttemptId>()
      .references(() => paymentAttempts.id),
    userId: integer('user_id').$type<UserId>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    destination: text({ enum: [...PAYMENT_METHODS, 'wallet'] }).notNull(),
    /** What of it went back into the wallet as goodwill. */
    goodwillCents: cents('goodwill_cents').notNull().default(0),
    status: text({ enum: ['sent', 'arrived', 'refused'] }).notNull(),
    /**
     * Why: a cancelKind, `emergency`, `dispute`, the event that ended an extension, `extension_unconfirmed`,
     * or `late`, where no booking waits for the money.
     */
    reason: text().notNull(),
    key: uuid().notNull(),
    providerRefundId: text('provider_refund_id'),
    createdAt: instant('created_at').notNull(),
    /** The refused one that staff sent again by this. */
    retryOf: integer('retry_of').$type<RefundId>(),
    /** The chargeback by which the payer has it already: the provider pays nothing more. */
    coveredBy: integer('covered_by').$type<ChargebackId>(),
    /** When staff had dealt with its being refused. */
    handledAt: instant('handled_at'),
    /** When the provider was last asked. */
    askedAt: instant('asked_at'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    unique('refunds_key').on(t.key),
    index('refunds_booking').on(t.bookingId),
    index('refunds_to_handle')
      .on(t.id)
      .where(sql`${t.status} = 'refused' and ${t.handledAt} is null`),
    uniqueIndex('refunds_retried_once').on(t.retryOf),
    index('refunds_waiting').on(t.createdAt).where(sql`${t.status} = 'sent'`),
    check('refunds_amount', sql`${t.amountCents} > 0`),
    check(
      'refunds_goodwill',
      sql`${t.goodwillCents} between 0 and ${t.amountCents} and (${t.goodwillCents} = 0 or ${t.destination} = 'wallet')`,
    ),
  ],
);

/**
 * A payer asked their bank for the money back (docs/product/money.md, "Chargebacks"). What of a loss
 * the booking's own money has covered is kept by where it came from.
 */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id().$type<ChargebackId>(),
    bookingId: integer('booking_id').$type<BookingId>().notNull(),
    paymentId: integer('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    attemptId: integer('attempt_id')
      .$type<AttemptId>()
      .notNull()
      .references(() => paymentAttempts.id),
    userId: integer('user_id').$type<UserId>().notNull(),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    /** What the provider calls it. */
    providerId: text('provider_id').notNull(),
    state: text({ enum: CHARGEBACK_STATES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    reason: text().notNull(),
    /** Until when the provider takes evidence. */
    answerBy: instant('answer_by'),
    openedAt: instant('opened_at').notNull(),
    /** When the provider took the money, and when it gave it back. */
    takenAt: instant('taken_at'),
    returnedAt: instant('returned_at'),
    decidedAt: instant('decided_at'),
    /** What of the money has come back. */
    returnedCents: cents('returned_cents').notNull().default(0),
    /** Refunds of this charge that lay in the wallet: held while it is open, taken by a lost one. */
    walletCents: cents('wallet_cents').notNull().default(0),
    /** Refunds of this charge that were decided and not sent. */
    refundCents: cents('refund_cents').notNull().default(0),
    /** What the platform's commission and the guide's unreleased earnings gave. */
    commissionCents: cents('commission_cents').notNull().default(0),
    guideCents: cents('guide_cents').notNull().default(0),
    /** How often something covered it or was set free again: names the ledger's entries. */
    coverings: integer().notNull().default(0),
  },
  (t) => [
    unique('chargebacks_once').on(t.provider, t.providerId),
    index('chargebacks_booking').on(t.bookingId),
    index('chargebacks_attempt').on(t.attemptId),
    index('chargebacks_open').on(t.id, t.openedAt).where(sql`${t.state} = 'open'`),
    check(
      'chargebacks_parts',
      sql`${t.amountCents} > 0 and ${t.walletCents} >= 0 and ${t.refundCents} >= 0
        and ${t.commissionCents} >= 0 and ${t.guideCents} >= 0
        and ${t.walletCents} + ${t.refundCents} + ${t.commissionCents} + ${t.guideCents} <= ${t.amountCents}`,
    ),
    check('chargebacks_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);

/** What a booking earned its guide online, and from when it can be withdrawn. One per booking. */
export const earnings = pgTable(
  'earnings',
  {
    bookingId: integer('booking_id').$type<BookingId>().primaryKey(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    /** What the whole tour cost, for both people's levels; 0 where it was cancelled. */
    tourCents: cents('tour_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** What the platform took of the online money. */
    commissionCents: cents('commission_cents').notNull().default(0),
    /** What of that was due for other bookings, taken as the rest was released. */
    dueCents: cents('due_cents').notNull().default(0),
    /** What the guide gets in person; 0 where the tour was cancelled. */
    cashCents: cents('cash_cents').notNull().default(0),
    releaseAt: instant('release_at').notNull(),
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Holds all that is summed, so that many years of one guide are read from it alone.
    index('earnings_guide').on(
      t.guideId,
      t.createdAt,
      t.bookingId,
      t.tourCents,
      t.amountCents,
      t.commissionCents,
      t.cashCents,
    ),
    index('earnings_traveler').on(t.travelerId),
    index('earnings_waiting').on(t.releaseAt).where(sql`${t.releasedAt} is null`),
    index('earnings_next').on(t.guideId, t.releaseAt).where(sql`${t.releasedAt} is null`),
    index('earnings_due').on(t.guideId, t.dueCents).where(sql`${t.dueCents} > 0`),
    check('earnings_due', sql`${t.dueCents} between 0 and ${t.commissionCents}`),
    check('earnings_amounts', sql`${t.amountCents} >= 0 and ${t.tourCents} >= 0`),
    check('earnings_parts', sql`${t.commissionCents} >= 0 and ${t.cashCents} >= 0`),
  ],
);

/**
 * Commission that a guide owes for bookings that ended early: taken from their earnings as these are
 * released, so what is left of it is the sum of these less `earnings.due_cents`.
 */
export const commissionDues = pgTable(
  'commission_dues',
  {
    id: id(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    /** The case that it was decided in: charged once. */
    caseId: integer('case_id').$type<PatternCaseId>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    chargedAt: instant('charged_at').notNull(),
  },
  (t) => [
    unique('commission_dues_once').on(t.caseId),
    index('commission_dues_guide').on(t.guideId),
    check('commission_dues_amount', sql`${t.amountCents} > 0`),
  ],
);

/** Where a person wants their withdrawals sent. The holder is never typed: it is their name. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id().$type<PayoutAccountId>(),
    userId: integer('user_id').$type<UserId>().notNull(),
    kind: text({ enum: PAYOUT_KINDS }).notNull(),
    /** Of the bank; empty for a wallet. */
    bank: text().notNull(),
    number: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('payout_accounts_once').on(t.userId, t.kind, t.bank, t.number)],
);

/** Money asked for, with the account as it was then: a change or removal alters no history. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id().$type<WithdrawalId>(),
    userId: integer('user_id').$type<UserId>().notNull(),
    /** Whose earnings; null where only the wallet gave. */
    guideId: integer('guide_id').$type<GuideId>(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    earningsCents: cents('earnings_cents').notNull(),
    walletCents: cents('wallet_cents').notNull(),
    payoutKind: text('payout_kind', { enum: PAYOUT_KINDS }).notNull(),
    payoutBank: text('payout_bank').notNull(),
    payoutNumber: text('payout_number').notNull(),
    holder: text().notNull(),
    /** Whether the holder is a verified name; staff checks any other. */
    holderVerified: boolean('holder_verified').notNull(),
    /** Why staff rejected it. */
    reason: text(),
    requestedAt: instant('requested_at').notNull(),
    approvedAt: instant('approved_at'),
    /** When it was paid or rejected. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('withdrawals_user').on(t.userId, t.id),
    index('withdrawals_status').on(t.status, t.id),
    check(
      'withdrawals_parts',
      sql`${t.amountCents} > 0 and ${t.earningsCents} >= 0 and ${t.walletCents} >= 0
        and ${t.earningsCents} + ${t.walletCents} = ${t.amountCents}
        and (${t.earningsCents} = 0 or ${t.guideId} is not null)`,
    ),
    check(
      'withdrawals_ended',
      sql`(${t.status} in ('paid', 'rejected')) = (${t.endedAt} is not null)
        and (${t.status} <> 'rejected' or ${t.reason} is not null)`,
    ),
  ],
);

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text().notNull(),
    /** The booking, user or guide it belongs to; null for the platform's own. */
    ownerId: integer('owner_id'),
  },
  (t) => [unique('ledger_accounts_one').on(t.kind, t.ownerId).nullsNotDistinct()],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** What it stands for, `attempt:12:charged`: the same thing is never written twice. */
    ref: text().notNull(),
    bookingId: integer('booking_id').$type<BookingId>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('ledger_transactions_ref').on(t.ref),
    index('ledger_transactions_booking').on(t.bookingId),
    index('ledger_transactions_latest').on(t.createdAt, t.id),
  ],
);

/** Append-only; every transaction's entries sum to zero (by triggers in the migrations). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.transactionId], foreignColumns: [ledgerTransactions.id] }),
    foreignKey({ columns: [t.accountId], foreignColumns: [ledgerAccounts.id] }),
    // For sums, and for the latest entries of an account.
    index('ledger_entries_account').on(t.accountId, t.transactionId, t.amountCents),
    index('ledger_entries_transaction').on(t.transactionId, t.amountCents),
    check('ledger_entries_amount', sql`${t.amountCents} <> 0`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type ChargebackRow = typeof chargebacks.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
