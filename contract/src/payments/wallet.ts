/**
 * What a wallet is made of (docs/product/money.md, "Wallet"): refunds, which can be withdrawn, and
 * goodwill, which can only be spent. Fen.
 */
export interface WalletParts {
  readonly refundedCents: number;
  readonly goodwillCents: number;
}

/** Spends goodwill first: what could be withdrawn is left as long as there is any. */
export const spentParts = (
  dueCents: number,
  { refundedCents, goodwillCents }: WalletParts,
): WalletParts => {
  const goodwill = Math.min(dueCents, goodwillCents);
  return {
    goodwillCents: goodwill,
    refundedCents: Math.min(dueCents - goodwill, refundedCents),
  };
};

/**
 * What goes back of spent wallet money: first what can be withdrawn, so that a refund in part never
 * turns it into goodwill. `spent` is what is not given back yet.
 */
export const returnedParts = (amountCents: number, spent: WalletParts): WalletParts => {
  const refundedCents = Math.min(amountCents, spent.refundedCents);
  return { refundedCents, goodwillCents: amountCents - refundedCents };
};
