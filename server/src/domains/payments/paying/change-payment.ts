import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getRetainedCents, lockConfirmed, lockLatest, updatePayment } from '../queries.ts';
import { refundPayments } from '../refunds/refund-payments.ts';
import { cancelPayment } from './cancel-payment.ts';

/** The refund reason if a change lowered the deposit. */
const CHANGE = 'change';

/**
 * Ends the unpaid difference in deposit of a change, so that it can no longer be paid, and returns what was
 * paid from the wallet. Does nothing if there is none.
 */
export const cancelDifference = async (
  tx: Tx,
  deps: Deps,
  { bookingId, reason }: { bookingId: BookingId; reason: string },
): Promise<void> => {
  const payment = await lockLatest(tx, bookingId, 'change');
  if (payment?.status === 'open') await cancelPayment(tx, deps, payment, reason);
};

/** Refunds the part of a paid deposit that a change made too much; the booking continues. */
export const refundDifference = async (
  tx: Tx,
  deps: Deps,
  { bookingId, amountCents }: { bookingId: BookingId; amountCents: number },
): Promise<void> => {
  let left = amountCents;
  for (const payment of await lockConfirmed(tx, bookingId)) {
    const cents = payment.kind === 'extension' ? 0 : Math.min(left, getRetainedCents(payment));
    if (cents === 0) continue;
    await refundPayments(tx, deps, { payments: [payment], amountCents: cents, reason: CHANGE });
    await updatePayment(tx, payment.id, { returnedCents: payment.returnedCents + cents });
    left -= cents;
  }
  if (left > 0) throw new Error(`booking ${bookingId} returns ${left} fen more than was paid`);
};
