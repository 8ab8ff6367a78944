/**
 * Where a chargeback stands (docs/product/money.md, "Chargebacks"): a payer asked their bank for the
 * money back. `won`: the payment stands; `lost`: the payer got the money.
 */
export const CHARGEBACK_STATES = ['open', 'lost', 'won'] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/**
 * It only moves on in this order, so the order in which a provider's news arrive does not matter. One
 * that was lost can still be won, where the bank thinks again and the money comes back.
 */
export const laterState = (known: ChargebackState, told: ChargebackState): ChargebackState =>
  CHARGEBACK_STATES.indexOf(told) > CHARGEBACK_STATES.indexOf(known) ? told : known;
