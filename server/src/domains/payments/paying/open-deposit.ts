import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { builtOnce, places } from '../../../database/built-once.ts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { payments } from '../tables.ts';
import { spendWallet } from '../wallet/wallet.ts';
import { markPaid } from './mark-paid.ts';

export interface OpenedDeposit {
  /** What the wallet gave, now in `held`; fen. */
  readonly walletCents: number;
  /** The wallet covered it whole: the caller moves the booking on itself, in this transaction. */
  readonly paid: boolean;
}

const insertDeposit = builtOnce((db) =>
  db
    .insert(payments)
    .values(places(payments, ['bookingId', 'userId', 'kind', 'status', 'amountCents', 'createdAt']))
    .returning()
    .prepare('deposit_open'),
);

/**
 * Records that a booking's deposit is due and, where asked, spends the wallet on it first
 * (docs/product/money.md, "Paying"). Called once, by the command that makes the booking.
 */
export const openDeposit = async (
  tx: Tx,
  deps: Deps,
  deposit: {
    bookingId: BookingId;
    travelerId: UserId;
    depositCents: number;
    useWallet: boolean;
  },
): Promise<OpenedDeposit> => {
  const [opened] = await insertDeposit(tx, {
    bookingId: deposit.bookingId,
    userId: deposit.travelerId,
    kind: 'deposit',
    status: 'open',
    amountCents: deposit.depositCents,
    createdAt: deps.clock.now(),
  });
  if (!opened) throw new Error('the new payment did not come back');
  const payment = deposit.useWallet ? await spendWallet(tx, deps, opened) : opened;
  const paid = payment.walletCents === payment.amountCents;
  if (paid) await markPaid(tx, deps, payment, null);
  return { walletCents: payment.walletCents, paid };
};
