import type { ChargebackState } from '@tomoguide/contract/payments/chargebacks';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import { isAfter, isAnyOf, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { countWaiting } from '../../../database/sums.ts';
import type { Waiting } from '../../../database/waiting.ts';
import { getDemoPageUrl } from '../provider/demo-page.ts';
import {
  type AttemptId,
  type AttemptRow,
  type ChargebackRow,
  chargebacks,
  earnings,
  type PaymentRow,
  paymentAttempts,
  payments,
  refunds,
} from '../tables.ts';

const isOpen = eq(chargebacks.state, 'open');

/** Returns the amount of a chargeback that is not returned, covered or held yet, in fen. */
export const getRemainingCents = (row: ChargebackRow): number =>
  row.amountCents -
  row.returnedCents -
  row.walletCents -
  row.refundCents -
  row.commissionCents -
  row.guideCents;

const chargebackRows = createKeyQueries(chargebacks, 'id');
export const { find: chargebackById, insert: insertChargeback } = chargebackRows;

export const updateChargeback = async (
  tx: Tx,
  row: ChargebackRow,
  changes: Partial<ChargebackRow>,
): Promise<ChargebackRow> => {
  await chargebackRows.update(tx, row.id, changes);
  return { ...row, ...changes };
};

/** Locks the chargeback with this ID at the provider. */
export const lockChargeback = (
  tx: Tx,
  provider: ChargebackRow['provider'],
  providerId: string,
): Promise<ChargebackRow | null> =>
  firstRow(
    tx
      .select()
      .from(chargebacks)
      .where(and(eq(chargebacks.provider, provider), eq(chargebacks.providerId, providerId)))
      .for('update'),
  );

export const lockLost = (tx: Tx, bookingId: BookingId): Promise<ChargebackRow[]> =>
  tx
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.bookingId, bookingId), eq(chargebacks.state, 'lost')))
    .orderBy(asc(chargebacks.id))
    .for('update');

/** Locks the open and lost chargebacks of a charge. */
export const lockOpenOrLostChargebacks = (tx: Tx, attemptId: AttemptId): Promise<ChargebackRow[]> =>
  tx
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.attemptId, attemptId), ne(chargebacks.state, 'won')))
    .orderBy(asc(chargebacks.id))
    .for('update');

/** Returns the user's charges that have an open or lost chargeback. */
export const listDisputedCharges = async (tx: Tx, userId: UserId): Promise<AttemptId[]> => {
  const rows = await tx
    .selectDistinct({ id: chargebacks.attemptId })
    .from(chargebacks)
    .where(and(eq(chargebacks.userId, userId), ne(chargebacks.state, 'won')))
    .orderBy(asc(chargebacks.attemptId));
  return rows.map(({ id }) => id);
};

/**
 * Returns whether a charge can be refunded: not while an open chargeback has taken its money, and never
 * after a lost chargeback.
 */
export const getRefundability = async (
  db: Executor,
  attemptId: AttemptId,
): Promise<'free' | 'waits' | 'never'> => {
  const rows = await db.select().from(chargebacks).where(eq(chargebacks.attemptId, attemptId));
  if (rows.some(({ state, takenAt }) => state === 'open' && takenAt !== null)) return 'waits';
  return rows.some(({ state }) => state === 'lost') ? 'never' : 'free';
};

/**
 * SQL expression: the part of the chargeback's charge that was not refunded, in fen. A retry of a refund is
 * not counted again.
 */
const keptCents: SQL<number> = sql<number>`(
  select coalesce(charge.charged_cents, 0) - coalesce((
    select sum(back.amount_cents) from refunds back
    where back.attempt_id = charge.id and back.retry_of is null), 0)
  from payment_attempts charge where charge.id = ${chargebacks.attemptId})`;

/**
 * Returns the part of a lost chargeback's charge that is still in the guide's earnings and the commission,
 * in fen.
 */
export const sumEarnedFrom = async (tx: Tx, { attemptId }: ChargebackRow): Promise<number> => {
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

/**
 * SQL condition: true if an open chargeback concerns money in a booking's earnings, which cannot be
 * released until the chargeback is decided.
 */
export const isFrozen: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${chargebacks}
  where ${chargebacks.bookingId} = ${earnings.bookingId} and ${isOpen} and ${keptCents} > 0)`;

/** SQL condition: true for a refund that cannot be sent, because a chargeback has taken its charge. */
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

export const countOpenChargebacks = (db: Executor): Promise<Waiting> =>
  countWaiting(db, chargebacks.openedAt, isOpen);

/** A chargeback with its payment and, if it was lost, who bears the loss. In fen. */
export interface ListedChargeback {
  row: ChargebackRow;
  kind: PaymentRow['kind'];
  method: AttemptRow['method'];
  demoPage: string | null;
  coveredCents: number;
  lossCents: number;
}

/** Returns chargebacks: open ones oldest first, or decided ones newest first. */
export const listChargebackRows = async (
  db: Executor,
  {
    state,
    cursor,
    limit,
  }: { state: 'open' | 'decided'; cursor?: number | undefined; limit: number },
): Promise<ListedChargeback[]> => {
  const { id } = chargebacks;
  const [which, order] =
    state === 'open'
      ? [and(isOpen, isAfter(id, cursor)), asc(id)]
      : [and(not(isOpen), isBefore(id, cursor)), desc(id)];
  const found = await db
    .select({
      row: chargebacks,
      kind: payments.kind,
      method: paymentAttempts.method,
      sessionId: paymentAttempts.sessionId,
    })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, chargebacks.attemptId))
    .where(which)
    .orderBy(order)
    .limit(limit);
  return found.map(({ sessionId, ...one }) => {
    const lossCents = one.row.state === 'lost' ? getRemainingCents(one.row) : 0;
    const coveredCents = one.row.state === 'lost' ? one.row.amountCents - lossCents : 0;
    const page = getDemoPageUrl({ provider: one.row.provider, sessionId });
    return { ...one, demoPage: page, coveredCents, lossCents };
  });
};

/**
 * Returns the chargeback state of the earnings of several bookings; an open chargeback takes precedence
 * over a lost one. Omits chargebacks that were won or that concern refunded money.
 */
export const loadChargebackStates = async (
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
