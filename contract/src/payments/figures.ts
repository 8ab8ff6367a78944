/**
 * The numeric limits and periods of the rules in docs/product/money.md. Text lengths are defined next to
 * their fields.
 */

/** The current commission rate. A cancelled booking uses the rate in its copy of the policy. */
export const COMMISSION_PERCENT = 15;

/** The time zone whose days and years count for taxes (docs/product/money.md, "Taxes"). */
export const TAX_TIME_ZONE = 'Asia/Tokyo';

/** Business days after completion before the guide can withdraw the earnings. */
export const EARNINGS_BUSINESS_DAYS = 5;

/**
 * Minimum amount of an online payment, in fen. Stripe requires at least half a US dollar or four Hong Kong
 * dollars, depending on the account's currency. RMB 5 is more than either.
 */
export const MINIMUM_CHARGE_CENTS = 500;

/** Minimum amount of a withdrawal, in fen. */
export const MINIMUM_WITHDRAWAL_CENTS = 20_000;

/** Maximum number of payout accounts per user. */
export const PAYOUT_ACCOUNTS_LIMIT = 5;

/**
 * The current cancellation policy (docs/product/money.md, "Cancellation policy"): the percentages of the
 * online payment refunded by hours before the start, and the grace period after paying. Each booking stores
 * a copy.
 */
export const CANCELLATION_POLICY = {
  version: 1,
  tiers: [
    { hours: 168, inclusive: false, refundPercent: 100 },
    { hours: 72, inclusive: true, refundPercent: 70 },
    { hours: 24, inclusive: true, refundPercent: 50 },
  ],
  graceMinutes: 60,
  graceHoursToStart: 48,
  noShowRefundPercent: 0,
  commissionPercent: COMMISSION_PERCENT,
  emergencyRefundPercent: 85,
  emergencyClaimHours: 72,
};

/**
 * The price per additional person per hour if the guide set none: RMB 30, in fen (docs/product/money.md,
 * "Price of a tour").
 */
export const DEFAULT_ADDITIONAL_PRICE_CENTS = 3_000;

/** Yen per RMB, unless JPY_PER_RMB is set (docs/product/money.md, "Costs on site"). */
export const JPY_PER_RMB_DEFAULT = 21;
