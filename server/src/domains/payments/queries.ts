import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, PaymentId, UserId } from '@tomoguide/contract/primitives';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { createKeyQueries } from '../../database/by-key.ts';
import { isAnyOf } from '../../database/conditions.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { buildPlaceholders, prepareByIds, prepareOnce } from '../../database/prepare-once.ts';
import { firstRow, onlyRow } from '../../database/single-row.ts';
import { sumColumn } from '../../database/sums.ts';
import {
  type AttemptRow,
  earnings,
  type PaymentRow,
  paymentAttempts,
  payments,
  type RefundRow,
  refunds,
} from './tables.ts';

/**
 * SQL condition for money that can be split. An extension fee can be split only once both parties have agreed
 * to the extension.
 */
const isConfirmed = or(ne(payments.kind, 'extension'), isNotNull(payments.confirmedAt));
const isPaidAndConfirmed = (bookingId: BookingId, settled: SQL) =>
  and(eq(payments.bookingId, bookingId), eq(payments.status, 'paid'), settled, isConfirmed);

/**
 * Returns the amount paid online for a booking, including wallet money, that has not been split yet, in
 * fen; 0 if nothing has been paid. Excludes the fee for an extension that only one party has confirmed,
 * because it is refunded in full.
 */
export const sumOnlinePaid = async (db: Executor, bookingId: BookingId): Promise<number> => {
  const [row] = await db
    .select({ cents: sumColumn(sql`${payments.amountCents} - ${payments.returnedCents}`) })
    .from(payments)
    .where(isPaidAndConfirmed(bookingId, isNull(payments.settledAt)));
  return row?.cents ?? 0;
};

/** Returns the part of a paid payment that no change has refunded, in fen. */
export const getRetainedCents = ({
  amountCents,
  returnedCents,
}: Pick<PaymentRow, 'amountCents' | 'returnedCents'>): number => amountCents - returnedCents;

/** Returns the payments of a booking that a cancellation can refund, the deposit first. */
export const listRefundable = (db: Executor, bookingId: BookingId): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(isPaidAndConfirmed(bookingId, isNull(payments.settledAt)))
    .orderBy(asc(payments.id));

/** Returns the part of a booking's deposit that was paid from the wallet, in fen. */
export const findDepositWalletCents = async (
  db: Executor,
  bookingId: BookingId,
): Promise<number> => {
  const [row] = await db
    .select({ walletCents: payments.walletCents })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.kind, 'deposit')));
  return row?.walletCents ?? 0;
};

/** The fee that was paid for an extension, in fen, and when it was paid. */
export type FeePaid = Pick<PaymentRow, 'amountCents' | 'paidAt'>;

/** The destination and status of a refund. */
export interface RefundState
  extends Pick<RefundRow, 'amountCents' | 'destination' | 'status' | 'createdAt'> {
  /** The provider that sends the refund; null if only the wallet is involved. */
  provider: AttemptRow['provider'] | null;
  sessionId: AttemptRow['sessionId'];
}

/** SQL condition that excludes refunds that were retried, because the retry represents them. */
export const notRetried = sql`not exists (select 1 from refunds again where again.retry_of = ${refunds.id})`;

/** A booking's payments and refunds, as shown to its traveler and guide; in fen. */
export interface BookingMoney {
  /** The part of the deposit paid from the wallet. */
  walletCents: number;
  /**
   * The fees of extensions in effect, and of an extension that is paid and awaits an answer. Omits refunded
   * fees.
   */
  fees: FeePaid[];
  refunds: RefundState[];
  /** The guide's share of the online payment; null until it is known. */
  earnedCents: number | null;
}

const moneyRows = prepareByIds(payments.bookingId, 'booking_money', (db, condition, name) =>
  db
    .select({
      payment: getTableColumns(payments),
      refund: getTableColumns(refunds),
      provider: paymentAttempts.provider,
      sessionId: paymentAttempts.sessionId,
      earnedCents: earnings.amountCents,
    })
    .from(payments)
    .leftJoin(
      refunds,
      and(
        eq(refunds.bookingId, payments.bookingId),
        eq(refunds.paymentId, payments.id),
        notRetried,
      ),
    )
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .leftJoin(earnings, eq(earnings.bookingId, payments.bookingId))
    .where(condition)
    .orderBy(asc(payments.id), asc(refunds.id))
    .prepare(name),
);

const isFeePaid = ({ kind, status, confirmedAt, settledAt }: PaymentRow): boolean =>
  kind === 'extension' && status === 'paid' && (confirmedAt !== null || settledAt === null);

/** Returns the payments and refunds of several bookings, by booking ID; omits bookings without payments. */
export const loadBookingMoney = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, BookingMoney>> => {
  if (bookingIds.length === 0) return new Map();
  const all = await moneyRows(db, bookingIds, {});
  const byBooking = Map.groupBy(all, ({ payment }) => payment.bookingId);
  return new Map(
    [...byBooking].map(([bookingId, rows]) => {
      // Removes duplicates, because the join returns a payment once for each of its refunds.
      const paid = [...new Map(rows.map(({ payment }) => [payment.id, payment])).values()];
      const refunded = rows.flatMap(({ refund, provider, sessionId }) =>
        refund ? [{ ...refund, provider, sessionId }] : [],
      );
      const money: BookingMoney = {
        walletCents: paid.find(({ kind }) => kind === 'deposit')?.walletCents ?? 0,
        fees: paid.filter(isFeePaid),
        refunds: refunded.sort((one, other) => one.id - other.id),
        earnedCents: rows[0]?.earnedCents ?? null,
      };
      return [bookingId, money];
    }),
  );
};

