import * as z from 'zod/mini';

/** How people pay (docs/product/money.md, "Paying"). */
export const PAYMENT_METHODS = ['card', 'alipay', 'wechat'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Where a refund can go: back the way it came, into the wallet, or to a bank account. */
export const RefundDestination = z.enum([...PAYMENT_METHODS, 'wallet', 'bank']);
export type RefundDestination = z.infer<typeof RefundDestination>;

/** Business days, from and to; 0 to 0 is at once. */
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
 * How long a refund takes to arrive (docs/product/money.md, "Refunds"): cards 3-5 business days,
 * wallets 1-3, bank 5-7.
 */
export const refundDays = (destination: RefundDestination): RefundDays => DAYS[destination];
