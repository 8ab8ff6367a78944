import { MINIMUM_CHARGE_CENTS } from './figures.ts';

/**
 * The parts of a wallet (docs/product/money.md, "Wallet"): refunds, which can be withdrawn, and goodwill,
 * which can only be spent. In fen.
 */
export interface WalletParts {
  readonly refundedCents: number;
  readonly goodwillCents: number;
}

/**
 * Returns how much of the balance is used for the amount due: all of it, or less if the remainder would be
 * too small to pay online. In fen.
 */
export const calculateWalletShare = (dueCents: number, balanceCents: number): number =>
  balanceCents >= dueCents
    ? dueCents
    : Math.max(0, Math.min(balanceCents, dueCents - MINIMUM_CHARGE_CENTS));

/**
 * Splits a payment from the wallet. Spends goodwill first, to keep money withdrawable as long as possible.
 */
export const splitSpending = (
  dueCents: number,
  { refundedCents, goodwillCents }: WalletParts,
): WalletParts => {
  const share = calculateWalletShare(dueCents, refundedCents + goodwillCents);
  const goodwill = Math.min(share, goodwillCents);
  return { goodwillCents: goodwill, refundedCents: share - goodwill };
};

/**
 * Splits a refund of spent wallet money. Returns withdrawable money first, so that a partial refund never
 * turns it into goodwill. `spent` is the part of the spent money that has not been refunded yet.
 */
export const splitWalletRefund = (amountCents: number, spent: WalletParts): WalletParts => {
  const refundedCents = Math.min(amountCents, spent.refundedCents);
  return { refundedCents, goodwillCents: amountCents - refundedCents };
};
