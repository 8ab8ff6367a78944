/**
 * What a wallet is made of (docs/product/money.md, "Wallet"): refunds, which can be withdrawn, and
 * goodwill, which can only be spent. Fen.
 */
export interface WalletParts {
  readonly refundedCents: number;
  readonly goodwillCents: number;
}

/**
 * What is paid online in one go is at least this: Stripe takes no less than half a US dollar, or four
 * Hong Kong dollars, by the currency of the account. RMB 5 is more than either. Fen.
 */
export const LEAST_CHARGE_CENTS = 500;

/**
 * What a balance gives towards what is due: all of it, or so much that the rest can be paid online.
 * Fen.
 */
export const walletShare = (dueCents: number, balanceCents: number): number =>
  balanceCents >= dueCents
    ? dueCents
    : Math.max(0, Math.min(balanceCents, dueCents - LEAST_CHARGE_CENTS));

/** Spends goodwill first: what could be withdrawn is left as long as there is any. */
export const spentParts = (
  dueCents: number,
  { refundedCents, goodwillCents }: WalletParts,
): WalletParts => {
  const share = walletShare(dueCents, refundedCents + goodwillCents);
  const goodwill = Math.min(share, goodwillCents);
  return { goodwillCents: goodwill, refundedCents: share - goodwill };
};

/**
 * What goes back of spent wallet money: first what can be withdrawn, so that a refund in part never
 * turns it into goodwill. `spent` is what is not given back yet.
 */
export const returnedParts = (amountCents: number, spent: WalletParts): WalletParts => {
  const refundedCents = Math.min(amountCents, spent.refundedCents);
  return { refundedCents, goodwillCents: amountCents - refundedCents };
};
