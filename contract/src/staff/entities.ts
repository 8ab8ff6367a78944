import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { ApplicationState } from '../applications/entities.ts';
import { IdentityState } from '../applications/identity.ts';
import { BOOKING_STATUSES } from '../bookings/statuses.ts';
import { UnlistedReason } from '../guides/entities.ts';
import { LOCALES } from '../locale.ts';
import { REPORT_DECISIONS, REPORT_REASONS } from '../messaging/fields.ts';
import { CHARGEBACK_REASONS, CHARGEBACK_STATES } from '../payments/chargebacks.ts';
import { PaymentKind } from '../payments/entities.ts';
import { PaymentMethod } from '../payments/methods.ts';
import {
  BookingId,
  Cents,
  ChargebackId,
  GuideId,
  Instant,
  RefundId,
  ReportId,
  UserId,
} from '../primitives.ts';
import { STAFF_ACTIONS, STAFF_SUBJECTS } from './actions.ts';
import { STAFF_PAGES } from './pages.ts';

/** Flat details of an action. Names of amounts end in `Cents`, names of instants in `At`. */
export const AuditFacts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type AuditFacts = z.infer<typeof AuditFacts>;

/** A user with their full name, which, unlike the nickname, cannot be changed freely. */
export const NamedPerson = z.extend(UserSummary, { fullName: z.string() });
export type NamedPerson = z.infer<typeof NamedPerson>;

/** An entry of the audit log (docs/product/staff.md, "Audit log"). */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  staff: NamedPerson,
  action: z.enum(STAFF_ACTIONS),
  subject: z.object({ kind: z.enum(STAFF_SUBJECTS), id: z.int() }),
  /** The user whose account, guide or application is the subject. */
  about: z.optional(NamedPerson),
  /** The note of the staff member. */
  reason: z.nullable(z.string()),
  before: AuditFacts,
  after: AuditFacts,
  /** The users whose IDs occur in `before` or `after`. */
  people: z.optional(z.array(NamedPerson)),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The number of cases in a queue, and when the oldest one arrived. */
export const QueueLength = z.object({
  queue: z.enum(STAFF_PAGES.map(({ id }) => id)),
  waiting: z.int(),
  oldestAt: z.nullable(Instant),
});
export type QueueLength = z.infer<typeof QueueLength>;

/** A waiting case that a staff member has taken. */
export const HeldCase = z.object({
  queue: z.enum(['applications', 'support']),
  /** As in its address: of an application the applicant's id. */
  caseId: z.int(),
  staff: UserSummary,
  /** Null if the audit log does not say. */
  since: z.nullable(Instant),
});
export type HeldCase = z.infer<typeof HeldCase>;

/** A refund that the provider rejected or returned. The money is in the traveler's wallet. */
export const RefusedRefund = z.object({
  id: RefundId,
  bookingId: BookingId,
  bookingNumber: z.string(),
  person: UserSummary,
  amountCents: Cents,
  /** The payment method to which the refund was sent. */
  method: PaymentMethod,
  provider: z.enum(['demo', 'stripe']),
  decidedAt: Instant,
  refusedAt: Instant,
  /** The part of the refund that is still in the wallet. */
  leftCents: Cents,
  mayDecide: z.boolean(),
});
export type RefusedRefund = z.infer<typeof RefusedRefund>;

/** A chargeback: a payer asked their bank to return a payment (docs/product/staff.md, "Chargebacks"). */
export const Chargeback = z.object({
  id: ChargebackId,
  bookingId: BookingId,
  bookingNumber: z.string(),
  /** The payer. */
  person: UserSummary,
  kind: PaymentKind,
  method: PaymentMethod,
  provider: z.enum(['demo', 'stripe']),
  /** The chargeback's ID at the provider. */
  providerId: z.string(),
  /** The demo provider's page on which the bank's decision can be made; null for other providers. */
  demoPage: z.nullable(z.string()),
  state: z.enum(CHARGEBACK_STATES),
  reason: z.enum(CHARGEBACK_REASONS),
  amountCents: Cents,
  /** True if the provider has withdrawn the money; false if it is only an inquiry. */
  taken: z.boolean(),
  openedAt: Instant,
  /** The provider's deadline for submitting evidence. */
  answerBy: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /**
   * For a lost chargeback: `coveredCents` is the part covered by the booking's money, `lossCents` the part
   * paid by the platform.
   */
  coveredCents: Cents,
  lossCents: Cents,
});
export type Chargeback = z.infer<typeof Chargeback>;

