import type { PaymentKind } from '@tomoguide/contract/payments/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { builtOnce, placeholdersFor } from '../../../database/built-once.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { payments } from '../tables.ts';
import { spendWallet } from '../wallet/wallet.ts';
import { markPaid } from './mark-paid.ts';

export interface OpenedPayment {
  /** The amount from the wallet, now in `held`; fen. */
  readonly walletCents: number;
  /** The wallet covered all of it: the caller advances the booking in this transaction. */
  readonly paid: boolean;
}

const insertPayment = builtOnce((db) =>
  db
    .insert(payments)
    .values(
      placeholdersFor(payments, [
        'bookingId',
        'userId',
        'kind',
        'status',
        'amountCents',
        'createdAt',
      ]),
    )
    .returning()
    .prepare('payment_open'),
);

/**
 * Records that a booking's deposit or an extension's fee is due and, if requested, pays from the wallet
 * first (docs/product/money.md, "Paying"). Called once, by the command that makes it due.
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
  const [opened] = await insertPayment(tx, {
    bookingId: due.bookingId,
    userId: due.travelerId,
    kind: due.kind,
    status: 'open',
    amountCents: due.amountCents,
    createdAt: deps.clock.now(),
  });
  if (!opened) throw new Error('the new payment did not come back');
  const payment = due.useWallet ? await spendWallet(tx, deps, opened) : opened;
  const paid = payment.walletCents === payment.amountCents;
  if (paid) await markPaid(tx, deps, payment, null);
  return { walletCents: payment.walletCents, paid };
};
