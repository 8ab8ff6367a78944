import type { Withdrawable } from '@tomoguide/contract/payments/withdrawal';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { getBalance, lockAccount } from '../ledger/account-queries.ts';
import { getOwnedAccount } from '../ledger/accounts.ts';
import type { Payee } from '../ports.ts';
import { loadWalletParts, lockWallet } from '../wallet/wallet-parts.ts';

/** The amounts that a user can withdraw, in fen. Withdrawing earnings requires a verified name. */
export interface WithdrawableParts extends Withdrawable {
  /** Earnings that the user could withdraw if their name were verified. */
  readonly blockedCents: number;
}

const splitWithdrawable = (
  { verifiedName }: Payee,
  earnedCents: number,
  wallet: { refundedCents: number },
): WithdrawableParts => ({
  earningsCents: verifiedName === null ? 0 : earnedCents,
  refundedCents: wallet.refundedCents,
  blockedCents: verifiedName === null ? earnedCents : 0,
});

export const loadWithdrawable = async (
  db: Executor,
  userId: UserId,
  payee: Payee,
): Promise<WithdrawableParts> => {
  const { guideId } = payee;
  const earned =
    guideId === null ? 0 : await getBalance(db, getOwnedAccount('earnings_withdrawable', guideId));
  return splitWithdrawable(payee, earned, await loadWalletParts(db, userId));
};

/**
 * Does the same as `loadWithdrawable`, but locks the accounts until the transaction ends, in the ledger's
 * lock order.
 */
export const lockWithdrawable = async (
  tx: Tx,
  userId: UserId,
  payee: Payee,
): Promise<WithdrawableParts> => {
  const { guideId } = payee;
  const earnings = guideId === null ? null : getOwnedAccount('earnings_withdrawable', guideId);
  const hasEarningsAccount = earnings !== null && (await lockAccount(tx, earnings)) !== null;
  const earned = hasEarningsAccount ? await getBalance(tx, earnings) : 0;
  return splitWithdrawable(payee, earned, await lockWallet(tx, userId));
};
