import { randomUUID } from 'node:crypto';
import type { WalletParts } from '@tomoguide/contract/payments/wallet';
import type { BookingId, PaymentId, RefundId } from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import { isAfter, isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { countWaiting, sumColumn, sumWhere } from '../../../database/sums.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { waitsForBank } from '../chargebacks/chargeback-queries.ts';
import { lockPayment, notRetried, type RefundState } from '../queries.ts';
import {
  type AttemptId,
  type AttemptRow,
  type ChargebackRow,
  type PaymentRow,
  paymentAttempts,
  payments,
  type RefundRow,
  refunds,
} from '../tables.ts';

const refundRows = createKeyQueries(refunds, 'id');
export const { find: refundById, update: updateRefund } = refundRows;

/**
 * Locks the payment and then the refund. A chargeback of the refund's charge also locks the payment, so
 * that one of the two transactions sees the other.
 */
export const lockRefund = async (tx: Tx, id: RefundId): Promise<RefundRow | null> => {
  const known = await refundById(tx, id);
  if (!known) return null;
  await lockPayment(tx, known.paymentId);
  return refundRows.lock(tx, id);
};

/** Inserts a refund with a new idempotency key. */
export const insertRefund = (
  tx: Tx,
  refund: Omit<typeof refunds.$inferInsert, 'key'>,
): Promise<RefundRow> => refundRows.insert(tx, { ...refund, key: randomUUID() });

/** Returns the refund with this key, and the name of its provider. */
export const findRefundByKey = (db: Executor, key: string) =>
  firstRow(
    db
      .select({ id: refunds.id, provider: paymentAttempts.provider })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .where(eq(refunds.key, key)),
  );

/** Returns the refunds of a payment; a retried refund is represented by its retry. */
export const listPaymentRefunds = (db: Executor, paymentId: PaymentId): Promise<RefundState[]> =>
  db
    .select({
      ...getTableColumns(refunds),
      provider: paymentAttempts.provider,
      sessionId: paymentAttempts.sessionId,
    })
    .from(refunds)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(eq(refunds.paymentId, paymentId), notRetried))
    .orderBy(refunds.id);

/** SQL condition that excludes refunds of late money and retries. */
const isCounted = and(ne(refunds.reason, 'late'), isNull(refunds.retryOf));

/**
 * Returns the sum of these payments' refunds so far, excluding refunds of late money, in fen. A rejected
 * refund counts once, even if staff retried it.
 */
export const sumRefunded = (db: Executor, paymentIds: readonly PaymentId[]): Promise<number> =>
  sumWhere(db, refunds.amountCents, and(isAnyOf(refunds.paymentId, paymentIds), isCounted));

/** Returns the retained part of each booking's online payment, in fen; omits bookings without payments. */
export const loadRetainedOnlineCents = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, number>> => {
  const [paid, back] = await Promise.all([
    db
      .select({ bookingId: payments.bookingId, cents: sumColumn(payments.amountCents) })
      .from(payments)
      .where(and(isAnyOf(payments.bookingId, bookingIds), eq(payments.status, 'paid')))
      .groupBy(payments.bookingId),
    db
      .select({ bookingId: refunds.bookingId, cents: sumColumn(refunds.amountCents) })
      .from(refunds)
      .where(and(isAnyOf(refunds.bookingId, bookingIds), isCounted))
      .groupBy(refunds.bookingId),
  ]);
  const retained = new Map(paid.map(({ bookingId, cents }) => [bookingId, cents]));
  for (const { bookingId, cents } of back)
    retained.set(bookingId, Math.max(0, (retained.get(bookingId) ?? 0) - cents));
  return retained;
};

/** Returns the amount that a payment took from the wallet and has not returned yet. */
export const getSpentFromWallet = async (
  db: Executor,
  payment: PaymentRow,
): Promise<WalletParts> => {
  const { cents, goodwillCents } = await onlyRow(
    db
      .select({
        cents: sumColumn(refunds.amountCents),
        goodwillCents: sumColumn(refunds.goodwillCents),
      })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payment.id), eq(refunds.destination, 'wallet'))),
  );
  return {
    refundedCents: payment.walletCents - payment.goodwillCents - (cents - goodwillCents),
    goodwillCents: payment.goodwillCents - goodwillCents,
  };
};

