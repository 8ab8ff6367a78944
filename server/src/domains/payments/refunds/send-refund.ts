import type { RefundId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { getRefundability } from '../chargebacks/chargeback-queries.ts';
import { attemptById } from '../paying/attempt-queries.ts';
import { requireProvider } from '../provider/provider-named.ts';
import { applyRefundAnswer } from './apply-refund-answer.ts';
import { lockRefund, refundById, updateRefund } from './refund-queries.ts';

/** The job that sends a refund; it is retried until the provider responds. */
export const SEND_REFUND = 'payments.send-refund';

/**
 * Returns whether a refund can be sent now, and if so, marks it as sent; null if it was answered in the
 * meantime. Also returns whether it was sent before. Runs under the payment's lock, so that a chargeback of
 * the refund's charge and a concurrent attempt are recorded either before or after this.
 */
const claimSending = (deps: Deps, id: RefundId) =>
  inTransaction(deps.db, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund?.status !== 'sent') return null;
    const { attemptId, providerRefundId, askedAt } = refund;
    const can =
      providerRefundId === null && attemptId !== null
        ? await getRefundability(tx, attemptId)
        : 'free';
    if (can === 'free') await updateRefund(tx, id, { askedAt: deps.clock.now() });
    return { can, wasSent: askedAt !== null };
  });

/**
 * Sends a refund, or queries its status. Safe to repeat: the provider identifies the refund by its key, and
 * the result is recorded once. The refund waits while a chargeback has taken its charge, and is never sent
 * after a lost chargeback. In both cases, an earlier attempt that got no response is looked up, because the
 * provider may have accepted it. Throws if the provider is unreachable; the job is then retried.
 */
export const sendRefund = async (deps: Deps, refundId: RefundId): Promise<void> => {
  const refund = await refundById(deps.db, refundId);
  if (refund?.status !== 'sent' || refund.attemptId === null) return;
  const attempt = await attemptById(deps.db, refund.attemptId);
  if (!attempt?.chargeId) throw new Error(`refund ${refundId} has no charge to give back`);
  const provider = requireProvider(deps, attempt.provider);
  const { key, amountCents } = refund;
  const order = { key, chargeId: attempt.chargeId, amountCents };
  const claim = await claimSending(deps, refundId);
  if (!claim) return;
  const { can, wasSent } = claim;
  if (can === 'free') return applyRefundAnswer(deps, refundId, await provider.refund(order));
  const found = wasSent ? await provider.findRefund(order) : null;
  if (found) return applyRefundAnswer(deps, refundId, found);
  if (can === 'never')
    await applyRefundAnswer(deps, refundId, { status: 'refused', refundId: null });
};
