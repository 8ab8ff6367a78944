import * as z from 'zod/mini';

/**
 * Wallet levels. A user's level depends on the lifetime total of their completed bookings, as a traveler or
 * guide (docs/product/money.md, "Levels").
 */
export const WALLET_LEVELS = ['bronze', 'silver', 'gold', 'diamond', 'black_card'] as const;
export const WalletLevel = z.enum(WALLET_LEVELS);
export type WalletLevel = z.infer<typeof WalletLevel>;

/** The lifetime total from which a level applies, in fen. */
const FROM_CENTS: Readonly<Record<WalletLevel, number>> = {
  bronze: 0,
  silver: 200_000,
  gold: 800_000,
  diamond: 2_000_000,
  black_card: 5_000_000,
};

export interface LevelStatus {
  readonly level: WalletLevel;
  readonly next: WalletLevel | null;
  /** Fen missing for the next level; 0 at the top level. */
  readonly missingCents: number;
}

/** Returns the level for a lifetime total in fen, and how much is missing for the next level. */
export const getWalletLevel = (lifetimeCents: number): LevelStatus => {
  const level = WALLET_LEVELS.findLast((name) => lifetimeCents >= FROM_CENTS[name]) ?? 'bronze';
  const next = WALLET_LEVELS[WALLET_LEVELS.indexOf(level) + 1] ?? null;
  return { level, next, missingCents: next ? FROM_CENTS[next] - lifetimeCents : 0 };
};
