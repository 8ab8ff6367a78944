import { randomUUID } from 'node:crypto';
import { returnedParts, type WalletParts } from '@tomoguide/contract/payments/wallet';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { coverLosses } from '../chargebacks/cover-losses.ts';
import { holdReturned } from '../chargebacks/hold-refund.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { type AttemptRow, type PaymentRow, refunds } from '../tables.ts';
import { walletEntries } from '../wallet/wallet-parts.ts';
import { SEND_REFUND } from './send-refund.ts';

interface RefundDecision {
  payment: PaymentRow;
  amountCents: number;
  reason: string;
}

/** Returns the amount a payment took from the wallet and has not returned yet. */
export const stillSpent = async (tx: Tx, payment: PaymentRow): Promise<WalletParts> => {
  const [back] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number),
      goodwillCents: sql<number>`coalesce(sum(${refunds.goodwillCents}), 0)`.mapWith(Number),
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.destination, 'wallet')));
  const returned = back ?? { cents: 0, goodwillCents: 0 };
  return {
    refundedCents:
      payment.walletCents - payment.goodwillCents - (returned.cents - returned.goodwillCents),
    goodwillCents: payment.goodwillCents - returned.goodwillCents,
  };
};

/**
 * Returns money held for a booking to the wallet, immediately; an amount that a chargeback claims is held
 * there.
 */
export const refundToWallet = async (
  tx: Tx,
  deps: Deps,
  { payment, amountCents, reason }: RefundDecision,
): Promise<void> => {
  if (amountCents === 0) return;
  const now = deps.clock.now();
  const parts = returnedParts(amountCents, await stillSpent(tx, payment));
  const [refund] = await tx
    .insert(refunds)
    .values({
      bookingId: payment.bookingId,
      paymentId: payment.id,
      goodwillCents: parts.goodwillCents,
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
    entries: [
      { account: owned('held', payment.bookingId), amountCents: -amountCents },
      ...walletEntries(payment.userId, parts),
    ],
  });
  if (parts.refundedCents > 0) await holdReturned(tx, deps, payment.userId, parts.refundedCents);
};

/**
 * Refunds a charge, or part of it, to its source: the intent and the ledger entry belong to this
 * transaction, and a job calls the provider afterwards.
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
  await coverLosses(tx, deps, payment.bookingId);
  await deps.jobs.at(tx, SEND_REFUND, { refundId: refund.id }, now);
};
