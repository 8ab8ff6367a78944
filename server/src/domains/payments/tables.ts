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
  date,
  doublePrecision,
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

/** IDs that never leave the server, so the contract does not define branded types for them. */
export type AttemptId = number & $brand<'AttemptId'>;

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** Creates a column for an amount in fen. */
const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * Online payments due for a booking: one deposit, the fee of each requested extension, and the difference in
 * deposit of each change that makes it dearer.
 */
export const payments = pgTable(
  'payments',
  {
    id: id().$type<PaymentId>(),
    bookingId: integer('booking_id').$type<BookingId>().notNull(),
    /** The payer. */
    userId: integer('user_id').$type<UserId>().notNull(),
    kind: text({ enum: ['deposit', 'extension', 'change'] }).notNull(),
    /** `cancelled`: the booking or the extension ended before the payment was paid. */
    status: text({ enum: ['open', 'paid', 'cancelled'] }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The part paid from the wallet. */
    walletCents: cents('wallet_cents').notNull().default(0),
    /** The goodwill included in `walletCents`. */
    goodwillCents: cents('goodwill_cents').notNull().default(0),
    /** The part refunded because a change lowered the deposit. */
    returnedCents: cents('returned_cents').notNull().default(0),
    method: text({ enum: PAYMENT_METHODS }),
    /** The attempt whose money the booking accepted; null while unpaid, or if the wallet alone paid it. */
    attemptId: integer('attempt_id').$type<AttemptId>(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /**
     * For an extension fee: when both parties had agreed to the extension. Until then, the fee can be
     * refunded in full.
     */
    confirmedAt: instant('confirmed_at'),
    /** When the held money was split: when the tour is completed or cancelled, or an unpaid hold expires. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('payments_one_deposit').on(t.bookingId).where(sql`${t.kind} = 'deposit'`),
    uniqueIndex('payments_one_open_fee')
      .on(t.bookingId)
      .where(sql`${t.kind} = 'extension' and ${t.confirmedAt} is null and ${t.settledAt} is null`),
    uniqueIndex('payments_one_open_change')
      .on(t.bookingId)
      .where(sql`${t.kind} = 'change' and ${t.status} = 'open'`),
    index('payments_booking').on(t.bookingId),
    index('payments_user').on(t.userId),
    check(
      'payments_amounts',
      sql`${t.amountCents} > 0 and ${t.walletCents} between 0 and ${t.amountCents}`,
    ),
    check('payments_goodwill', sql`${t.goodwillCents} between 0 and ${t.walletCents}`),
    check(
      'payments_returned',
      sql`${t.returnedCents} = 0 or (${t.kind} <> 'extension' and ${t.returnedCents} between 0 and ${t.amountCents})`,
    ),
    check('payments_paid', sql`${t.status} <> 'paid' or ${t.paidAt} is not null`),
    check(
      'payments_confirmed',
      sql`${t.confirmedAt} is null or (${t.kind} = 'extension' and ${t.status} = 'paid')`,
    ),
  ],
);

/** Attempts to pay at a provider: the intent, the provider's response, and the result. */
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
     * This site's key for the attempt, sent to the provider. It makes repeated calls idempotent and
     * identifies the provider's events.
     */
    key: uuid().notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** `intended`: the provider has not responded yet. */
    status: text({ enum: ['intended', 'open', 'failed', 'expired', 'succeeded'] }).notNull(),
    sessionId: text('session_id'),
    redirectUrl: text('redirect_url'),
    /** The provider's ID of the charge. */
    chargeId: text('charge_id'),
    /** The amount that was actually charged, in fen. */
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

/** Every event received from a provider, stored once, so that a repeated callback is applied only once. */
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
 * Refunds, created together with the booking's change of status and sent by a job. The status goes from
 * `sent` to `arrived` to `refused`, or directly to `refused`, but never back.
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
    /** The attempt whose charge is refunded; null for a refund of the part paid from the wallet. */
    attemptId: integer('attempt_id')
      .$type<AttemptId>()
      .references(() => paymentAttempts.id),
    userId: integer('user_id').$type<UserId>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    destination: text({ enum: [...PAYMENT_METHODS, 'wallet'] }).notNull(),
    /** The part returned to the wallet as goodwill. */
    goodwillCents: cents('goodwill_cents').notNull().default(0),
    status: text({ enum: ['sent', 'arrived', 'refused'] }).notNull(),
    /**
     * The reason: a cancelKind, `emergency`, `dispute`, the event that ended an extension,
     * `extension_unconfirmed`, `change` if a change lowered the deposit, or `late` if no booking awaits the money.
     */
    reason: text().notNull(),
    key: uuid().notNull(),
    providerRefundId: text('provider_refund_id'),
    createdAt: instant('created_at').notNull(),
    /** The rejected refund that staff retried with this refund. */
    retryOf: integer('retry_of').$type<RefundId>(),
    /**
     * The chargeback through which the payer already got the money, in which case this refund is not sent.
     */
    coveredBy: integer('covered_by').$type<ChargebackId>(),
    /** When staff handled the rejection; null if it was not rejected or is not handled. */
    handledAt: instant('handled_at'),
    /** When the provider was last called about the refund. */
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
 * Chargebacks (docs/product/money.md, "Chargebacks"). For a loss, the columns show how much of it each
 * source covered.
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
    /** The provider's ID of the chargeback. */
    providerId: text('provider_id').notNull(),
    state: text({ enum: CHARGEBACK_STATES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    reason: text().notNull(),
    /** The provider's deadline for evidence. */
    answerBy: instant('answer_by'),
    openedAt: instant('opened_at').notNull(),
    /** When the provider took the money, and when it returned it; null until it has done so. */
    takenAt: instant('taken_at'),
    returnedAt: instant('returned_at'),
    decidedAt: instant('decided_at'),
    /** The amount that the provider has returned so far. */
    returnedCents: cents('returned_cents').notNull().default(0),
    /**
     * The amount from refunds of this charge in the payer's wallet: held while the chargeback is open,
     * taken once it is lost.
     */
    walletCents: cents('wallet_cents').notNull().default(0),
    /** The amount from refunds of this charge that were decided but not sent. */
    refundCents: cents('refund_cents').notNull().default(0),
    /** The amounts covered by the platform's commission and the guide's unreleased earnings. */
    commissionCents: cents('commission_cents').notNull().default(0),
    guideCents: cents('guide_cents').notNull().default(0),
    /**
     * How often the chargeback has been covered or released so far; makes the references of ledger entries
     * unique.
     */
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

/** Guides' earnings from online payments, one row per booking, and when they can be withdrawn. */
export const earnings = pgTable(
  'earnings',
  {
    bookingId: integer('booking_id').$type<BookingId>().primaryKey(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    travelerId: integer('traveler_id').$type<UserId>().notNull(),
    /**
     * The price of the whole tour, which counts toward the level of both users; 0 if the tour was
     * cancelled.
     */
    tourCents: cents('tour_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The platform's share of the online payment. */
    commissionCents: cents('commission_cents').notNull().default(0),
    /**
     * The part of the earnings that paid commission due for other bookings when the earnings were released.
     */
    dueCents: cents('due_cents').notNull().default(0),
    /** The amount paid to the guide in person; 0 if the tour was cancelled. */
    cashCents: cents('cash_cents').notNull().default(0),
    releaseAt: instant('release_at').notNull(),
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Contains all columns that are summed, so that an index-only scan can sum many years of earnings.
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
 * Commission that a guide owes for bookings that ended early. It is deducted from their earnings when those
 * are released, so the amount still owed is the sum of these rows minus the sum of `earnings.due_cents`.
 */
export const commissionDues = pgTable(
  'commission_dues',
  {
    id: id(),
    guideId: integer('guide_id').$type<GuideId>().notNull(),
    /** The case in which staff decided the commission; unique, so that it is charged only once. */
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

/** Payout accounts of users. The holder is never entered, because it is always the user's own name. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id().$type<PayoutAccountId>(),
    userId: integer('user_id').$type<UserId>().notNull(),
    kind: text({ enum: PAYOUT_KINDS }).notNull(),
    /** The name of the bank; empty if the account is a digital wallet. */
    bank: text().notNull(),
    number: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('payout_accounts_once').on(t.userId, t.kind, t.bank, t.number)],
);

/** Withdrawals, with a copy of the payout account, so that later changes do not affect them. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id().$type<WithdrawalId>(),
    userId: integer('user_id').$type<UserId>().notNull(),
    /** The guide from whose earnings money is withdrawn; null if all of it comes from the wallet. */
    guideId: integer('guide_id').$type<GuideId>(),
    status: text({ enum: WITHDRAWAL_STATUSES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    earningsCents: cents('earnings_cents').notNull(),
    walletCents: cents('wallet_cents').notNull(),
    payoutKind: text('payout_kind', { enum: PAYOUT_KINDS }).notNull(),
    payoutBank: text('payout_bank').notNull(),
    payoutNumber: text('payout_number').notNull(),
    holder: text().notNull(),
    /** True if the holder is a verified name; staff check other names. */
    holderVerified: boolean('holder_verified').notNull(),
    /** The reason that staff gave for a rejection. */
    reason: text(),
    requestedAt: instant('requested_at').notNull(),
    approvedAt: instant('approved_at'),
    /** When the withdrawal was paid or rejected. */
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
    /** The ID of the booking, user or guide that the account belongs to; null for the platform's accounts. */
    ownerId: integer('owner_id'),
  },
  (t) => [unique('ledger_accounts_one').on(t.kind, t.ownerId).nullsNotDistinct()],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The reference of the posting, such as `attempt:12:charged`. Unique, so that nothing is posted twice. */
    ref: text().notNull(),
    bookingId: integer('booking_id').$type<BookingId>(),
    createdAt: instant('created_at').notNull(),
    /** The guide whose earnings from a booking the posting changes; null for all other postings. */
    guideId: integer('guide_id').$type<GuideId>(),
    /**
     * If the posting splits a booking's money: the price of the tour (0 if it was cancelled) and the amount paid
     * in person. Negative if it takes a split back; null otherwise.
     */
    tourCents: cents('tour_cents'),
    cashCents: cents('cash_cents'),
  },
  (t) => [
    unique('ledger_transactions_ref').on(t.ref),
    index('ledger_transactions_booking').on(t.bookingId),
    index('ledger_transactions_latest').on(t.createdAt, t.id),
    index('ledger_transactions_guide')
      .on(t.guideId, t.createdAt)
      .where(sql`${t.guideId} is not null`),
    check(
      'ledger_transactions_split',
      sql`(${t.tourCents} is null) = (${t.cashCents} is null)
        and (${t.tourCents} is null or ${t.guideId} is not null)`,
    ),
  ],
);

/**
 * The entries of ledger transactions. Append-only; triggers in the migrations ensure that the entries of
 * each transaction sum to zero.
 */
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
    // Used for sums, and for the latest entries of an account.
    index('ledger_entries_account').on(t.accountId, t.transactionId, t.amountCents),
    index('ledger_entries_transaction').on(t.transactionId, t.amountCents),
    check('ledger_entries_amount', sql`${t.amountCents} <> 0`),
  ],
);

/** The exchange rate of each day in Japan's time zone, as far as it was recorded. Rows never change. */
export const exchangeRates = pgTable('exchange_rates', {
  day: date({ mode: 'string' }).primaryKey(),
  jpyPerRmb: doublePrecision('jpy_per_rmb').notNull(),
});

/** The registration numbers of guides who issue qualified invoices. */
export const taxNumbers = pgTable('tax_numbers', {
  userId: integer('user_id').$type<UserId>().primaryKey(),
  number: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type ChargebackRow = typeof chargebacks.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
