import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inOneStatement } from '../../../database/one-statement.ts';
import type { Deps } from '../../../deps.ts';
import { insertPayment, markPaid } from '../queries.ts';
import { spendWallet } from '../wallet/wallet.ts';

export interface OpenedPayment {
  /** The amount from the wallet, now in `held`; in fen. */
  readonly walletCents: number;
  /** True if the wallet covered all of it; the caller then advances the booking in this transaction. */
  readonly paid: boolean;
}

/**
 * Records that a booking's deposit or an extension's fee is due and, if requested, pays from the wallet
 * first (docs/product/money.md, "Paying"). Called once, by the command that makes the payment due.
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
  const opened = await insertPayment(inOneStatement(tx), {
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
