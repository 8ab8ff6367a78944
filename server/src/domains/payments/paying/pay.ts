import type { Call } from '@tomoguide/contract/call';
import type { PayAnswer, PaymentKind } from '@tomoguide/contract/payments/entities';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId, PaymentId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { markPaid, paymentById } from '../queries.ts';
import type { AttemptId } from '../tables.ts';
import { spendWallet } from '../wallet/wallet.ts';
import {
  type AttemptWithPayment,
  lockLatestWithAttempts,
  requireAttempt,
} from './attempt-queries.ts';
import { chooseAttempt } from './choose-attempt.ts';
import { expireSession } from './expire-session.ts';
import { openSession } from './open-session.ts';

export interface PayRequest {
  viewer: { readonly userId: UserId };
  bookingId: BookingId;
  kind: PaymentKind;
  method: PaymentMethod;
  useWallet: boolean;
  /** The API endpoint that the idempotency key belongs to. */
  call: Call;
  key: string | null;
}

/** The result of the transaction: the attempt to continue with, or null if nothing is left to pay. */
interface Plan {
  paymentId: PaymentId;
  attemptId: AttemptId | null;
  closed: readonly AttemptId[];
}

/** The error for a payment whose deadline has passed, by kind. */
const ENDED = {
  deposit: 'HOLD_ENDED',
  extension: 'EXTENSION_ENDED',
  change: 'CHANGE_NOT_OPEN',
} as const;

/** `chosen`: the attempt that the plan continues with. */
const planPayment = async (
  tx: Tx,
  deps: Deps,
  request: PayRequest,
): Promise<{ made: Plan; chosen: AttemptWithPayment | null }> => {
  const { bookingId, kind, viewer, method } = request;
  const payer = viewer.userId;
  const due = await deps.ports.payments.paymentDue(tx, deps, { bookingId, kind, payer });
  if (!due) return fail('NOT_FOUND');
  if (due.state === 'settled') return fail('PAYMENT_NOT_DUE');
  const found = await lockLatestWithAttempts(tx, bookingId, kind);
  if (due.state === 'ended' || found?.payment.status !== 'open') return fail(ENDED[kind]);

  const { open } = found;
  const payment = request.useWallet ? await spendWallet(tx, deps, found.payment) : found.payment;
  const amountCents = payment.amountCents - payment.walletCents;
  if (amountCents > 0) {
    const attemptRequest = { payment, open, method, amountCents, due };
    const { attempt, closed } = await chooseAttempt(tx, deps, attemptRequest);
    return {
      made: { paymentId: payment.id, attemptId: attempt?.id ?? null, closed },
      chosen: attempt && { payment, attempt },
    };
  }
  const paidAt = deps.clock.now();
  await markPaid(tx, payment, null, paidAt);
  const outcome = await due.onPaid(paidAt);
  // The deadline passed after `paymentDue` was checked; failing rolls back this payment.
  if (outcome === 'late') return fail(ENDED[kind]);
  const attemptRequest = { payment, open, method: null, amountCents, due };
  const { closed } = await chooseAttempt(tx, deps, attemptRequest);
  return { made: { paymentId: payment.id, attemptId: null, closed }, chosen: null };
};

const isPaid = async (deps: Deps, paymentId: PaymentId): Promise<boolean> =>
  (await paymentById(deps.db, paymentId))?.status === 'paid';

const isAttempt = (found: AttemptWithPayment | null, id: AttemptId): found is AttemptWithPayment =>
  found?.attempt.id === id;

/**
 * Opens the provider's page for a deposit or a fee, or resumes the open page (docs/product/money.md,
 * "Paying"). First records the intent with the idempotency key, then calls the provider, then stores its
 * response. A retry with the same key continues the same attempt, so it returns the same page. Throws
 * NOT_FOUND, PAYMENT_NOT_DUE, HOLD_ENDED, EXTENSION_ENDED, CHANGE_NOT_OPEN, IDEMPOTENCY_KEY_*, or
 * UNAVAILABLE.
 */
export const pay = async (deps: Deps, request: PayRequest): Promise<PayAnswer> => {
  const { viewer, call, key, bookingId, method, useWallet } = request;
  const body = { bookingId, method, useWallet };
  // Saves reading the attempt again. A repeated key can roll this one back and return the earlier attempt.
  let chosen: AttemptWithPayment | null = null;
  const { paymentId, attemptId, closed } = await runIdempotently(
    deps,
    { viewer, call, key, body },
    async (tx) => {
      chosen = null;
      const planned = await planPayment(tx, deps, request);
      chosen = planned.chosen;
      return planned.made;
    },
  );
  // Expires the closed attempts first, so that only one page accepts money; if the provider does not
  // respond, the job retries this.
  for (const id of closed) {
    await expireSession(deps, id).catch((error) =>
      deps.log.warn({ err: error, attemptId: id }, 'a payment session could not be expired yet'),
    );
  }
  // A closed attempt may have been paid although its event is missing, so this must not redirect to a
  // second payment.
  if (attemptId === null || (closed.length > 0 && (await isPaid(deps, paymentId))))
    return { paymentId, status: 'paid', redirectUrl: null, expiresAt: null };
  const session = await openSession(
    deps,
    isAttempt(chosen, attemptId) ? chosen : await requireAttempt(deps.db, attemptId),
  );
  return { paymentId, status: 'redirect', ...session };
};
