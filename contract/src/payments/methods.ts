import * as z from 'zod/mini';

/** Payment methods (docs/product/money.md, "Paying"). */
export const PAYMENT_METHODS = ['card', 'alipay', 'wechat'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Destinations of a refund: the original method, the wallet, or a bank account. */
export const RefundDestination = z.enum([...PAYMENT_METHODS, 'wallet', 'bank']);
export type RefundDestination = z.infer<typeof RefundDestination>;

/** How long a refund takes, in business days; 0 to 0 means immediately. */
export interface RefundDays {
  readonly min: number;
  readonly max: number;
}

const DAYS: Readonly<Record<RefundDestination, RefundDays>> = {
  card: { min: 3, max: 5 },
  alipay: { min: 1, max: 3 },
  wechat: { min: 1, max: 3 },
  bank: { min: 5, max: 7 },
  wallet: { min: 0, max: 0 },
};

/**
 * Returns how long a refund takes (docs/product/money.md, "Refunds"): 3 to 5 business days for cards, 1 to
 * 3 for wallets, 5 to 7 for bank accounts.
 */
export const getRefundDays = (destination: RefundDestination): RefundDays => DAYS[destination];
