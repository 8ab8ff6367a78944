import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, PaymentId } from '@tomoguide/contract/primitives';
import { and, desc, eq, getTableColumns, inArray, max, ne, or, sql } from 'drizzle-orm';
import type { OpenedSession } from '../../../adapters/payments/provider.ts';
import { createKeyQueries } from '../../../database/by-key.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import {
  type AttemptId,
  type AttemptRow,
  type PaymentRow,
  paymentAttempts,
  payments,
  providerEvents,
} from '../tables.ts';
import { OPEN_STATUSES } from './open-attempts.ts';

/**
 * Locks a booking's latest payment of a kind, and returns it with its open attempts. The booking's row must be
 * locked first: under its lock, payments and attempts begin and end.
 */
export const lockLatestWithAttempts = async (
  tx: Tx,
  bookingId: BookingId,
  kind: PaymentKind,
): Promise<{ payment: PaymentRow; open: AttemptRow[] } | null> => {
  const latest = tx
    .select({ id: max(payments.id) })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.kind, kind)));
  const rows = await tx
    .select({ payment: getTableColumns(payments), attempt: getTableColumns(paymentAttempts) })
    .from(payments)
    .leftJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.paymentId, payments.id),
        inArray(paymentAttempts.status, OPEN_STATUSES),
      ),
    )
    .where(eq(payments.id, latest))
    .for('update', { of: payments });
  const [first] = rows;
  return first
    ? { payment: first.payment, open: rows.flatMap(({ attempt }) => attempt ?? []) }
    : null;
};

/** Returns all attempts to pay this payment, newest first. */
export const listAttempts = (db: Executor, paymentId: PaymentId): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.id));

export const {
  find: attemptById,
  insert: insertAttempt,
  update: updateAttempt,
} = createKeyQueries(paymentAttempts, 'id');

/** Returns a provider's attempt with this key, or with this charge. */
export const findProviderAttempt = (
  db: Executor,
  provider: AttemptRow['provider'],
  by: { key: string } | { chargeId: string },
): Promise<AttemptRow | null> => {
  const is =
    'key' in by ? eq(paymentAttempts.key, by.key) : eq(paymentAttempts.chargeId, by.chargeId);
  return firstRow(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.provider, provider), is)),
  );
};

const buildAttemptPaymentQuery = (db: Executor) =>
  db
    .select({ payment: getTableColumns(payments), attempt: getTableColumns(paymentAttempts) })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id));

/** A payment attempt with its payment. */
export type AttemptWithPayment = Awaited<ReturnType<typeof buildAttemptPaymentQuery>>[number];

/** Returns an attempt with its payment. Throws if there is none. */
export const requireAttempt = (db: Executor, id: AttemptId): Promise<AttemptWithPayment> =>
  onlyRow(buildAttemptPaymentQuery(db).where(eq(paymentAttempts.id, id)));

/** Returns the attempt with this key, which the provider stores with the session. */
export const findAttemptByKey = (db: Executor, key: string): Promise<AttemptWithPayment | null> =>
  firstRow(buildAttemptPaymentQuery(db).where(eq(paymentAttempts.key, key)));

/** Locks an attempt and its payment. The booking's row must be locked first. */
export const lockAttemptWithPayment = (tx: Tx, key: string): Promise<AttemptWithPayment | null> =>
  firstRow(buildAttemptPaymentQuery(tx).where(eq(paymentAttempts.key, key)).for('update'));

/** Returns the booking's payment attempt with this session or charge ID, if the attempt is for a fee. */
export const findFeeAttempt = (
  db: Executor,
  bookingId: BookingId,
  transactionId: string,
): Promise<AttemptWithPayment | null> =>
  firstRow(
    buildAttemptPaymentQuery(db).where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.kind, 'extension'),
        or(
          eq(paymentAttempts.sessionId, transactionId),
          eq(paymentAttempts.chargeId, transactionId),
        ),
      ),
    ),
  );

/** Expires every open attempt of a payment, except `exceptAttemptId`, and returns their ids. */
export const expireOpenAttempts = async (
  tx: Tx,
  paymentId: PaymentId,
  now: Temporal.Instant,
  exceptAttemptId: AttemptId | null,
): Promise<AttemptId[]> => {
  const expired = await tx
    .update(paymentAttempts)
    .set({ status: 'expired', finishedAt: now })
    .where(
      and(
        eq(paymentAttempts.paymentId, paymentId),
        inArray(paymentAttempts.status, OPEN_STATUSES),
        exceptAttemptId === null ? undefined : ne(paymentAttempts.id, exceptAttemptId),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return expired.map(({ id }) => id);
};

/**
 * Records the session of an attempt, and returns the attempt's current status. The callback can arrive
 * before this, so a finished attempt never becomes `open` again.
 */
export const recordSession = async (
  db: Executor,
  id: AttemptId,
  { sessionId, redirectUrl, expiresAt }: OpenedSession,
): Promise<AttemptRow['status'] | null> => {
  const status = sql`case when ${paymentAttempts.status} = 'intended' then 'open' else ${paymentAttempts.status} end`;
  const recorded = await firstRow(
    db
      .update(paymentAttempts)
      .set({ sessionId, redirectUrl, expiresAt, status })
      .where(eq(paymentAttempts.id, id))
      .returning({ status: paymentAttempts.status }),
  );
  return recorded?.status ?? null;
};

/** Records a provider's event; returns false if it was already recorded. */
export const recordEvent = async (
  tx: Tx,
  event: typeof providerEvents.$inferInsert,
): Promise<boolean> => {
  const written = await tx
    .insert(providerEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return written.length > 0;
};
