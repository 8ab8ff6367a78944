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
import { STAFF_PLACES } from './places.ts';

/** Flat facts, by name: amounts end in `Cents`, instants in `At`. */
export const AuditFacts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type AuditFacts = z.infer<typeof AuditFacts>;

/** Somebody by the full name, too, which nobody changes as they like. */
export const NamedPerson = z.extend(UserSummary, { fullName: z.string() });
export type NamedPerson = z.infer<typeof NamedPerson>;

/** An entry of the audit log (docs/product/staff.md, "Audit log"). */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  staff: NamedPerson,
  action: z.enum(STAFF_ACTIONS),
  subject: z.object({ kind: z.enum(STAFF_SUBJECTS), id: z.int() }),
  /** Whose account, guide or application the subject is. */
  about: z.optional(NamedPerson),
  /** What staff wrote down for it. */
  reason: z.nullable(z.string()),
  before: AuditFacts,
  after: AuditFacts,
  /** Whom its facts name by their numbers. */
  people: z.optional(z.array(NamedPerson)),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** How much waits in a queue, and since when. */
export const QueueLength = z.object({
  queue: z.enum(STAFF_PLACES.map(({ id }) => id)),
  waiting: z.int(),
  oldestAt: z.nullable(Instant),
});
export type QueueLength = z.infer<typeof QueueLength>;

/** A refund that the provider would not take, or sent back: its money is in the traveler's wallet. */
export const RefusedRefund = z.object({
  id: RefundId,
  bookingId: BookingId,
  bookingNumber: z.string(),
  person: UserSummary,
  amountCents: Cents,
  /** How it was to go back. */
  method: PaymentMethod,
  provider: z.enum(['demo', 'stripe']),
  decidedAt: Instant,
  refusedAt: Instant,
  /** What of the wallet could still be sent: less than the amount once it was spent. */
  leftCents: Cents,
  mayDecide: z.boolean(),
});
export type RefusedRefund = z.infer<typeof RefusedRefund>;

/** A payer asked their bank for the money back (docs/product/staff.md, "Chargebacks"). */
export const Chargeback = z.object({
  id: ChargebackId,
  bookingId: BookingId,
  bookingNumber: z.string(),
  /** Who paid. */
  person: UserSummary,
  kind: PaymentKind,
  method: PaymentMethod,
  provider: z.enum(['demo', 'stripe']),
  /** What the provider calls it. */
  providerId: z.string(),
  /** Where the demo provider lets the bank decide. */
  demoPage: z.nullable(z.string()),
  state: z.enum(CHARGEBACK_STATES),
  reason: z.enum(CHARGEBACK_REASONS),
  amountCents: Cents,
  /** Whether the provider has taken the money, or the bank only asks so far. */
  taken: z.boolean(),
  openedAt: Instant,
  /** Until when the provider takes evidence. */
  answerBy: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** Of a lost one: what the booking's own money covered, and what the platform bears. */
  coveredCents: Cents,
  lossCents: Cents,
});
export type Chargeback = z.infer<typeof Chargeback>;

/** Somebody, named by staff exactly: by username, e-mail or booking number. */
export const FoundPerson = z.object({
  person: UserSummary,
  fullName: z.string(),
  username: z.string(),
  /** What their wallet holds. */
  walletCents: Cents,
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** Somebody as the team sees them, with what of theirs is suspended. */
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

/** All of one person on one page (docs/product/staff.md, "A person's page"). */
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
  /** Of a guide: where their earnings are; what a chargeback froze is part of what is pending. */
  earnings: z.optional(
    z.nullable(
      z.object({
        withdrawableCents: Cents,
        pendingCents: Cents,
        frozenCents: Cents,
        /** Commission due that their earnings have not paid yet. */
        owedCents: Cents,
        /** Asked for, not paid yet. */
        payingOutCents: Cents,
        paidOutCents: Cents,
      }),
    ),
  ),
  /** Open ones, the newest first. */
  sessions: z.array(
    z.object({
      id: z.int(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      createdAt: Instant,
    }),
  ),
  /** The latest first; null on the viewer's own page: nobody learns as staff who reported them. */
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

/** A booking of a person, as staff looks it over. */
export const StaffBooking = z.object({
  id: BookingId,
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  start: Instant,
  timeZone: z.string(),
  totalCents: Cents,
  other: UserSummary,
  /** There is, or was, a dispute about it. */
  disputed: z.boolean(),
});
export type StaffBooking = z.infer<typeof StaffBooking>;

/** The accounts of one kind together; sources of money are below zero. */
export const LedgerSum = z.object({ kind: z.string(), accounts: z.int(), cents: z.int() });
export type LedgerSum = z.infer<typeof LedgerSum>;

/** A month of the ledger, `2026-05`; months are those of the console's clock. */
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
      /** Whose account it is, where it is a person's. */
      owner: z.optional(NamedPerson),
      amountCents: z.int(),
    }),
  ),
});
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;
