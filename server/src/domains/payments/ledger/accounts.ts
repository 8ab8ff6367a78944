import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';

/**
 * The accounts of the ledger (docs/product/money.md, "Ledger"). Positive entries are inflows, so balances
 * are positive, except those of sources of money.
 */
const PLATFORM_ACCOUNTS = [
  'provider',
  'refunds',
  'commission',
  'goodwill',
  'loss',
  'paid_out',
] as const;
const OWNED_ACCOUNTS = [
  'held',
  'wallet',
  'wallet_goodwill',
  'earnings_pending',
  'earnings_withdrawable',
  'withdrawals',
  'frozen',
] as const;

export type PlatformAccount = (typeof PLATFORM_ACCOUNTS)[number];
export type OwnedAccount = (typeof OWNED_ACCOUNTS)[number];

/** The type of the owner's ID, for each kind of account that has an owner. */
interface Owner extends Record<OwnedAccount, number> {
  held: BookingId;
  wallet: UserId;
  wallet_goodwill: UserId;
  earnings_pending: GuideId;
  earnings_withdrawable: GuideId;
  withdrawals: UserId;
  /** Money from a user's wallet that is held while a chargeback is open. */
  frozen: UserId;
}

/** The key of the owner's ID for each kind of account; held money belongs to a booking. */
const KEYS: Readonly<Record<string, 'userId' | 'guideId'>> = {
  wallet: 'userId',
  wallet_goodwill: 'userId',
  earnings_pending: 'guideId',
  earnings_withdrawable: 'guideId',
  withdrawals: 'userId',
  frozen: 'userId',
} satisfies Record<Exclude<OwnedAccount, 'held'>, 'userId' | 'guideId'>;

/** Returns the user or guide who owns an account; null if no user owns it. */
export const getAccountOwner = (account: {
  readonly kind: string;
  readonly ownerId: number | null;
}): { userId: number } | { guideId: number } | null => {
  const key = KEYS[account.kind];
  if (!key || account.ownerId === null) return null;
  return key === 'userId' ? { userId: account.ownerId } : { guideId: account.ownerId };
};

export interface Account {
  readonly kind: PlatformAccount | OwnedAccount;
  /** The ID of the owner; null for the platform's accounts. */
  readonly ownerId: number | null;
}

/** Accounts that are sources of money. Their balance is the negative sum of what they paid out. */
export const SOURCES: readonly PlatformAccount[] = ['provider', 'goodwill', 'loss'];

export const getPlatformAccount = (kind: PlatformAccount): Account => ({ kind, ownerId: null });
export const getOwnedAccount = <Kind extends OwnedAccount>(
  kind: Kind,
  ownerId: Owner[Kind],
): Account => ({
  kind,
  ownerId,
});
