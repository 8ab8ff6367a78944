import { splitWalletRefund } from '@tomoguide/contract/payments/wallet';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { coverLosses } from '../chargebacks/cover-losses.ts';
import { holdReturned } from '../chargebacks/hold-refund.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import type { AttemptRow, PaymentRow } from '../tables.ts';
import { createWalletEntries } from '../wallet/wallet-parts.ts';
import { getSpentFromWallet, insertRefund } from './refund-queries.ts';
import { SEND_REFUND } from './send-refund.ts';

interface RefundDecision {
  payment: PaymentRow;
  amountCents: number;
  reason: string;
}

/**
 * Immediately refunds money held for a booking to the wallet, where an amount that a chargeback claims is
 * held.
 */
export const refundToWallet = async (
  tx: Tx,
  deps: Deps,
  { payment, amountCents, reason }: RefundDecision,
): Promise<void> => {
  if (amountCents === 0) return;
  const now = deps.clock.now();
  const parts = splitWalletRefund(amountCents, await getSpentFromWallet(tx, payment));
  const { id } = await insertRefund(tx, {
    bookingId: payment.bookingId,
    paymentId: payment.id,
    goodwillCents: parts.goodwillCents,
    userId: payment.userId,
    amountCents,
    destination: 'wallet',
    status: 'arrived',
    reason,
    createdAt: now,
    answeredAt: now,
  });
  await post(tx, {
    kind: 'refund_to_wallet',
    ref: `refund:${id}:decided`,
    bookingId: payment.bookingId,
    at: now,
    entries: [
      { account: getOwnedAccount('held', payment.bookingId), amountCents: -amountCents },
      ...createWalletEntries(payment.userId, parts),
    ],
  });
  if (parts.refundedCents > 0) await holdReturned(tx, deps, payment.userId, parts.refundedCents);
};

/**
 * Refunds a charge, or part of it, to its source. The intent and the ledger entry are part of this
 * transaction; a job calls the provider afterward.
 */
export const refundCharge = async (
  tx: Tx,
  deps: Deps,
  { payment, amountCents, reason, attempt }: RefundDecision & { attempt: AttemptRow },
): Promise<void> => {
  if (amountCents === 0) return;
  const now = deps.clock.now();
  const { id } = await insertRefund(tx, {
    bookingId: payment.bookingId,
    paymentId: payment.id,
    attemptId: attempt.id,
    userId: payment.userId,
    amountCents,
    destination: attempt.method,
    status: 'sent',
    reason,
    createdAt: now,
  });
  await post(tx, {
    kind: 'refund_decided',
    ref: `refund:${id}:decided`,
    bookingId: payment.bookingId,
    at: now,
    entries: transfer(
      getOwnedAccount('held', payment.bookingId),
      getPlatformAccount('refunds'),
      amountCents,
    ),
  });
  await coverLosses(tx, deps, payment.bookingId);
  await deps.jobs.schedule(tx, SEND_REFUND, { refundId: id }, now);
};
