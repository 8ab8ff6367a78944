/**
 * The state of a chargeback (docs/product/money.md, "Chargebacks"). `won`: the platform keeps the payment;
 * `lost`: the payer got the money back.
 */
export const CHARGEBACK_STATES = ['open', 'lost', 'won'] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** The payer's reason, in the banks' categories. Any other category of a provider becomes `general`. */
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

export const toChargebackReason = (stated: string): ChargebackReason =>
  CHARGEBACK_REASONS.find((reason) => reason === stated) ?? 'general';

/**
 * Returns whichever of two states is later. States advance only in this order, so a provider's events can
 * arrive in any order. A lost chargeback can still be won, if the bank reverses its decision.
 */
export const getLaterState = (known: ChargebackState, stated: ChargebackState): ChargebackState =>
  CHARGEBACK_STATES.indexOf(stated) > CHARGEBACK_STATES.indexOf(known) ? stated : known;
