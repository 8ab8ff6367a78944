import * as z from 'zod/mini';
import { ByteStream, call } from '../call.ts';
import {
  DayFigureLists,
  RideCorrection,
  RideFigure,
  SightCorrection,
  SightFigure,
} from '../catalog/day-figures.ts';
import {
  cursorPageSchema,
  cursorQuery,
  Instant,
  idText,
  keysetCursorQuery,
  line,
  RefundId,
  text,
  textCursorPageSchema,
  UserId,
} from '../primitives.ts';
import { STAFF_ACTIONS } from './actions.ts';
import {
  AuditEntry,
  Chargeback,
  FoundPerson,
  HeldCase,
  LedgerMonth,
  LedgerSum,
  LedgerTransaction,
  QueueLength,
  RefusedRefund,
  StaffBooking,
  StaffPerson,
  StaffUser,
} from './entities.ts';
import { StaffExport } from './export-columns.ts';
import { STAFF_REASON_MAX } from './fields.ts';
import { GOODWILL_MAX_CENTS } from './figures.ts';

/** Lists the audit log, newest first. */
export const listAuditLog = call({
  method: 'GET',
  path: '/api/v2/staff/audit-log',
  summary: 'List what staff did',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    action: z.optional(z.enum(STAFF_ACTIONS)),
    /**
     * Only entries about this user: their account, guide profile, application or identity, or a report
     * about them.
     */
    person: z.optional(idText(UserId)),
  }),
  replies: { 200: cursorPageSchema(AuditEntry) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Lists the queues, in the order of the console's menu. */
export const listStaffQueues = call({
  method: 'GET',
  path: '/api/v2/staff/queues',
  summary: 'Get the staff queues: how many cases wait, how long, and who has taken them',
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(QueueLength), held: z.array(HeldCase) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const Reason = text(0, STAFF_REASON_MAX);
const refundParams = z.strictObject({ id: idText(RefundId) });

/** Lists refunds that the provider rejected, longest wait first. */
export const listRefusedRefunds = call({
  method: 'GET',
  path: '/api/v2/staff/refunds',
  summary: 'List refunds that the provider rejected',
  auth: 'staff',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageSchema(RefusedRefund) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Retries a rejected refund: takes its amount out of the wallet, if it is still there, and sends it again.
 */
export const retryRefund = call({
  method: 'POST',
  path: '/api/v2/staff/refunds/:id/retry',
  summary: 'Send a rejected refund again',
  auth: 'staff',
  params: refundParams,
  body: z.strictObject({ reason: Reason }),
  replies: { 200: z.object({ handled: z.literal(true) }) },
  errors: [
    'NOT_FOUND',
    'OWN_CASE',
    'REASON_REQUIRED',
    'REFUND_HANDLED',
    'REFUND_SPENT',
    'REFUND_CHARGED_BACK',
  ],
  idempotency: 'required',
  limit: 'money',
});

export const keepRefundInWallet = call({
  method: 'POST',
  path: '/api/v2/staff/refunds/:id/keep',
  summary: 'Leave a rejected refund in the wallet',
  auth: 'staff',
  params: refundParams,
  body: z.strictObject({ reason: Reason }),
  replies: { 200: z.object({ handled: z.literal(true) }) },
  errors: ['NOT_FOUND', 'OWN_CASE', 'REASON_REQUIRED', 'REFUND_HANDLED'],
  idempotency: 'required',
  limit: 'money',
});

/** Lists chargebacks: open ones oldest first, decided ones newest first. */
export const listChargebacks = call({
  method: 'GET',
  path: '/api/v2/staff/chargebacks',
  summary: 'List chargebacks',
  auth: 'staff',
  query: z.strictObject({ ...cursorQuery(), state: z.enum(['open', 'decided']) }),
  replies: { 200: cursorPageSchema(Chargeback) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Finds a user by an exact username, email or booking number. */
export const findPerson = call({
  method: 'GET',
  path: '/api/v2/staff/person',
  summary: 'Find a user by username, email or booking number',
  auth: 'staff',
  query: z.strictObject({ name: line(1, 254) }),
  replies: { 200: FoundPerson },
  errors: ['NOT_FOUND', 'PERSON_UNKNOWN'],
  limit: 'read',
});

/**
 * Searches accounts by any part of username, email or name: exact matches first, then newest first
 * (docs/product/staff.md, "Accounts").
 */
export const searchStaffUsers = call({
  method: 'GET',
  path: '/api/v2/staff/users',
  summary: 'List accounts by part of a username, email or name, or by booking number',
  auth: 'staff',
  query: z.strictObject({ ...cursorQuery(), name: line(1, 254) }),
  replies: { 200: cursorPageSchema(StaffUser) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const userParams = z.strictObject({ id: idText(UserId) });

/** Suspends or reinstates a whole account, or only its guide profile. Idempotent. */
export const setSuspension = call({
  method: 'POST',
  path: '/api/v2/staff/users/:id/suspension',
  summary: 'Suspend an account or a guide, or lift a suspension',
  auth: 'staff',
  params: userParams,
  body: z.strictObject({
    of: z.enum(['account', 'guide']),
    suspended: z.boolean(),
    reason: Reason,
  }),
  replies: { 200: StaffUser },
  errors: ['NOT_FOUND', 'OWN_CASE', 'REASON_REQUIRED'],
  limit: 'write',
});

/** Returns all data about one user, for the user's page in the staff console. */
export const getStaffPerson = call({
  method: 'GET',
  path: '/api/v2/staff/users/:id',
  summary: 'Get a user with what staff may see',
  auth: 'staff',
  params: userParams,
  replies: { 200: StaffPerson },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Lists a user's bookings by the start of the tour, latest first. */
export const listPersonBookings = call({
  method: 'GET',
  path: '/api/v2/staff/users/:id/bookings',
  summary: "List a user's bookings",
  auth: 'staff',
  params: userParams,
  query: z.strictObject({
    ...keysetCursorQuery(),
    as: z._default(z.enum(['traveler', 'guide']), 'traveler'),
  }),
  replies: { 200: textCursorPageSchema(StaffBooking) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Pauses or resumes a guide's listing on behalf of staff; a pause by the guide is unaffected
 * (docs/product/staff.md, "Accounts").
 */
export const setListingPause = call({
  method: 'POST',
  path: '/api/v2/staff/users/:id/listing-pause',
  summary: "Pause or resume a guide's listing",
  auth: 'staff',
  params: userParams,
  body: z.strictObject({ paused: z.boolean(), reason: Reason }),
  replies: { 200: StaffUser },
  errors: ['NOT_FOUND', 'OWN_CASE', 'REASON_REQUIRED'],
  limit: 'write',
});

export const revokeUserSessions = call({
  method: 'POST',
  path: '/api/v2/staff/users/:id/revoke-sessions',
  summary: 'End all sessions of an account',
  auth: 'staff',
  params: userParams,
  body: z.strictObject({ reason: Reason }),
  replies: { 200: StaffUser },
  errors: ['NOT_FOUND', 'OWN_CASE', 'REASON_REQUIRED'],
  limit: 'write',
});

/** Adds goodwill to a wallet: credit that can be spent but not withdrawn. */
export const giveGoodwill = call({
  method: 'POST',
  path: '/api/v2/staff/goodwill',
  summary: 'Give goodwill credit',
  auth: 'staff',
  body: z.strictObject({
    userId: UserId,
    amountCents: z.int().check(z.minimum(1), z.maximum(GOODWILL_MAX_CENTS)),
    reason: Reason,
  }),
  replies: { 200: FoundPerson },
  errors: ['NOT_FOUND', 'PERSON_UNKNOWN', 'OWN_CASE', 'REASON_REQUIRED'],
  idempotency: 'required',
  limit: 'money',
});

/** Returns the total balance of each kind of account, and the sum of all, which is 0. */
export const getLedgerSums = call({
  method: 'GET',
  path: '/api/v2/staff/ledger',
  summary: "Get the ledger's balances by kind of account",
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(LedgerSum), sumCents: z.int() }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Lists the transactions of the ledger, newest first. */
export const listLedgerTransactions = call({
  method: 'GET',
  path: '/api/v2/staff/ledger/transactions',
  summary: "List the ledger's transactions",
  auth: 'staff',
  query: z.strictObject({ ...keysetCursorQuery(), month: z.optional(LedgerMonth) }),
  replies: { 200: textCursorPageSchema(LedgerTransaction) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Compares the ledger with all related records. `faults` is empty if they agree. */
export const verifyLedger = call({
  method: 'POST',
  path: '/api/v2/staff/ledger/proof',
  summary: 'Verify the ledger',
  auth: 'staff',
  replies: { 200: z.object({ at: Instant, faults: z.array(z.string()) }) },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Streams a list as CSV, in UTF-8 with a byte order mark. Every export is recorded in the audit log. */
export const exportList = call({
  method: 'GET',
  path: '/api/v2/staff/exports',
  summary: 'Export a list of the console as CSV',
  auth: 'staff',
  query: StaffExport,
  download: 'attachment',
  replies: { 200: ByteStream },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Lists the figures behind "Does the day fit?" (docs/product/staff.md, "Figures of the day check"). */
export const listDayFigures = call({
  method: 'GET',
  path: '/api/v2/staff/day-figures',
  summary: 'List the hours of sights and the minutes of rides that the day check uses',
  auth: 'staff',
  replies: { 200: DayFigureLists },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const figureShape = { id: line(1, 100), version: z.int() };
const FIGURE_ERRORS = [
  'NOT_FOUND',
  'DAY_FIGURE_UNKNOWN',
  'DAY_FIGURE_CHANGED',
  'CHECK_DAY_INVALID',
] as const;

/**
 * Replaces the hours of a sight or confirms the shipped ones. `correction: null` goes back to the shipped ones, with
 * the day on which they were compiled.
 */
export const correctSight = call({
  method: 'PUT',
  path: '/api/v2/staff/day-figures/sights',
  summary: 'Replace or confirm the hours of a sight',
  auth: 'staff',
  body: z.strictObject({ ...figureShape, correction: z.nullable(SightCorrection) }),
  replies: { 200: SightFigure },
  errors: [...FIGURE_ERRORS, 'SIGHT_HOURS_INVALID'],
  limit: 'write',
});

/** Like `correctSight`, for the minutes of a ride. */
export const correctRide = call({
  method: 'PUT',
  path: '/api/v2/staff/day-figures/rides',
  summary: 'Replace or confirm the minutes of a ride',
  auth: 'staff',
  body: z.strictObject({ ...figureShape, correction: z.nullable(RideCorrection) }),
  replies: { 200: RideFigure },
  errors: FIGURE_ERRORS,
  limit: 'write',
});
