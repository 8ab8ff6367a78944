import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import {
  BookingId,
  Cents,
  Instant,
  PaymentId,
  PayoutAccountId,
  PlainDate,
  Rmb,
  text,
  WithdrawalId,
} from '../primitives.ts';
import { CHARGEBACK_STATES } from './chargebacks.ts';
import { WalletLevel } from './levels.ts';
import { PaymentMethod, RefundDestination } from './methods.ts';
import { PAYOUT_KINDS, WITHDRAWAL_DECISIONS, WITHDRAWAL_STATUSES } from './withdrawal.ts';

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
  /** The page of the demo provider, where it can be hurried; null where real money moves. */
  demoPage: z.nullable(z.string()),
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
  /** Where the demo provider shows what it took; null where it took nothing. */
  demoPage: z.nullable(z.string()),
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

/** Why a wallet's balance changed. */
export const MovementKind = z.enum([
  'spent',
  'refunded',
  'refund_refused',
  'goodwill',
  'withdrawn',
  'withdrawal_returned',
  /** A refused refund that staff sent once more. */
  'refund_retried',
  /** A chargeback froze it, gave it back, or took it. */
  'frozen',
  'unfrozen',
  'charged_back',
  'correction',
]);
export type MovementKind = z.infer<typeof MovementKind>;

/** Fen flowing in, or out where negative. */
const Flow = z.int();

/** A line of the wallet's history. */
export const WalletMovement = z.object({
  id: z.int(),
  at: Instant,
  kind: MovementKind,
  amountCents: Flow,
  /** What of it was goodwill. */
  goodwillCents: Flow,
  /** Null where it was about no booking. */
  bookingNumber: z.nullable(z.string()),
});
export type WalletMovement = z.infer<typeof WalletMovement>;

/** How an amount earned came about (docs/product/money.md, "Earnings"). */
export const EarningsParts = z.object({
  /** What the tours cost, extensions included; 0 where they were cancelled. */
  tourCents: Cents,
  /** What was paid online and not refunded. */
  onlineCents: Cents,
  /** What of that the platform kept, */
  commissionCents: Cents,
  /** and the guide's share: online less commission. */
  earnedCents: Cents,
  /** Paid in person, never through the platform. */
  cashCents: Cents,
});
export type EarningsParts = z.infer<typeof EarningsParts>;

export const EarningsPeriod = z.extend(EarningsParts, {
  /** How many bookings it comes from. */
  bookings: z.int(),
  /**
   * What of it the cancelled ones left, which have neither a price nor cash. A process of the release
   * before does not tell them apart.
   */
  cancelled: z.optional(
    z.extend(
      z.pick(EarningsParts, { onlineCents: true, commissionCents: true, earnedCents: true }),
      {
        bookings: z.int(),
      },
    ),
  ),
});
export type EarningsPeriod = z.infer<typeof EarningsPeriod>;

/** What a guide earned, counted in the guide's zone on the day a booking was settled. */
export const Earnings = z.object({
  timeZone: z.string(),
  today: EarningsPeriod,
  month: EarningsPeriod,
  year: EarningsPeriod,
  total: EarningsPeriod,
  /** Twelve months with the current one last; each by its first day. */
  months: z.array(z.extend(EarningsPeriod, { from: PlainDate })),
  withdrawableCents: Cents,
  pendingCents: Cents,
  /** Withdrawals that are not paid yet, and those that are: as far as they were of earnings. */
  payingOutCents: Cents,
  paidOutCents: Cents,
  /** What of the pending waits for a bank's decision (docs/product/money.md, "Chargebacks"). */
  frozenCents: Cents,
  /** Commission due that earnings have not paid yet (docs/product/money.md, "Commission due"). */
  owedCents: Cents,
  /** When the next pending earnings can be withdrawn, and how much then. */
  nextPayout: z.nullable(z.object({ at: Instant, amountCents: Cents })),
});
export type Earnings = z.infer<typeof Earnings>;

/** What one booking earned its guide. */
export const EarningsEntry = z.extend(EarningsParts, {
  bookingId: BookingId,
  bookingNumber: z.string(),
  travelerName: z.string(),
  tourStart: Instant,
  /** False: cancellation money. */
  completed: z.boolean(),
  earnedAt: Instant,
  /** When it can be withdrawn, or could. */
  releaseAt: Instant,
  released: z.boolean(),
  /** What of the commission was due for other bookings. */
  dueCents: Cents,
  /** A bank is asked to give the payment back, or has. */
  chargeback: z.nullable(z.enum(['open', 'lost'])),
});
export type EarningsEntry = z.infer<typeof EarningsEntry>;

export const PayoutKind = z.enum(PAYOUT_KINDS);
export const WithdrawalStatus = z.enum(WITHDRAWAL_STATUSES);

/** Where withdrawals go; the number as its owner sees it. */
export const PayoutAccount = z.object({
  id: PayoutAccountId,
  kind: PayoutKind,
  /** Empty for Alipay and WeChat. */
  bank: z.string(),
  maskedNumber: z.string(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** What a person can take out, and where to (docs/product/money.md, "Withdrawals"). */
export const WithdrawalOverview = z.object({
  withdrawableCents: Cents,
  /** What of it are earnings and what refunds in the wallet. */
  earningsCents: Cents,
  refundedCents: Cents,
  minimumCents: Cents,
  /** Whose name the accounts bear. */
  holder: z.string(),
  holderVerified: z.boolean(),
  /** Earnings that wait for a verified name; 0 where there is one. */
  blockedCents: Cents,
  accounts: z.array(PayoutAccount),
});
export type WithdrawalOverview = z.infer<typeof WithdrawalOverview>;

export const Withdrawal = z.object({
  id: WithdrawalId,
  status: WithdrawalStatus,
  amountCents: Cents,
  earningsCents: Cents,
  refundedCents: Cents,
  kind: PayoutKind,
  bank: z.string(),
  maskedNumber: z.string(),
  holder: z.string(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  requestedAt: Instant,
  approvedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** A withdrawal as staff sees it; the whole number is a call of its own. */
export const StaffWithdrawal = z.extend(Withdrawal, {
  person: UserSummary,
  holderVerified: z.boolean(),
  can: z.array(z.enum(WITHDRAWAL_DECISIONS)),
});
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>;

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
  /** What of it goes back: a day after it was asked to. */
  refunds: z.array(z.object({ amountCents: Cents, arrivesAt: Instant, arrived: z.boolean() })),
  /** What its payer asked their bank to return, and how far that is. */
  chargeback: z.nullable(
    z.object({ state: z.enum(CHARGEBACK_STATES), amountCents: Cents, returnedCents: Cents }),
  ),
});
export type DemoSession = z.infer<typeof DemoSession>;
