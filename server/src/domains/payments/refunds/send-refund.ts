import type { RefundId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { refundability } from '../chargebacks/chargeback-rows.ts';
import { providerNamed } from '../provider/registered-provider.ts';
import { attemptById } from '../queries.ts';
import { type RefundRow, refunds } from '../tables.ts';
import { recordRefund } from './record-refund.ts';

/** The job that sends a decided refund to the provider, until it answers. */
export const SEND_REFUND = 'payments.send-refund';

const byId = async (deps: Deps, id: RefundId): Promise<RefundRow | null> => {
  const [row] = await deps.db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
};

/**
 * Sends one refund, or asks how far it is. Safe to repeat at any point: the provider knows the refund
 * by its key, and an answer is written down once. While a chargeback has its charge, it waits; after a
 * lost one it can never go that way. Throws when the provider cannot be reached; the job
 * tries again.
 */
export const sendRefund = async (deps: Deps, refundId: RefundId): Promise<void> => {
  const refund = await byId(deps, refundId);
  if (refund?.status !== 'sent' || refund.attemptId === null) return;
  const attempt = await attemptById(deps.db, refund.attemptId);
  if (!attempt?.chargeId) throw new Error(`refund ${refundId} has no charge to give back`);
  if (refund.providerRefundId === null) {
    const can = await refundability(deps.db, attempt.id);
    if (can === 'waits') return;
    if (can === 'never') return recordRefund(deps, refundId, { status: 'refused', refundId: null });
  }
  const askedAt = deps.clock.now();
  await deps.db.update(refunds).set({ askedAt }).where(eq(refunds.id, refundId));
  const answer = await providerNamed(deps, attempt.provider).refund({
    key: refund.key,
    chargeId: attempt.chargeId,
    amountCents: refund.amountCents,
  });
  await recordRefund(deps, refundId, answer);
};