/** Locks the refunds of a charge whose result the provider has not reported yet. */
export const lockUnanswered = (tx: Tx, attemptId: AttemptId): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), eq(refunds.status, 'sent')))
    .orderBy(asc(refunds.id))
    .for('update');

/** Does the same as `lockUnanswered`, but omits refunds that the provider has acknowledged. */
export const lockUnacknowledged = async (tx: Tx, attemptId: AttemptId): Promise<RefundRow[]> =>
  (await lockUnanswered(tx, attemptId)).filter(({ providerRefundId }) => providerRefundId === null);

/** Locks the refunds that were cancelled to cover this chargeback, newest first. */
export const lockCovered = (tx: Tx, { id, bookingId }: ChargebackRow): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.coveredBy, id)))
    .orderBy(desc(refunds.id))
    .for('update');

/**
 * Returns the rejected refunds of a charge that were not retried. Their money is in the wallet unless it
 * was spent.
 */
export const listRefusedRefunds = (tx: Tx, attemptId: AttemptId): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), eq(refunds.status, 'refused'), notRetried))
    .orderBy(asc(refunds.id));

const waitsForStaff = and(eq(refunds.status, 'refused'), isNull(refunds.handledAt));

/** A rejected refund, with the provider that rejected it. */
export interface RefusedRow {
  refund: RefundRow;
  attempt: Pick<AttemptRow, 'provider' | 'method'>;
}

/** Returns rejected refunds that staff have not handled, oldest first. */
export const listUnhandledRefunds = (
  db: Executor,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<RefusedRow[]> =>
  db
    .select({
      refund: refunds,
      attempt: { provider: paymentAttempts.provider, method: paymentAttempts.method },
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(waitsForStaff, isAfter(refunds.id, cursor)))
    .orderBy(asc(refunds.id))
    .limit(limit);

export const countRefused = (db: Executor): Promise<Waiting> =>
  countWaiting(db, refunds.answeredAt, waitsForStaff);

/**
 * Returns an SQL condition for refunds of the configured provider; refunds of another provider wait until
 * that one is configured again.
 */
const isSentBy = (provider: AttemptRow['provider']): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${paymentAttempts} where ${paymentAttempts.id} = ${refunds.attemptId}
    and ${paymentAttempts.provider} = ${provider})`;

interface ToSend {
  provider: AttemptRow['provider'];
  limit: number;
}

/**
 * Returns refunds to send, starting with the one for which the provider was called least recently, so that
 * failing refunds do not starve others. Excludes refunds that wait for a bank, possibly for months, because
 * the end of the chargeback resumes them.
 */
const listRefundsToSend = async (
  db: Executor,
  { provider, limit }: ToSend,
  which: SQL | undefined,
): Promise<RefundId[]> => {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'sent'), which, isSentBy(provider), not(waitsForBank)))
    .orderBy(sql`${refunds.askedAt} nulls first`, refunds.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/**
 * Returns refunds that were decided before `decidedBefore` and have not been accepted yet, or whose status
 * was last queried before `askedBefore`.
 */
export const listStaleRefunds = (
  db: Executor,
  toSend: ToSend,
  before: { decidedBefore: Temporal.Instant; askedBefore: Temporal.Instant },
): Promise<RefundId[]> =>
  listRefundsToSend(
    db,
    toSend,
    or(
      and(isNull(refunds.providerRefundId), lte(refunds.createdAt, before.decidedBefore)),
      lte(refunds.askedAt, before.askedBefore),
    ),
  );

/** Returns refunds decided before `startedAt` whose result is unknown. */
export const listUnansweredRefunds = (
  db: Executor,
  toSend: ToSend,
  startedAt: Temporal.Instant,
): Promise<RefundId[]> =>
  listRefundsToSend(
    db,
    toSend,
    and(
      isNull(refunds.providerRefundId),
      lt(refunds.createdAt, startedAt),
      or(isNull(refunds.askedAt), lt(refunds.askedAt, startedAt)),
    ),
  );
