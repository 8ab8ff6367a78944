import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';

/**
 * The accounts of the ledger (docs/product/money.md, "Ledger"). Entries are inflows, so balances are
 * positive, except those of sources of money.
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

/** The kind of owner of each owned account. */
interface Owner extends Record<OwnedAccount, number> {
  held: BookingId;
  wallet: UserId;
  wallet_goodwill: UserId;
  earnings_pending: GuideId;
  earnings_withdrawable: GuideId;
  withdrawals: UserId;
  /** Money from a wallet while a chargeback is open. */
  frozen: UserId;
}

/** The owner's id for each kind of account; held money belongs to a booking. */
const KEYS: Readonly<Record<string, 'userId' | 'guideId'>> = {
  wallet: 'userId',
  wallet_goodwill: 'userId',
  earnings_pending: 'guideId',
  earnings_withdrawable: 'guideId',
  withdrawals: 'userId',
  frozen: 'userId',
} satisfies Record<Exclude<OwnedAccount, 'held'>, 'userId' | 'guideId'>;

/** Returns the user who owns an account; null if it is not a user's. */
export const personOf = (account: {
  readonly kind: string;
  readonly ownerId: number | null;
}): { userId: number } | { guideId: number } | null => {
  const key = KEYS[account.kind];
  if (!key || account.ownerId === null) return null;
  return key === 'userId' ? { userId: account.ownerId } : { guideId: account.ownerId };
};

export interface Account {
  readonly kind: PlatformAccount | OwnedAccount;
  /** Null for the platform's accounts. */
  readonly ownerId: number | null;
}

/** Accounts that money comes from. Their balance is the negative sum of what they paid out. */
export const SOURCES: readonly PlatformAccount[] = ['provider', 'goodwill', 'loss'];

export const platform = (kind: PlatformAccount): Account => ({ kind, ownerId: null });
export const owned = <Kind extends OwnedAccount>(kind: Kind, ownerId: Owner[Kind]): Account => ({
  kind,
  ownerId,
});
