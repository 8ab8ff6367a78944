import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { owned, platform } from '../ledger/accounts.ts';
import { balanceOf, lockAccount } from '../ledger/balance.ts';
import { post, transfer } from '../ledger/post.ts';
import { type PaymentRow, payments } from '../tables.ts';

/**
 * Spends the wallet on a locked payment, as far as it goes: the money moves to `held`. Nothing
 * happens when the wallet gave before. Returns the payment's row as it then is.
 */
export const spendWallet = async (tx: Tx, deps: Deps, payment: PaymentRow): Promise<PaymentRow> => {
  if (payment.walletCents > 0) return payment;
  const wallet = owned('wallet', payment.userId);
  if ((await lockAccount(tx, wallet)) === null) return payment;
  const spent = Math.min(await balanceOf(tx, wallet), payment.amountCents);
  if (spent <= 0) return payment;
  await post(tx, {
    kind: 'wallet_spent',
    ref: `payment:${payment.id}:wallet`,
    bookingId: payment.bookingId,
    at: deps.clock.now(),
    entries: transfer(wallet, owned('held', payment.bookingId), spent),
  });
  await tx.update(payments).set({ walletCents: spent }).where(eq(payments.id, payment.id));
  return { ...payment, walletCents: spent };
};

/** Credit given by TomoGuide; it can only be spent. `ref` names the occasion, once. */
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
    entries: transfer(platform('goodwill'), owned('wallet', grant.userId), grant.amountCents),
  });
