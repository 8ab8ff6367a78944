/**
 * Where a chargeback stands (docs/product/money.md, "Chargebacks"): a payer asked their bank for the
 * money back. `won`: the payment stands; `lost`: the payer got the money.
 */
export const CHARGEBACK_STATES = ['open', 'lost', 'won'] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** Why a payer asked, as banks put it; whatever else a provider names is `general`. */
export const CHARGEBACK_REASONS = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'general',
] as const;
export type ChargebackReason = (typeof CHARGEBACK_REASONS)[number];

export const chargebackReason = (told: string): ChargebackReason =>
  CHARGEBACK_REASONS.find((reason) => reason === told) ?? 'general';

/**
 * It only moves on in this order, so the order in which a provider's news arrive does not matter. One
 * that was lost can still be won, where the bank thinks again and the money comes back.
 */
export const laterState = (known: ChargebackState, told: ChargebackState): ChargebackState =>
  CHARGEBACK_STATES.indexOf(told) > CHARGEBACK_STATES.indexOf(known) ? told : known;
