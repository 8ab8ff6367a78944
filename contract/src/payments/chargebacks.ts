/**
 * The state of a chargeback (docs/product/money.md, "Chargebacks"), in which a payer asks their bank for a
 * refund. `won`: the payment stands; `lost`: the payer got the money.
 */
export const CHARGEBACK_STATES = ['open', 'lost', 'won'] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** A payer's reason, in the categories of banks; other categories of a provider become `general`. */
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

export const chargebackReason = (stated: string): ChargebackReason =>
  CHARGEBACK_REASONS.find((reason) => reason === stated) ?? 'general';

/**
 * States only advance in this order, so the order of a provider's events does not matter. A lost chargeback
 * can still be won, if the bank reverses its decision and returns the money.
 */
export const laterState = (known: ChargebackState, stated: ChargebackState): ChargebackState =>
  CHARGEBACK_STATES.indexOf(stated) > CHARGEBACK_STATES.indexOf(known) ? stated : known;
