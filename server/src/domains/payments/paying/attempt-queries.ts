import type { PaymentId } from '@tomoguide/contract/primitives';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { type AttemptId, type AttemptRow, paymentAttempts, payments } from '../tables.ts';

/** All attempts to pay, newest first. */
export const attemptsOf = (db: Executor, paymentId: PaymentId): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.id));

export const attemptById = async (db: Executor, id: AttemptId): Promise<AttemptRow | null> => {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row ?? null;
};

const attemptsWithPayments = (db: Executor) =>
  db
    .select({ payment: getTableColumns(payments), attempt: getTableColumns(paymentAttempts) })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id));

/** An attempt with its payment. */
export type AttemptWithPayment = Awaited<ReturnType<typeof attemptsWithPayments>>[number];

export const attemptWithPayment = async (
  db: Executor,
  id: AttemptId,
): Promise<AttemptWithPayment | null> => {
  const [row] = await attemptsWithPayments(db).where(eq(paymentAttempts.id, id));
  return row ?? null;
};

/** The same by the key that the provider stores. */
export const attemptWithPaymentByKey = async (
  db: Executor,
  key: string,
): Promise<AttemptWithPayment | null> => {
  const [row] = await attemptsWithPayments(db).where(eq(paymentAttempts.key, key));
  return row ?? null;
};

/** The same with both rows locked. The booking's row must be locked first. */
export const lockAttemptWithPayment = async (
  tx: Tx,
  key: string,
): Promise<AttemptWithPayment | null> => {
  const [row] = await attemptsWithPayments(tx).where(eq(paymentAttempts.key, key)).for('update');
  return row ?? null;
};
