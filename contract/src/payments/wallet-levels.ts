import * as z from 'zod/mini';

/**
 * Wallet levels, by lifetime total of completed bookings as traveler or guide (docs/product/money.md,
 * "Levels").
 */
export const WALLET_LEVELS = ['bronze', 'silver', 'gold', 'diamond', 'black_card'] as const;
export const WalletLevel = z.enum(WALLET_LEVELS);
export type WalletLevel = z.infer<typeof WalletLevel>;

/** In fen. */
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
  /** Fen to the next level; 0 at the top. */
  readonly missingCents: number;
}

/** Returns the level for a lifetime total in fen, and the distance to the next one. */
export const levelOf = (lifetimeCents: number): LevelStatus => {
  const level = WALLET_LEVELS.findLast((name) => lifetimeCents >= FROM_CENTS[name]) ?? 'bronze';
  const next = WALLET_LEVELS[WALLET_LEVELS.indexOf(level) + 1] ?? null;
  return { level, next, missingCents: next ? FROM_CENTS[next] - lifetimeCents : 0 };
};
