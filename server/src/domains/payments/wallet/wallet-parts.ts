import type { WalletParts } from '@tomoguide/contract/payments/wallet';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../../database/database.ts';
import { getBalance, loadBalances, lockAccount } from '../ledger/account-queries.ts';
import { type Account, getOwnedAccount } from '../ledger/accounts.ts';
import type { Entry } from '../ledger/post.ts';

const ACCOUNTS = {
  refundedCents: 'wallet',
  goodwillCents: 'wallet_goodwill',
} as const satisfies Record<keyof WalletParts, Account['kind']>;

/** Returns the balances of a user's wallet, separated by what the money can be used for, in fen. */
export const loadWalletParts = async (db: Executor, userId: UserId): Promise<WalletParts> => ({
  refundedCents: await getBalance(db, getOwnedAccount(ACCOUNTS.refundedCents, userId)),
  goodwillCents: await getBalance(db, getOwnedAccount(ACCOUNTS.goodwillCents, userId)),
});

/**
 * Returns the amounts from refunds that are still in the wallets of several users; omits users without such
 * money.
 */
export const loadRefundBalances = (
  db: Executor,
  userIds: readonly UserId[],
): Promise<Map<number, number>> => loadBalances(db, ACCOUNTS.refundedCents, userIds);

/**
 * Locks an account and returns its balance; 0 if the account does not exist yet, even if it is created
 * concurrently.
 */
const lockBalance = async (tx: Tx, account: Account): Promise<number> =>
  (await lockAccount(tx, account)) === null ? 0 : getBalance(tx, account);

/** Does the same as `loadWalletParts`, but locks the wallet until the transaction ends. */
export const lockWallet = async (tx: Tx, userId: UserId): Promise<WalletParts> => ({
  refundedCents: await lockBalance(tx, getOwnedAccount(ACCOUNTS.refundedCents, userId)),
  goodwillCents: await lockBalance(tx, getOwnedAccount(ACCOUNTS.goodwillCents, userId)),
});

/** Returns the ledger entries for money that flows into a wallet, or out of it if `sign` is -1. */
export const createWalletEntries = (
  userId: UserId,
  parts: WalletParts,
  sign: 1 | -1 = 1,
): Entry[] => [
  {
    account: getOwnedAccount(ACCOUNTS.refundedCents, userId),
    amountCents: sign * parts.refundedCents,
  },
  {
    account: getOwnedAccount(ACCOUNTS.goodwillCents, userId),
    amountCents: sign * parts.goodwillCents,
  },
];

export const getWalletTotal = ({ refundedCents, goodwillCents }: WalletParts): number =>
  refundedCents + goodwillCents;
