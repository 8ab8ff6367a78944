import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';

/**
 * The accounts of the ledger (docs/product/money.md, "Ledger"). An entry is what flows into an
 * account, so a balance is what it holds; only the sources of money fall below zero.
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

/** Whose each owned account is. */
interface Owner extends Record<OwnedAccount, number> {
  held: BookingId;
  wallet: UserId;
  wallet_goodwill: UserId;
  earnings_pending: GuideId;
  earnings_withdrawable: GuideId;
  withdrawals: UserId;
  /** Of a wallet, while a chargeback is open. */
  frozen: UserId;
}

/** By whose number a person's accounts are kept; what is held is kept by the booking's. */
const KEYS: Readonly<Record<string, 'userId' | 'guideId'>> = {
  wallet: 'userId',
  wallet_goodwill: 'userId',
  earnings_pending: 'guideId',
  earnings_withdrawable: 'guideId',
  withdrawals: 'userId',
  frozen: 'userId',
} satisfies Record<Exclude<OwnedAccount, 'held'>, 'userId' | 'guideId'>;

/** Whose an account is; null: no person's. */
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
  /** Null for the platform's. */
  readonly ownerId: number | null;
}

/** Accounts that money comes from: their balance is what went out of them, below zero. */
export const SOURCES: readonly PlatformAccount[] = ['provider', 'goodwill', 'loss'];

export const platform = (kind: PlatformAccount): Account => ({ kind, ownerId: null });
export const owned = <Kind extends OwnedAccount>(kind: Kind, ownerId: Owner[Kind]): Account => ({
  kind,
  ownerId,
});
