import * as z from 'zod/mini';
import { BookingId, Cents, Instant, PaymentId, Rmb, text } from '../primitives.ts';
import { WalletLevel } from './levels.ts';
import { PaymentMethod, RefundDestination } from './methods.ts';

/** What a payment is for; the final payment is made in person and only its proof is kept. */
export const PaymentKind = z.enum(['deposit', 'extension']);
export type PaymentKind = z.infer<typeof PaymentKind>;

/**
 * `open`: nothing paid yet. `paid`: the booking took it. `refunded`: it came when the booking no
 * longer waited for it, and goes back whole. `cancelled`: the booking ended unpaid.
 */
export const PaymentStatus = z.enum(['open', 'paid', 'refunded', 'cancelled']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The latest attempt to pay: open at the provider, or how it ended. */
export const AttemptStatus = z.enum(['open', 'failed', 'succeeded', 'expired']);
export type AttemptStatus = z.infer<typeof AttemptStatus>;

/** `sent`: decided, not yet ended. `refused`: it could not go back this way and is in the wallet. */
export const RefundStatus = z.enum(['sent', 'arrived', 'refused']);
export type RefundStatus = z.infer<typeof RefundStatus>;

export const Refund = z.object({
  amountCents: Cents,
  destination: RefundDestination,
  status: RefundStatus,
  /** Business days until it arrives, from `createdAt`; 0 is at once. */
  minDays: z.int(),
  maxDays: z.int(),
  createdAt: Instant,
  /** Paid at the demo provider: no real money moves, and its answer comes within seconds. */
  isDemo: z.boolean(),
});
export type Refund = z.infer<typeof Refund>;

export const Payment = z.object({
  id: PaymentId,
  bookingId: BookingId,
  kind: PaymentKind,
  status: PaymentStatus,
  amountCents: Cents,
  /** What of it the wallet paid. */
  walletCents: Cents,
  method: z.nullable(PaymentMethod),
  attempt: z.nullable(AttemptStatus),
  paidAt: z.nullable(Instant),
  refunds: z.array(Refund),
});
export type Payment = z.infer<typeof Payment>;

const Percent = z.int().check(z.minimum(0), z.maximum(100));
const Count = z.int().check(z.nonnegative(), z.maximum(10_000));

/** A share refunded while at least (`inclusive`) or more than so many hours are left to the start. */
export const PolicyTier = z.strictObject({
  hours: Count,
  inclusive: z.boolean(),
  refundPercent: Percent,
});
export type PolicyTier = z.infer<typeof PolicyTier>;

/**
 * What a cancellation refunds (docs/product/money.md, "Cancellation policy"); policy.ts holds the
 * one in force and what follows from it.
 */
export const CancellationPolicy = z.strictObject({
  version: z.int(),
  /** From the longest notice to the shortest; below the last one nothing is refunded. */
  tiers: z.array(PolicyTier).check(z.minLength(1), z.maxLength(10)),
  /** Within so many minutes of paying all comes back, */
  graceMinutes: Count,
  /** if the start was more than so many hours away when it was paid. */
  graceHoursToStart: Count,
  noShowRefundPercent: Percent,
  /** Of what is kept, this share is commission, the rest the guide's. */
  commissionPercent: Percent,
  emergencyRefundPercent: Percent,
  /** A documented emergency may be claimed until so many hours after the scheduled start. */
  emergencyClaimHours: Count,
});
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;

/** Where to go to pay, or that nothing is left to pay. */
export const PayAnswer = z.object({
  paymentId: PaymentId,
  status: z.enum(['redirect', 'paid']),
  /** The provider's page; null when paid. */
  redirectUrl: z.nullable(z.string()),
  /** Until when that page takes money. */
  expiresAt: z.nullable(Instant),
});
export type PayAnswer = z.infer<typeof PayAnswer>;

/** What the user's wallet holds, and their level. */
export const Wallet = z.object({
  /** All that can be spent: the two parts together. */
  balanceCents: Cents,
  /** Refunds kept in the wallet: they can be withdrawn, too. */
  refundedCents: Cents,
  /** Given by TomoGuide: it can only be spent. */
  goodwillCents: Cents,
  level: WalletLevel,
  nextLevel: z.nullable(WalletLevel),
  missingCents: Cents,
});
export type Wallet = z.infer<typeof Wallet>;

/** What a provider says of a payment it took, in the words of the specification's call. */
export const TransactionData = z.strictObject({
  transactionId: text(1, 200),
  transactionTime: Instant,
  amount: Rmb,
  currency: text(1, 10),
  paymentMethod: PaymentMethod,
  status: text(1, 40),
});
export type TransactionData = z.infer<typeof TransactionData>;

/** How the demo provider answers a payment that is confirmed in a dialog. */
export const DemoConfirmation = z.object({
  status: z.enum(['succeeded', 'failed']),
  /** Null where it failed. */
  transaction: z.nullable(TransactionData),
});
export type DemoConfirmation = z.infer<typeof DemoConfirmation>;

/** What the demo provider's page shows of a session: it knows no more than a provider would. */
export const DemoSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'succeeded', 'failed', 'expired']),
  amountCents: Cents,
  method: PaymentMethod,
  description: z.string(),
  expiresAt: Instant,
});
export type DemoSession = z.infer<typeof DemoSession>;
