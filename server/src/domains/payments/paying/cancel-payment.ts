import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { updatePayment } from '../queries.ts';
import { refundToWallet } from '../refunds/decide-refund.ts';
import type { PaymentRow } from '../tables.ts';
import { closeAttempts } from './close-attempts.ts';

/** Cancels a locked payment that is no longer needed, and returns its wallet amount to the wallet. */
export const cancelPayment = async (
  tx: Tx,
  deps: Deps,
  payment: PaymentRow,
  reason: string,
): Promise<void> => {
  await closeAttempts(tx, deps, payment.id);
  await refundToWallet(tx, deps, { payment, amountCents: payment.walletCents, reason });
  await updatePayment(tx, payment.id, { status: 'cancelled', settledAt: deps.clock.now() });
};
