import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { type AttemptRow, type PaymentRow, refunds } from '../tables.ts';
import { SEND_REFUND } from './send-refund.ts';

interface RefundDecision {
  payment: PaymentRow;
  amountCents: number;
  reason: string;
}

/** Money held for a booking goes back into the wallet, at once. */
export const refundToWallet = async (
  tx: Tx,
  deps: Deps,
  { payment, amountCents, reason }: RefundDecision,
): Promise<void> => {
  if (amountCents === 0) return;
  const now = deps.clock.now();
  const [refund] = await tx
    .insert(refunds)
    .values({
      bookingId: payment.bookingId,
      paymentId: payment.id,
      userId: payment.userId,
      amountCents,
      destination: 'wallet',
      status: 'arrived',
      reason,
      key: randomUUID(),
      createdAt: now,
      answeredAt: now,
    })
    .returning({ id: refunds.id });
  await post(tx, {
    kind: 'refund_to_wallet',
    ref: `refund:${refund?.id}:decided`,
    bookingId: payment.bookingId,
    at: now,
    entries: transfer(
      owned('held', payment.bookingId),
      owned('wallet', payment.userId),
      amountCents,
    ),
  });
};

/**
 * Decides that a charge, or part of it, goes back the way it came: the intent and the ledger's entry
 * belong to this transaction, the provider is called by a job after it.
 */
export const refundCharge = async (
  tx: Tx,
  deps: Deps,
  { payment, amountCents, reason, attempt }: RefundDecision & { attempt: AttemptRow },
): Promise<void> => {
  if (amountCents === 0) return;
  const now = deps.clock.now();
  const [refund] = await tx
    .insert(refunds)
    .values({
      bookingId: payment.bookingId,
      paymentId: payment.id,
      attemptId: attempt.id,
      userId: payment.userId,
      amountCents,
      destination: attempt.method,
      status: 'sent',
      reason,
      key: randomUUID(),
      createdAt: now,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new Error('the refund was not written');
  await post(tx, {
    kind: 'refund_decided',
    ref: `refund:${refund.id}:decided`,
    bookingId: payment.bookingId,
    at: now,
    entries: transfer(owned('held', payment.bookingId), platform('refunds'), amountCents),
  });
  await deps.jobs.at(tx, SEND_REFUND, { refundId: refund.id }, now);
};
