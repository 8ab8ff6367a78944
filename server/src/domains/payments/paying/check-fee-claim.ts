import type { TransactionData } from '@tomoguide/contract/payments/entities';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { withDeadlinePaused } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { requireProvider } from '../provider/provider-named.ts';
import type { AttemptRow } from '../tables.ts';
import { applyEvent } from './apply-event.ts';
import { findFeeAttempt } from './attempt-queries.ts';

/** A client's report that an extension fee was paid. */
export interface FeeClaim {
  readonly paid: boolean;
  readonly paymentMethod: PaymentMethod;
  /** `amountCents` is the report's `amount`, in fen. */
  readonly transaction: TransactionData & { readonly amountCents: number };
}

const refuse = (field: string): never => fail('PAYMENT_NOT_CONFIRMED', { field });

const queryProvider = async (deps: Deps, attempt: AttemptRow, sessionId: string) => {
  try {
    const provider = requireProvider(deps, attempt.provider);
    return await withDeadlinePaused(() => provider.findCharge(sessionId));
  } catch (error) {
    deps.log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer');
    return fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
  }
};

/** The provider's status of a successful payment. */
const TAKEN = 'succeeded';
/**
 * Statuses of a payment that can still succeed, so that the client can retry later. All other values are
 * invalid.
 */
const PENDING_STATES: readonly string[] = ['pending', 'processing'];

/**
 * Compares a client's report of a paid fee with the provider's record, which is fetched if the provider's
 * callback has not arrived yet; only that record advances the booking. Throws PAYMENT_NOT_CONFIRMED with
 * the first field that differs, PAYMENT_STATUS_UNKNOWN for an invalid status, or EXTENSION_ENDED if the
 * money arrived too late and is refunded.
 */
export const checkFeeClaim = async (
  deps: Deps,
  bookingId: BookingId,
  { paid, paymentMethod, transaction }: FeeClaim,
): Promise<void> => {
  const { transactionId, status } = transaction;
  if (status !== TAKEN && !PENDING_STATES.includes(status))
    fail('PAYMENT_STATUS_UNKNOWN', { field: 'transactionData.status' });
  const find = async () =>
    (await findFeeAttempt(deps.db, bookingId, transactionId)) ??
    refuse('transactionData.transactionId');
  const before = (await find()).attempt;
  if (before.status !== 'succeeded' && before.sessionId) {
    const charge = await queryProvider(deps, before, before.sessionId);
    if (charge) await applyEvent(deps, before.provider, charge);
  }
  const { attempt, payment } = await find();
  if (attempt.status !== 'succeeded' || !paid) refuse('paid');
  if (status !== TAKEN) refuse('transactionData.status');
  if (transaction.amountCents !== attempt.chargedCents) refuse('transactionData.amount');
  if (transaction.currency !== 'RMB') refuse('transactionData.currency');
  if (paymentMethod !== attempt.method) refuse('paymentMethod');
  if (transaction.paymentMethod !== attempt.method) refuse('transactionData.paymentMethod');
  if (payment.status === 'cancelled') fail('EXTENSION_ENDED');
};
