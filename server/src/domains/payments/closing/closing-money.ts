import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { getBalance } from '../ledger/account-queries.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { deleteTaxNumber } from '../taxes/tax-queries.ts';
import { loadWalletParts, lockWallet } from '../wallet/wallet-parts.ts';
import {
  countPending,
  deletePayoutAccounts,
  maskPayoutNumbers,
  type PayeeIds,
} from './closing-queries.ts';

/**
 * Returns the reasons not to close an account that concern money: amounts still owed to the user, by kind.
 */
export const listMoneyClosingReasons = async (
  db: Executor,
  { userId, guideId }: PayeeIds,
): Promise<ClosingReason[]> => {
  const earned =
    guideId === null
      ? 0
      : (await getBalance(db, getOwnedAccount('earnings_pending', guideId))) +
        (await getBalance(db, getOwnedAccount('earnings_withdrawable', guideId)));
  const underWay = await countPending(db, userId);
  const reasons: ClosingReason[] = [];
  if (earned > 0) reasons.push('earnings');
  const frozen = await getBalance(db, getOwnedAccount('frozen', userId));
  if ((await loadWalletParts(db, userId)).refundedCents + frozen > 0) reasons.push('wallet');
  if (underWay.withdrawals > 0) reasons.push('withdrawal');
  if (underWay.refunds > 0) reasons.push('refund');
  return reasons;
};

/** Returns the goodwill in a user's wallet, in fen. */
export const getGoodwillCents = async (db: Executor, userId: UserId): Promise<number> =>
  (await loadWalletParts(db, userId)).goodwillCents;

/**
 * Removes the goodwill of a closed account, erases its payout accounts and registration number, and masks the
 * numbers of payout accounts in its withdrawals.
 */
export const removePayeeData = async (
  tx: Tx,
  deps: Pick<BaseDeps, 'clock'>,
  userId: UserId,
): Promise<void> => {
  const { goodwillCents } = await lockWallet(tx, userId);
  await post(tx, {
    kind: 'goodwill',
    ref: `goodwill:given-up:${userId}`,
    bookingId: null,
    at: deps.clock.now(),
    entries: transfer(
      getOwnedAccount('wallet_goodwill', userId),
      getPlatformAccount('goodwill'),
      goodwillCents,
    ),
  });
  await deletePayoutAccounts(tx, userId);
  await deleteTaxNumber(tx, userId);
  await maskPayoutNumbers(tx, userId);
};
