import { LEAST_CHARGE_CENTS } from './figures.ts';

/**
 * The parts of a wallet (docs/product/money.md, "Wallet"): refunds, which can be withdrawn, and goodwill,
 * which can only be spent. In fen.
 */
export interface WalletParts {
  readonly refundedCents: number;
  readonly goodwillCents: number;
}

/**
 * Returns how much of a balance is used for a due amount: all of it, or so much that the remainder can be
 * paid online. In fen.
 */
export const walletShare = (dueCents: number, balanceCents: number): number =>
  balanceCents >= dueCents
    ? dueCents
    : Math.max(0, Math.min(balanceCents, dueCents - LEAST_CHARGE_CENTS));

/** Spends goodwill first, so that withdrawable money is left as long as possible. */
export const spentParts = (
  dueCents: number,
  { refundedCents, goodwillCents }: WalletParts,
): WalletParts => {
  const share = walletShare(dueCents, refundedCents + goodwillCents);
  const goodwill = Math.min(share, goodwillCents);
  return { goodwillCents: goodwill, refundedCents: share - goodwill };
};

/**
 * Refunds spent wallet money: first what can be withdrawn, so that a partial refund never turns it into
 * goodwill. `spent` is what is not refunded yet.
 */
export const returnedParts = (amountCents: number, spent: WalletParts): WalletParts => {
  const refundedCents = Math.min(amountCents, spent.refundedCents);
  return { refundedCents, goodwillCents: amountCents - refundedCents };
};