/**
 * Returns which of these users have ever paid: money that a booking accepted or that was charged too late,
 * even if it has since been refunded.
 */
export const listSettledPayers = async (
  db: Executor,
  userIds: readonly UserId[],
): Promise<Set<UserId>> => {
  const rows = await db
    .selectDistinct({ userId: payments.userId })
    .from(payments)
    .leftJoin(
      paymentAttempts,
      and(eq(paymentAttempts.paymentId, payments.id), eq(paymentAttempts.status, 'succeeded')),
    )
    .where(
      and(
        isAnyOf(payments.userId, userIds),
        or(eq(payments.status, 'paid'), isNotNull(paymentAttempts.id)),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
};

/** The caller of `lockPayment` must have locked the booking's row. */
export const {
  find: paymentById,
  lock: lockPayment,
  update: updatePayment,
} = createKeyQueries(payments, 'id');

/** Locks a booking's deposit, or the fee of the latest extension. */
export const lockLatest = (
  tx: Tx,
  bookingId: BookingId,
  kind: PaymentKind,
): Promise<PaymentRow | null> =>
  firstRow(
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.bookingId, bookingId), eq(payments.kind, kind)))
      .orderBy(desc(payments.id))
      .limit(1)
      .for('update'),
  );

/** Confirms the paid fee of the current extension; false if there is none. The booking must be locked. */
export const confirmFee = async (
  tx: Tx,
  bookingId: BookingId,
  confirmedAt: Temporal.Instant,
): Promise<boolean> => {
  const ofExtension = and(eq(payments.bookingId, bookingId), eq(payments.kind, 'extension'));
  const latest = tx
    .select({ id: max(payments.id) })
    .from(payments)
    .where(ofExtension);
  const confirmed = await tx
    .update(payments)
    .set({ confirmedAt })
    .where(
      and(
        eq(payments.id, latest),
        eq(payments.status, 'paid'),
        isNull(payments.confirmedAt),
        isNull(payments.settledAt),
      ),
    )
    .returning({ id: payments.id });
  return confirmed.length > 0;
};

const insertedPayment = prepareOnce((db) =>
  db
    .insert(payments)
    .values(
      buildPlaceholders(payments, [
        'bookingId',
        'userId',
        'kind',
        'status',
        'amountCents',
        'createdAt',
      ]),
    )
    .returning()
    .prepare('payment_open'),
);

/** Inserts a payment that is due, and returns it. */
export const insertPayment = (
  tx: Tx,
  payment: Pick<PaymentRow, 'bookingId' | 'userId' | 'kind' | 'amountCents' | 'createdAt'>,
): Promise<PaymentRow> => onlyRow(insertedPayment(tx, { ...payment, status: 'open' }));

/** Sets when the money of these payments was split; null if the money is held again. */
export const setSettledAt = async (
  tx: Tx,
  ids: readonly PaymentId[],
  settledAt: Temporal.Instant | null,
): Promise<void> => {
  await tx.update(payments).set({ settledAt }).where(isAnyOf(payments.id, ids));
};

/**
 * Records that the money of a locked payment is fully held. `attempt` is null if the wallet covered all of
 * it.
 */
export const markPaid = (
  tx: Tx,
  { id }: PaymentRow,
  attempt: AttemptRow | null,
  paidAt: Temporal.Instant,
): Promise<void> =>
  updatePayment(tx, id, {
    status: 'paid',
    paidAt,
    method: attempt?.method ?? null,
    attemptId: attempt?.id ?? null,
  });

const lockPaid = (tx: Tx, bookingId: BookingId, settled: SQL): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(isPaidAndConfirmed(bookingId, settled))
    .orderBy(asc(payments.id))
    .for('update');

/** Locks all payments of a booking whose money is held and can be split, the deposit first. */
export const lockConfirmed = (tx: Tx, bookingId: BookingId): Promise<PaymentRow[]> =>
  lockPaid(tx, bookingId, isNull(payments.settledAt));

/** Locks all payments of a booking whose money was already split, the deposit first. */
export const lockSettled = (tx: Tx, bookingId: BookingId): Promise<PaymentRow[]> =>
  lockPaid(tx, bookingId, isNotNull(payments.settledAt));

/** The money about which staff decide in a dispute, in fen. */
export interface DisputedMoney {
  /** The amount paid online: the deposit and the fees of extensions that both parties confirmed. */
  onlineCents: number;
  /** The extension fees included in `onlineCents`. */
  extensionCents: number;
  /** The fee of an extension that only one party confirmed; refunded regardless of the decision. */
  openFeeCents: number;
}

/** Returns the online money of several disputed bookings, split or not, by booking ID. */
export const loadDisputedMoney = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, DisputedMoney>> => {
  const rows = await db
    .select()
    .from(payments)
    .where(and(isAnyOf(payments.bookingId, bookingIds), eq(payments.status, 'paid')));
  const money = new Map<BookingId, DisputedMoney>();
  for (const row of rows) {
    const { bookingId, kind, confirmedAt, settledAt } = row;
    const amountCents = getRetainedCents(row);
    const sum = money.get(bookingId) ?? { onlineCents: 0, extensionCents: 0, openFeeCents: 0 };
    const isFee = kind === 'extension';
    if (!isFee || confirmedAt) sum.onlineCents += amountCents;
    if (isFee && confirmedAt) sum.extensionCents += amountCents;
    if (isFee && !confirmedAt && !settledAt) sum.openFeeCents += amountCents;
    money.set(bookingId, sum);
  }
  return money;
};
