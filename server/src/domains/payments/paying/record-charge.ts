import type { ProviderEvent } from '../../../adapters/payments/provider.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import type { PaymentDue } from '../ports.ts';
import { markPaid } from '../queries.ts';
import { refundCharge } from '../refunds/decide-refund.ts';
import type { AttemptRow, PaymentRow } from '../tables.ts';
import { updateAttempt } from './attempt-queries.ts';
import { cancelPayment } from './cancel-payment.ts';
import { closeAttempts } from './close-attempts.ts';

/** The refund reason for money that no booking is waiting for. */
const LATE = 'late';

interface Charge {
  /** The payment, locked together with the booking. */
  payment: PaymentRow;
  attempt: AttemptRow;
  event: ProviderEvent;
  /** What the locked booking awaits; null if there is no such booking. */
  due: PaymentDue | null;
}

const record = async (
  tx: Tx,
  deps: Deps,
  now: Temporal.Instant,
  { payment, attempt, event }: Charge,
  isFitting: boolean,
): Promise<void> => {
  await Promise.all([
    updateAttempt(tx, attempt.id, {
      status: 'succeeded',
      chargeId: event.chargeId,
      chargedCents: event.amountCents,
      finishedAt: now,
    }),
    isFitting && markPaid(tx, payment, attempt, now),
    isFitting && closeAttempts(tx, deps, payment.id, attempt.id),
    post(tx, {
      kind: 'charged',
      ref: `attempt:${attempt.id}:charged`,
      bookingId: payment.bookingId,
      at: now,
      entries: transfer(
        getPlatformAccount('provider'),
        getOwnedAccount('held', payment.bookingId),
        event.amountCents,
      ),
    }),
  ]);
};

/** Returns true if the charge is exactly the missing amount and the payment is still due. */
const fits = ({ payment, event, due }: Charge): boolean =>
  due?.state === 'due' &&
  payment.status === 'open' &&
  event.amountCents === payment.amountCents - payment.walletCents;

/**
 * Records a charge: moves it to `held` and advances the booking. A late, duplicate or wrong charge is also
 * recorded, but refunded in full (docs/product/money.md, "Late money").
 */
export const recordCharge = async (tx: Tx, deps: Deps, charge: Charge): Promise<void> => {
  const { payment, attempt, event, due } = charge;
  const paidAt = deps.clock.now();
  const isFitting = fits(charge);
  await record(tx, deps, paidAt, charge, isFitting);
  if (isFitting) {
    if ((await due?.onPaid(paidAt)) === 'applied') return;
    await cancelPayment(tx, deps, payment, LATE);
  }
  await refundCharge(tx, deps, {
    payment,
    attempt: { ...attempt, chargeId: event.chargeId },
    amountCents: event.amountCents,
    reason: LATE,
  });
};
