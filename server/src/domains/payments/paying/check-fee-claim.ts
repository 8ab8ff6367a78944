import type { TransactionData } from '@tomoguide/contract/payments/entities';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, eq, or } from 'drizzle-orm';
import { withDeadlinePaused } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { providerNamed } from '../provider/registered-provider.ts';
import { type AttemptRow, paymentAttempts, payments } from '../tables.ts';
import { applyEvent } from './apply-event.ts';

/** What a client says of the payment of a fee. */
export interface FeeClaim {
  readonly paid: boolean;
  readonly paymentMethod: PaymentMethod;
  /** `amountCents` is its `amount`. */
  readonly transaction: TransactionData & { readonly amountCents: number };
}

const refuse = (field: string): never => fail('PAYMENT_NOT_CONFIRMED', { field });

/** The attempt at a fee of this booking that the provider knows by this id. */
const attemptOf = async (deps: Deps, bookingId: BookingId, transactionId: string) => {
  const [row] = await deps.db
    .select({ attempt: paymentAttempts, payment: payments.status })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.kind, 'extension'),
        or(
          eq(paymentAttempts.sessionId, transactionId),
          eq(paymentAttempts.chargeId, transactionId),
        ),
      ),
    );
  return row ?? refuse('transactionData.transactionId');
};

const askProvider = async (deps: Deps, attempt: AttemptRow, sessionId: string) => {
  try {
    const provider = providerNamed(deps, attempt.provider);
    return await withDeadlinePaused(() => provider.findCharge(sessionId));
  } catch (error) {
    deps.log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer');
    return fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
  }
};

/** How the provider calls a payment that it took. */
const TAKEN = 'succeeded';
/** One that may still be taken: to look again helps. Any other word never comes true. */
const ON_ITS_WAY: readonly string[] = ['pending', 'processing'];

/**
 * Compares what a client says of a fee with the provider's own record, which is asked where its callback
 * has not come yet; that record alone moves the booking. Throws PAYMENT_NOT_CONFIRMED with the first
 * claim that differs, PAYMENT_STATUS_UNKNOWN for a status that no payment has, and EXTENSION_ENDED where the money came too late and goes back.
 */
export const checkFeeClaim = async (
  deps: Deps,
  bookingId: BookingId,
  { paid, paymentMethod, transaction }: FeeClaim,
): Promise<void> => {
  const { transactionId, status } = transaction;
  if (status !== TAKEN && !ON_ITS_WAY.includes(status))
    fail('PAYMENT_STATUS_UNKNOWN', { field: 'transactionData.status' });
  const before = (await attemptOf(deps, bookingId, transactionId)).attempt;
  if (before.status !== 'succeeded' && before.sessionId) {
    const charge = await askProvider(deps, before, before.sessionId);
    if (charge) await applyEvent(deps, before.provider, charge);
  }
  const { attempt, payment } = await attemptOf(deps, bookingId, transactionId);
  if (attempt.status !== 'succeeded' || !paid) refuse('paid');
  if (status !== TAKEN) refuse('transactionData.status');
  if (transaction.amountCents !== attempt.chargedCents) refuse('transactionData.amount');
  if (transaction.currency !== 'RMB') refuse('transactionData.currency');
  if (paymentMethod !== attempt.method) refuse('paymentMethod');
  if (transaction.paymentMethod !== attempt.method) refuse('transactionData.paymentMethod');
  if (payment === 'cancelled') fail('EXTENSION_ENDED');
};
