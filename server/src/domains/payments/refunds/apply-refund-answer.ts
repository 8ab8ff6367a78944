import type { RefundId } from '@tomoguide/contract/primitives';
import type { RefundAnswer } from '../../../adapters/payments/provider.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { coverLosses } from '../chargebacks/cover-losses.ts';
import { holdRefused } from '../chargebacks/hold-refund.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import type { RefundRow } from '../tables.ts';
import { lockRefund, updateRefund } from './refund-queries.ts';

/** A refund's status only advances in this order, so the provider's events can arrive in any order. */
const ORDER: readonly RefundRow['status'][] = ['sent', 'arrived', 'refused'];

const isBehind = (refund: RefundRow, status: RefundRow['status']): boolean =>
  ORDER.indexOf(refund.status) < ORDER.indexOf(status);

/**
 * Returns the posting's reference, which differs between the first answer to a refund and the return of a
 * refund that had already arrived.
 */
const getRef = ({ id, status }: RefundRow): string =>
  `refund:${id}:${status === 'arrived' ? 'returned' : 'answered'}`;

const postArrival = (tx: Tx, _deps: Deps, refund: RefundRow, at: Temporal.Instant): Promise<void> =>
  post(tx, {
    kind: 'refund_arrived',
    ref: getRef(refund),
    bookingId: refund.bookingId,
    at,
    entries: transfer(
      getPlatformAccount('refunds'),
      getPlatformAccount('provider'),
      refund.amountCents,
    ),
  });

/** Credits the traveler's wallet with money that was returned or never sent. */
const creditWallet = async (
  tx: Tx,
  deps: Deps,
  refund: RefundRow,
  at: Temporal.Instant,
): Promise<void> => {
  const from = getPlatformAccount(refund.status === 'arrived' ? 'provider' : 'refunds');
  await post(tx, {
    kind: 'refund_refused',
    ref: getRef(refund),
    bookingId: refund.bookingId,
    at,
    entries: transfer(from, getOwnedAccount('wallet', refund.userId), refund.amountCents),
  });
  // Sends no notice about money that a bank has or may get, because the traveler cannot use it.
  const { attemptId } = refund;
  const heldCents = attemptId ? await holdRefused(tx, deps, attemptId, refund.amountCents) : 0;
  const amountCents = refund.amountCents - heldCents;
  if (amountCents === 0) return;
  const payload = { bookingId: refund.bookingId, userId: refund.userId, amountCents };
  await record(tx, { type: 'payment.refund_refused', payload, occurredAt: at });
};

/** Records the provider's answer to a refund in the caller's transaction. */
export const writeRefundAnswer = async (
  tx: Tx,
  deps: Deps,
  refundId: RefundId,
  { status, refundId: providerRefundId }: RefundAnswer,
): Promise<void> => {
  const refund = await lockRefund(tx, refundId);
  if (!refund) return;
  if (status === 'pending') return updateRefund(tx, refundId, { providerRefundId });
  if (!isBehind(refund, status)) return;
  const answeredAt = deps.clock.now();
  await updateRefund(tx, refundId, { status, providerRefundId, answeredAt });
  await (status === 'arrived' ? postArrival : creditWallet)(tx, deps, refund, answeredAt);
  await coverLosses(tx, deps, refund.bookingId);
};

/**
 * Records the provider's answer to a refund. The money of a rejected refund goes to the wallet
 * (docs/product/money.md, "Refunds"), even if the refund had arrived before. Idempotent.
 */
export const applyRefundAnswer = (
  deps: Deps,
  refundId: RefundId,
  answer: RefundAnswer,
): Promise<void> => inTransaction(deps.db, (tx) => writeRefundAnswer(tx, deps, refundId, answer));
