import type { RefundId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { getRefundability } from '../chargebacks/chargeback-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import type { RefundRow } from '../tables.ts';
import { lockWallet } from '../wallet/wallet-parts.ts';
import { insertRefund, lockRefund, updateRefund } from './refund-queries.ts';
import { SEND_REFUND } from './send-refund.ts';

interface Handling {
  viewer: Pick<Viewer, 'userId'>;
  id: RefundId;
  reason: string;
}

/**
 * Locks a rejected refund that staff handle. Throws NOT_FOUND, OWN_CASE, REASON_REQUIRED, or
 * REFUND_HANDLED.
 */
const lockForHandling = async (
  tx: Tx,
  deps: Deps,
  { viewer, id, reason }: Handling,
): Promise<RefundRow> => {
  const refund = await lockRefund(tx, id);
  if (refund?.status !== 'refused') return fail('NOT_FOUND');
  requireOthersCase(viewer, [refund.userId]);
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  if (refund.handledAt) fail('REFUND_HANDLED');
  await updateRefund(tx, id, { handledAt: deps.clock.now() });
  return refund;
};

const audit = (
  tx: Tx,
  deps: Deps,
  { viewer, id, reason }: Handling,
  handled: { action: 'retry_refund' | 'keep_refund_in_wallet'; refund: RefundRow; to: string },
): Promise<void> =>
  recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: handled.action,
    subject: { kind: 'refund', id },
    reason,
    before: { destination: 'wallet' },
    after: { destination: handled.to, amountCents: handled.refund.amountCents },
  });

/** Leaves a rejected refund in the wallet and marks it as handled (docs/product/money.md, "Refunds"). */
export const keepInWallet = async (tx: Tx, deps: Deps, handling: Handling): Promise<void> => {
  const refund = await lockForHandling(tx, deps, handling);
  await audit(tx, deps, handling, { action: 'keep_refund_in_wallet', refund, to: 'wallet' });
};

/**
 * Takes the money of a rejected refund out of the wallet and retries the refund as a new one; if that is
 * rejected too, the money returns to the wallet and the refund to the queue. Throws REFUND_SPENT if the
 * wallet no longer contains the money, or REFUND_CHARGED_BACK while a chargeback has taken the charge or
 * after a lost chargeback, because the provider would reject the refund.
 */
export const retryRefund = async (tx: Tx, deps: Deps, handling: Handling): Promise<void> => {
  const refused = await lockForHandling(tx, deps, handling);
  const { bookingId, paymentId, attemptId, userId, amountCents, destination, reason } = refused;
  if (attemptId !== null && (await getRefundability(tx, attemptId)) !== 'free') {
    fail('REFUND_CHARGED_BACK');
  }
  const { refundedCents } = await lockWallet(tx, userId);
  if (refundedCents < amountCents) fail('REFUND_SPENT', { leftCents: refundedCents });
  const now = deps.clock.now();
  const { id: refundId } = await insertRefund(tx, {
    bookingId,
    paymentId,
    attemptId,
    userId,
    amountCents,
    destination,
    status: 'sent',
    reason,
    retryOf: refused.id,
    createdAt: now,
  });
  await post(tx, {
    kind: 'refund_retried',
    ref: `refund:${refundId}:decided`,
    bookingId,
    at: now,
    entries: transfer(
      getOwnedAccount('wallet', userId),
      getPlatformAccount('refunds'),
      amountCents,
    ),
  });
  await deps.jobs.schedule(tx, SEND_REFUND, { refundId }, now);
  await audit(tx, deps, handling, { action: 'retry_refund', refund: refused, to: destination });
};
