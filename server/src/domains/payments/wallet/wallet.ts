import { splitSpending } from '@tomoguide/contract/payments/wallet';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { updatePayment } from '../queries.ts';
import type { PaymentRow } from '../tables.ts';
import { createWalletEntries, getWalletTotal, lockWallet } from './wallet-parts.ts';

/**
 * Pays as much of a locked payment as possible from the wallet, goodwill first; the money is then held.
 * Does nothing if this payment has already used the wallet. Returns the updated row.
 */
export const spendWallet = async (tx: Tx, deps: Deps, payment: PaymentRow): Promise<PaymentRow> => {
  if (payment.walletCents > 0) return payment;
  const spent = splitSpending(payment.amountCents, await lockWallet(tx, payment.userId));
  const walletCents = getWalletTotal(spent);
  if (walletCents <= 0) return payment;
  await post(tx, {
    kind: 'wallet_spent',
    ref: `payment:${payment.id}:wallet`,
    bookingId: payment.bookingId,
    at: deps.clock.now(),
    entries: [
      { account: getOwnedAccount('held', payment.bookingId), amountCents: walletCents },
      ...createWalletEntries(payment.userId, spent, -1),
    ],
  });
  const given = { walletCents, goodwillCents: spent.goodwillCents };
  await updatePayment(tx, payment.id, given);
  return { ...payment, ...given };
};

/**
 * Credits goodwill, which can be spent but not withdrawn. `ref` identifies the occasion and must be unique.
 */
export const grantGoodwill = async (
  tx: Tx,
  deps: Deps,
  grant: { userId: UserId; amountCents: number; ref: string; bookingId?: BookingId },
): Promise<void> =>
  post(tx, {
    kind: 'goodwill',
    ref: `goodwill:${grant.ref}`,
    bookingId: grant.bookingId ?? null,
    at: deps.clock.now(),
    entries: transfer(
      getPlatformAccount('goodwill'),
      getOwnedAccount('wallet_goodwill', grant.userId),
      grant.amountCents,
    ),
  });
