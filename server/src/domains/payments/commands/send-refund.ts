import { eq } from 'drizzle-orm';
import type { RefundAnswer } from '../../../adapters/payments/provider.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { providerNamed } from '../provider.ts';
import { attemptById } from '../queries.ts';
import { type RefundRow, refunds } from '../tables.ts';

/** The job that sends a decided refund to the provider, until it answers. */
export const SEND_REFUND = 'payments.send-refund';

const byId = async (deps: Deps, id: number): Promise<RefundRow | null> => {
  const [row] = await deps.db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
};

/** Writes down what the provider said; a refused refund goes into the wallet (product §3). */
const recordAnswer = (deps: Deps, refundId: number, answer: RefundAnswer): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (refund?.status !== 'sent') return;
    const now = deps.clock.now();
    await tx
      .update(refunds)
      .set({ status: answer.status, providerRefundId: answer.refundId, answeredAt: now })
      .where(eq(refunds.id, refundId));
    const target =
      answer.status === 'arrived' ? platform('provider') : owned('wallet', refund.userId);
    await post(tx, {
      kind: answer.status === 'arrived' ? 'refund_arrived' : 'refund_refused',
      ref: `refund:${refundId}:answered`,
      bookingId: refund.bookingId,
      at: now,
      entries: transfer(platform('refunds'), target, refund.amountCents),
    });
  });

/**
 * Sends one refund. Safe to repeat at any point: the provider knows the refund by its key, and an
 * answer is written down once. Throws when the provider cannot be reached; the job tries again.
 */
export const sendRefund = async (deps: Deps, refundId: number): Promise<void> => {
  const refund = await byId(deps, refundId);
  if (refund?.status !== 'sent' || refund.attemptId === null) return;
  const attempt = await attemptById(deps.db, refund.attemptId);
  if (!attempt?.chargeId) throw new Error(`refund ${refundId} has no charge to give back`);
  const answer = await providerNamed(deps, attempt.provider).refund({
    key: refund.key,
    chargeId: attempt.chargeId,
    amountCents: refund.amountCents,
  });
  await recordAnswer(deps, refundId, answer);
};