/** A user found by an exact username, email or booking number. */
export const FoundPerson = z.object({
  person: UserSummary,
  fullName: z.string(),
  username: z.string(),
  /** The wallet balance. */
  walletCents: Cents,
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** A user as shown to staff, with their suspensions. */
export const StaffUser = z.object({
  id: UserId,
  person: UserSummary,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  isStaff: z.boolean(),
  suspended: z.boolean(),
  guide: z.nullable(z.object({ id: GuideId, suspended: z.boolean(), pausedByStaff: z.boolean() })),
  mayDecide: z.boolean(),
});
export type StaffUser = z.infer<typeof StaffUser>;

/** All data about one user (docs/product/staff.md, "A person's page"). */
export const StaffPerson = z.object({
  user: StaffUser,
  joinedAt: Instant,
  locale: z.enum(LOCALES),
  timeZone: z.nullable(z.string()),
  guide: z.nullable(
    z.object({
      id: GuideId,
      listed: z.boolean(),
      unlistedBecause: z.array(UnlistedReason),
    }),
  ),
  application: z.object({ status: ApplicationState, submittedAt: z.nullable(Instant) }),
  identity: z.object({
    status: IdentityState,
    submittedAt: z.nullable(Instant),
    verifiedName: z.nullable(z.string()),
  }),
  wallet: z.object({ refundedCents: Cents, goodwillCents: Cents }),
  /** The state of a guide's earnings. Money frozen by a chargeback is part of the pending earnings. */
  earnings: z.optional(
    z.nullable(
      z.object({
        withdrawableCents: Cents,
        pendingCents: Cents,
        frozenCents: Cents,
        /** Commission due that earnings have not covered yet. */
        owedCents: Cents,
        /** Withdrawals that were requested but are not paid yet. */
        payingOutCents: Cents,
        paidOutCents: Cents,
      }),
    ),
  ),
  /** The user's open sessions, newest first. */
  sessions: z.array(
    z.object({
      id: z.int(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      createdAt: Instant,
    }),
  ),
  /**
   * Reports about the user, newest first. Null on the viewer's own page, so that staff members do not see
   * who reported them.
   */
  reports: z.nullable(
    z.array(
      z.object({
        id: ReportId,
        reason: z.enum(REPORT_REASONS),
        createdAt: Instant,
        decision: z.nullable(z.enum(REPORT_DECISIONS)),
      }),
    ),
  ),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

/** One of a user's bookings, in the overview for staff. */
export const StaffBooking = z.object({
  id: BookingId,
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  start: Instant,
  timeZone: z.string(),
  totalCents: Cents,
  other: UserSummary,
  /** True if the booking is or was disputed. */
  disputed: z.boolean(),
});
export type StaffBooking = z.infer<typeof StaffBooking>;

/** The total balance of all accounts of one kind. Sources of money have negative balances. */
export const LedgerSum = z.object({ kind: z.string(), accounts: z.int(), cents: z.int() });
export type LedgerSum = z.infer<typeof LedgerSum>;

/** A month of the ledger, `2026-05`, in the console's time zone. */
export const LedgerMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

export const LedgerTransaction = z.object({
  id: z.int(),
  at: Instant,
  kind: z.string(),
  ref: z.string(),
  bookingNumber: z.nullable(z.string()),
  entries: z.array(
    z.object({
      kind: z.string(),
      ownerId: z.nullable(z.int()),
      /** The user who owns the account, if any. */
      owner: z.optional(NamedPerson),
      amountCents: z.int(),
    }),
  ),
});
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;
