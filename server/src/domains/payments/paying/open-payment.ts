import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { insertPayment, markPaid } from '../queries.ts';
import { spendWallet } from '../wallet/wallet.ts';

export interface OpenedPayment {
  /** The amount taken from the wallet, in fen, which is now held. */
  readonly walletCents: number;
  /**
   * True if the wallet covered the whole payment; the caller then advances the booking in the same
   * transaction.
   */
  readonly paid: boolean;
}

/**
 * Records that a booking's deposit or an extension's fee is due and, if requested, pays from the wallet
 * first (docs/product/money.md, "Paying"). Called once, by the step that makes the payment due.
 */
export const openPayment = async (
  tx: Tx,
  deps: Deps,
  due: {
    bookingId: BookingId;
    travelerId: UserId;
    kind: PaymentKind;
    amountCents: number;
    useWallet: boolean;
  },
): Promise<OpenedPayment> => {
  const opened = await insertPayment(tx, {
    bookingId: due.bookingId,
    userId: due.travelerId,
    kind: due.kind,
    amountCents: due.amountCents,
    createdAt: deps.clock.now(),
  });
  const payment = due.useWallet ? await spendWallet(tx, deps, opened) : opened;
  const paid = payment.walletCents === payment.amountCents;
  if (paid) await markPaid(tx, payment, null, deps.clock.now());
  return { walletCents: payment.walletCents, paid };
};
