import type { ChargebackState } from '@tomoguide/contract/payments/chargebacks';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, asc, count, eq, min, ne, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Waiting } from '../../staff/service.ts';
import {
  type AttemptId,
  type ChargebackRow,
  chargebacks,
  earnings,
  type RefundRow,
  refunds,
} from '../tables.ts';

export const isOpen = eq(chargebacks.state, 'open');

/** Returns the amount that is neither returned, covered nor held yet; fen. */
export const leftOf = (row: ChargebackRow): number =>
  row.amountCents -
  row.returnedCents -
  row.walletCents -
  row.refundCents -
  row.commissionCents -
  row.guideCents;

export const updateChargeback = async (
  tx: Tx,
  row: ChargebackRow,
  changes: Partial<ChargebackRow>,
): Promise<ChargebackRow> => {
  await tx.update(chargebacks).set(changes).where(eq(chargebacks.id, row.id));
  return { ...row, ...changes };
};

export const lockLost = (tx: Tx, bookingId: BookingId): Promise<ChargebackRow[]> =>
  tx
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.bookingId, bookingId), eq(chargebacks.state, 'lost')))
    .orderBy(asc(chargebacks.id))
    .for('update');

/** Locks the open and lost chargebacks of a charge. */
export const lockUnwonChargebacks = (tx: Tx, attemptId: AttemptId): Promise<ChargebackRow[]> =>
  tx
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.attemptId, attemptId), ne(chargebacks.state, 'won')))
    .orderBy(asc(chargebacks.id))
    .for('update');

/**
 * Returns whether a charge can be refunded: not while a chargeback has taken its money, and never after a
 * lost one.
 */
export const refundability = async (
  db: Executor,
  attemptId: AttemptId,
): Promise<'free' | 'waits' | 'never'> => {
  const rows = await db.select().from(chargebacks).where(eq(chargebacks.attemptId, attemptId));
  if (rows.some(({ state, takenAt }) => state === 'open' && takenAt !== null)) return 'waits';
  return rows.some(({ state }) => state === 'lost') ? 'never' : 'free';
};

/** Locks the refunds of a charge that the provider has not answered. */
export const lockUnanswered = (tx: Tx, attemptId: AttemptId): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), eq(refunds.status, 'sent')))
    .orderBy(asc(refunds.id))
    .for('update');

/** The same without those that the provider has acknowledged. */
export const lockUnsent = async (tx: Tx, attemptId: AttemptId): Promise<RefundRow[]> =>
  (await lockUnanswered(tx, attemptId)).filter(({ providerRefundId }) => providerRefundId === null);

/** Rejected refunds of a charge that were not retried; their money is in the wallet unless spent. */
export const refusedOf = (tx: Tx, attemptId: AttemptId): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.attemptId, attemptId),
        eq(refunds.status, 'refused'),
        sql`not exists (select 1 from refunds again where again.retry_of = ${refunds.id})`,
      ),
    )
    .orderBy(asc(refunds.id));

/** The part of the chargeback's charge that was not refunded; fen. Retries do not count again. */
const keptCents: SQL<number> = sql<number>`(
  select coalesce(charge.charged_cents, 0) - coalesce((
    select sum(back.amount_cents) from refunds back
    where back.attempt_id = charge.id and back.retry_of is null), 0)
  from payment_attempts charge where charge.id = ${chargebacks.attemptId})`;

/** The part of a lost chargeback's charge that is still in the earnings; fen. */
export const earnedFrom = async (tx: Tx, { attemptId }: ChargebackRow): Promise<number> => {
  const [row] = await tx
    .select({
      kept: sql<number>`min(${keptCents})`.mapWith(Number),
      taken: sql<number>`sum(${chargebacks.commissionCents} + ${chargebacks.guideCents})`.mapWith(
        Number,
      ),
    })
    .from(chargebacks)
    .where(eq(chargebacks.attemptId, attemptId));
  return row ? Math.max(0, row.kept - row.taken) : 0;
};

/** True if an open chargeback concerns money in a booking's earnings, which then wait. */
export const isFrozen: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${chargebacks}
  where ${chargebacks.bookingId} = ${earnings.bookingId} and ${isOpen} and ${keptCents} > 0)`;

/** True for a refund that cannot be sent while a chargeback has taken its charge. */
export const waitsForBank: SQL<boolean> = sql<boolean>`(
  ${refunds.providerRefundId} is null and exists (
    select 1 from ${chargebacks} where ${chargebacks.attemptId} = ${refunds.attemptId}
      and ${isOpen} and ${chargebacks.takenAt} is not null))`;

/** Returns true if the booking ever had a chargeback. */
export const hasChargeback = async (db: Executor, bookingId: BookingId): Promise<boolean> => {
  const rows = await db
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(eq(chargebacks.bookingId, bookingId))
    .limit(1);
  return rows.length > 0;
};

export const countOpenChargebacks = async (db: Executor): Promise<Waiting> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(chargebacks.openedAt) })
    .from(chargebacks)
    .where(isOpen);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null };
};

/**
 * Returns the chargeback state of several bookings' earnings: open before lost. Omits chargebacks that were
 * won or concern refunded money.
 */
export const chargebackStates = async (
  db: Executor,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, Exclude<ChargebackState, 'won'>>> => {
  const states = new Map<BookingId, Exclude<ChargebackState, 'won'>>();
  if (bookingIds.length === 0) return states;
  const rows = await db
    .select({ bookingId: chargebacks.bookingId, state: chargebacks.state })
    .from(chargebacks)
    .where(and(isAnyOf(chargebacks.bookingId, bookingIds), sql`${keptCents} > 0`));
  for (const { bookingId, state } of rows)
    if (state !== 'won' && states.get(bookingId) !== 'open') states.set(bookingId, state);
  return states;
};
