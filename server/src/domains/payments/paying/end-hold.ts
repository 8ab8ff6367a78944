import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockLatest } from '../queries.ts';
import { cancelPayment } from './cancel-payment.ts';

/**
 * Ends the payment of an unpaid booking that expired or was cancelled: refunds the wallet amount and
 * schedules a job that expires the provider's open session. Idempotent. Returns the refund, in fen.
 */
export const endHold = async (
  tx: Tx,
  deps: Deps,
  hold: { bookingId: BookingId; reason: string },
): Promise<number> => {
  const payment = await lockLatest(tx, hold.bookingId, 'deposit');
  if (!payment || payment.status === 'cancelled') return 0;
  if (payment.status === 'paid') {
    throw new Error(`booking ${hold.bookingId} is paid: its money is parted, not released`);
  }
  await cancelPayment(tx, deps, payment, hold.reason);
  return payment.walletCents;
};
