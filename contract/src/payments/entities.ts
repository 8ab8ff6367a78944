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
import { PaymentMethod, RefundDestination } from './methods.ts';
import { WalletLevel } from './wallet-levels.ts';
import { PAYOUT_KINDS, WITHDRAWAL_DECISIONS, WITHDRAWAL_STATUSES } from './withdrawal.ts';

/** The purpose of an online payment. The final payment is made in person, and only its proof is stored. */
export const PaymentKind = z.enum(['deposit', 'extension', 'change']);
export type PaymentKind = z.infer<typeof PaymentKind>;

/**
 * `open`: not paid yet. `paid`: credited to the booking. `refunded`: the payment arrived too late for the
 * booking and was refunded in full. `cancelled`: the booking ended unpaid.
 */
export const PaymentStatus = z.enum(['open', 'paid', 'refunded', 'cancelled']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The state of the latest payment attempt: open at the provider, or its result. */
export const AttemptStatus = z.enum(['open', 'failed', 'succeeded', 'expired']);
export type AttemptStatus = z.infer<typeof AttemptStatus>;

/** `sent`: in progress. `refused`: the provider rejected the refund, and the money is in the wallet. */
export const RefundStatus = z.enum(['sent', 'arrived', 'refused']);
export type RefundStatus = z.infer<typeof RefundStatus>;

export const Refund = z.object({
  amountCents: Cents,
  destination: RefundDestination,
  status: RefundStatus,
  /** Business days until the refund arrives, counted from `createdAt`; 0 means immediately. */
  minDays: z.int(),
  maxDays: z.int(),
  createdAt: Instant,
  /**
   * The demo provider's page on which the refund can be completed immediately; null if real money is
   * involved.
   */
  demoPage: z.nullable(z.string()),
});
export type Refund = z.infer<typeof Refund>;

export const Payment = z.object({
  id: PaymentId,
  bookingId: BookingId,
  kind: PaymentKind,
  status: PaymentStatus,
  amountCents: Cents,
  /** The part paid from the wallet. */
  walletCents: Cents,
  method: z.nullable(PaymentMethod),
  attempt: z.nullable(AttemptStatus),
  paidAt: z.nullable(Instant),
  refunds: z.array(Refund),
  /** The demo provider's receipt; null if it did not receive any money. */
  demoPage: z.nullable(z.string()),
});
export type Payment = z.infer<typeof Payment>;

const Percent = z.int().check(z.minimum(0), z.maximum(100));
const Count = z.int().check(z.nonnegative(), z.maximum(10_000));

/**
 * The percentage refunded if more than this many hours remain until the start; with `inclusive`, at least
 * this many.
 */
export const PolicyTier = z.strictObject({
  hours: Count,
  inclusive: z.boolean(),
  refundPercent: Percent,
});
export type PolicyTier = z.infer<typeof PolicyTier>;

/**
 * The refunds after a cancellation (docs/product/money.md, "Cancellation policy"), applied by
 * cancellation-policy.ts.
 */
export const CancellationPolicy = z.strictObject({
  version: z.int(),
  /** Longest notice first. With less notice than the last tier requires, nothing is refunded. */
  tiers: z.array(PolicyTier).check(z.minLength(1), z.maxLength(10)),
  /** Minutes after the payment during which a cancellation is refunded in full. */
  graceMinutes: Count,
  /** `graceMinutes` applies only if the booking was paid more than this many hours before the start. */
  graceHoursToStart: Count,
  noShowRefundPercent: Percent,
  /** The percentage of the retained money that is commission. The rest goes to the guide. */
  commissionPercent: Percent,
  emergencyRefundPercent: Percent,
  /** Hours after the scheduled start within which a documented emergency can be claimed. */
  emergencyClaimHours: Count,
});
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;

/** Where to continue after starting a payment: the provider's page, unless the wallet covered everything. */
export const PayAnswer = z.object({
  paymentId: PaymentId,
  status: z.enum(['redirect', 'paid']),
  /** The provider's page; null if the payment is complete. */
  redirectUrl: z.nullable(z.string()),
  /** When the provider's page expires; null if the payment is complete. */
  expiresAt: z.nullable(Instant),
});
export type PayAnswer = z.infer<typeof PayAnswer>;

/** The user's wallet balance and level. */
export const Wallet = z.object({
  /** The total that can be spent: refunds plus goodwill. */
  balanceCents: Cents,
  /** Refunds to the wallet, which can be spent or withdrawn. */
  refundedCents: Cents,
  /** Money given by TomoGuide, which can only be spent. */
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
  /** A refund that the provider had rejected was sent again by staff. */
  'refund_retried',
  /** A chargeback froze, returned or took money. */
  'frozen',
  'unfrozen',
  'charged_back',
  'correction',
]);
export type MovementKind = z.infer<typeof MovementKind>;

/** An amount in fen: positive if incoming, negative if outgoing. */
const Flow = z.int();

/** A transaction in the wallet's history. */
export const WalletMovement = z.object({
  id: z.int(),
  at: Instant,
  kind: MovementKind,
  amountCents: Flow,
  /** The goodwill part of the amount. */
  goodwillCents: Flow,
  /** Null if the transaction does not belong to a booking. */
  bookingNumber: z.nullable(z.string()),
});
export type WalletMovement = z.infer<typeof WalletMovement>;

/** A breakdown of earnings (docs/product/money.md, "Earnings"). */
export const EarningsParts = z.object({
  /** The prices of the tours, including extensions; 0 for cancelled bookings. */
  tourCents: Cents,
  /** What was paid online and not refunded. */
  onlineCents: Cents,
  /** The platform's share of the online payments. */
  commissionCents: Cents,
  /** The guide's share of the online payments. */
  earnedCents: Cents,
  /** Paid in person, never through the platform. */
  cashCents: Cents,
});
export type EarningsParts = z.infer<typeof EarningsParts>;

export const EarningsPeriod = z.extend(EarningsParts, {
  /** Number of bookings. */
  bookings: z.int(),
  /**
   * The part that comes from cancelled bookings, which have neither a price nor cash. Absent in responses
   * of the previous release.
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

/** A guide's earnings by the day on which each booking was settled, in the guide's time zone. */
export const Earnings = z.object({
  timeZone: z.string(),
  today: EarningsPeriod,
  month: EarningsPeriod,
  year: EarningsPeriod,
  total: EarningsPeriod,
  /** The last twelve months, including the current one; `from` is the first day of the month. */
  months: z.array(z.extend(EarningsPeriod, { from: PlainDate })),
  withdrawableCents: Cents,
  pendingCents: Cents,
  /** `payingOutCents`: withdrawals that are not paid yet; `paidOutCents`: paid withdrawals. */
  payingOutCents: Cents,
  paidOutCents: Cents,
  /**
   * The part of the pending earnings that is frozen until a bank decides on a chargeback
   * (docs/product/money.md, "Chargebacks").
   */
  frozenCents: Cents,
  /** Commission due that earnings have not covered yet (docs/product/money.md, "Commission due"). */
  owedCents: Cents,
  /** When the next pending earnings can be withdrawn, and their amount; null if none are pending. */
  nextPayout: z.nullable(z.object({ at: Instant, amountCents: Cents })),
});
export type Earnings = z.infer<typeof Earnings>;

/** A guide's earnings from one booking. */
export const EarningsEntry = z.extend(EarningsParts, {
  bookingId: BookingId,
  bookingNumber: z.string(),
  travelerName: z.string(),
  tourStart: Instant,
  /** False if the booking was cancelled. */
  completed: z.boolean(),
  earnedAt: Instant,
  /** When the earnings can be withdrawn. */
  releaseAt: Instant,
  released: z.boolean(),
  /** The part of `commissionCents` that was due for other bookings. */
  dueCents: Cents,
  /** `open`: the payer's bank was asked to return the payment; `lost`: it returned the payment. */
  chargeback: z.nullable(z.enum(['open', 'lost'])),
});
export type EarningsEntry = z.infer<typeof EarningsEntry>;

/** Amounts in fen that can be negative, because corrections reduce what an earlier year counted. */
const SignedCents = z.int();
/** The same in whole yen, at the exchange rate of the row's day; null without a rate. */
const SignedYen = z.nullable(z.int());

/** A breakdown of a guide's year for taxes (docs/product/money.md, "Taxes"). */
export const TaxParts = z.object({
  /** The prices of the tours; for cancelled ones, what was kept of the online payment. */
  grossCents: SignedCents,
  grossYen: SignedYen,
  /** What was paid online and not refunded. */
  onlineCents: SignedCents,
  /** What is paid to the guide in person. */
  cashCents: SignedCents,
  /** Refunds and other corrections of the gross, usually negative. */
  correctionCents: SignedCents,
  /** The platform's fee, including commission due for other bookings. */
  commissionCents: SignedCents,
  commissionYen: SignedYen,
  /** The gross and the corrections, less the fee. */
  netCents: SignedCents,
  netYen: SignedYen,
});
export type TaxParts = z.infer<typeof TaxParts>;

/** One booking in a year for taxes. */
export const TaxRow = z.extend(TaxParts, {
  bookingNumber: z.string(),
  /** `correction`: the booking counted in an earlier year, and its money changed in this one. */
  kind: z.enum(['tour', 'cancelled', 'correction']),
  /** The day on which the booking counts, in Japan. */
  day: PlainDate,
  /** The same as an instant, and when the tour started. */
  countedAt: Instant,
  tourStart: Instant,
  /** Whether the guide has verified a proof of the payment in person. */
  cashVerified: z.boolean(),
  /** The part of the fee that was due for other bookings. */
  dueCents: SignedCents,
  /** The exchange rate, and the day from which it is: `day`, or the nearest earlier one. Null without one. */
  jpyPerRmb: z.nullable(z.number()),
  rateDay: z.nullable(PlainDate),
});
export type TaxRow = z.infer<typeof TaxRow>;

/** A guide's year for taxes, in Japan's time zone. */
export const TaxYear = z.object({
  year: z.int(),
  /** True while the year is not over in Japan. */
  inProgress: z.boolean(),
  /** The years that can be chosen, latest first. */
  years: z.array(z.int()),
  /** The guide's name, verified if possible. */
  name: z.string(),
  /** The registration number of a qualified invoice issuer; null if the guide stored none. */
  taxNumber: z.nullable(z.string()),
  rows: z.array(TaxRow),
  /** The sums of the rows; amounts in yen leave out rows without a rate. */
  totals: TaxParts,
  /** The number of rows without an exchange rate. */
  rowsWithoutRate: z.int(),
  /** The platform's fees, by reason. They add up to `totals.commissionCents`. */
  fees: z.object({
    tourCents: SignedCents,
    cancelledCents: SignedCents,
    /** Commission due for other bookings. */
    dueCents: SignedCents,
    /** Changes of fees that counted in an earlier year. */
    correctionCents: SignedCents,
  }),
});
export type TaxYear = z.infer<typeof TaxYear>;

export const PayoutKind = z.enum(PAYOUT_KINDS);
export const WithdrawalStatus = z.enum(WITHDRAWAL_STATUSES);

/** A payout account, with its number masked. */
export const PayoutAccount = z.object({
  id: PayoutAccountId,
  kind: PayoutKind,
  /** Empty for Alipay and WeChat. */
  bank: z.string(),
  maskedNumber: z.string(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** What a user can withdraw, and to which account (docs/product/money.md, "Withdrawals"). */
export const WithdrawalOverview = z.object({
  withdrawableCents: Cents,
  /** The withdrawable amounts: from earnings, and from refunds in the wallet. */
  earningsCents: Cents,
  refundedCents: Cents,
  minimumCents: Cents,
  /** The name of the account holder. */
  holder: z.string(),
  holderVerified: z.boolean(),
  /** Earnings that cannot be withdrawn until the name is verified; 0 if it is verified. */
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
  /** Why staff rejected the withdrawal; null otherwise. */
  reason: z.nullable(z.string()),
  requestedAt: Instant,
  approvedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** A withdrawal, as shown to staff. The full account number requires a separate call. */
export const StaffWithdrawal = z.extend(Withdrawal, {
  person: UserSummary,
  holderVerified: z.boolean(),
  can: z.array(z.enum(WITHDRAWAL_DECISIONS)),
});
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>;

/** A payment at the provider, with the fields that the specification's endpoint expects. */
export const TransactionData = z.strictObject({
  transactionId: text(1, 200),
  transactionTime: Instant,
  amount: Rmb,
  currency: text(1, 10),
  paymentMethod: PaymentMethod,
  status: text(1, 40),
});
export type TransactionData = z.infer<typeof TransactionData>;

/** The demo provider's response to a payment confirmed in a dialog. */
export const DemoConfirmation = z.object({
  status: z.enum(['succeeded', 'failed']),
  /** Null if the payment failed. */
  transaction: z.nullable(TransactionData),
});
export type DemoConfirmation = z.infer<typeof DemoConfirmation>;

/** A session at the demo provider, limited to what a real provider would know. */
export const DemoSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'succeeded', 'failed', 'expired']),
  amountCents: Cents,
  method: PaymentMethod,
  description: z.string(),
  expiresAt: Instant,
  /** Refunds of the payment, which arrive a day after they were requested. */
  refunds: z.array(z.object({ amountCents: Cents, arrivesAt: Instant, arrived: z.boolean() })),
  /** The payer's chargeback; null if there is none. */
  chargeback: z.nullable(
    z.object({ state: z.enum(CHARGEBACK_STATES), amountCents: Cents, returnedCents: Cents }),
  ),
});
export type DemoSession = z.infer<typeof DemoSession>;
