/** The numbers of the rules in docs/product/money.md. Lengths of texts are next to their fields. */

/** The current commission rate. A cancelled booking uses the rate in its copy of the policy. */
export const COMMISSION_PERCENT = 15;

/** Business days after completion until earnings can be withdrawn. */
export const EARNINGS_BUSINESS_DAYS = 5;

/**
 * Minimum amount of an online payment: Stripe requires at least half a US dollar, or four Hong Kong
 * dollars, depending on the account's currency. RMB 5 is more than either. In fen.
 */
export const LEAST_CHARGE_CENTS = 500;

/** Minimum amount of a withdrawal, in fen. */
export const MINIMUM_WITHDRAWAL_CENTS = 20_000;

/** Maximum number of payout accounts per user. */
export const PAYOUT_ACCOUNTS_LIMIT = 5;
