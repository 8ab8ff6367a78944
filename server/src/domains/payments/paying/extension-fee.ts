import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { confirmFee, lockLatest, updatePayment } from '../queries.ts';
import { refundPayments } from '../refunds/refund-payments.ts';
import { cancelPayment } from './cancel-payment.ts';

/**
 * Locks and returns the fee of the current extension, whether unpaid or not yet confirmed by both parties;
 * null if there is none.
 */
const lockOpenFee = async (tx: Tx, bookingId: BookingId) => {
  const fee = await lockLatest(tx, bookingId, 'extension');
  return fee && fee.confirmedAt === null && fee.settledAt === null ? fee : null;
};

/**
 * Records that both parties agreed to the extension, so that the fee is split with the rest of the booking's
 * money.
 */
export const markFeeConfirmed = async (tx: Tx, deps: Deps, bookingId: BookingId): Promise<void> => {
  if (!(await confirmFee(tx, bookingId, deps.clock.now())))
    throw new Error(`booking ${bookingId} has no fee to keep`);
};

/**
 * Ends the payment of an extension: refunds a paid fee in full, or cancels an unpaid fee so that it can no
 * longer be paid. Does nothing if there is no such fee. Returns the refund, in fen.
 */
export const cancelFee = async (
  tx: Tx,
  deps: Deps,
  { bookingId, reason }: { bookingId: BookingId; reason: string },
): Promise<number> => {
  const fee = await lockOpenFee(tx, bookingId);
  if (!fee) return 0;
  if (fee.status !== 'paid') {
    await cancelPayment(tx, deps, fee, reason);
    return 0;
  }
  await refundPayments(tx, deps, { payments: [fee], amountCents: fee.amountCents, reason });
  await updatePayment(tx, fee.id, { settledAt: deps.clock.now() });
  return fee.amountCents;
};
