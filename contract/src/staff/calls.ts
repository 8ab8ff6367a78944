import * as z from 'zod/mini';
import { ByteStream, call } from '../call.ts';
import {
  cursorPageOf,
  cursorQuery,
  Instant,
  idText,
  line,
  placePageOf,
  placeQuery,
  RefundId,
  text,
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

/** Newest first. */
export const listAuditLog = call({
  method: 'GET',
  path: '/api/v2/staff/audit-log',
  summary: 'What staff did',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    action: z.optional(z.enum(STAFF_ACTIONS)),
    /** Only entries about this user: account, guide, application, identity or a report about them. */
    person: z.optional(idText(UserId)),
  }),
  replies: { 200: cursorPageOf(AuditEntry) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** In the order of the console's menu. */
export const listStaffQueues = call({
  method: 'GET',
  path: '/api/v2/staff/queues',
  summary: 'What waits for staff, since when, and who has taken it',
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(QueueLength), held: z.array(HeldCase) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const Reason = text(0, STAFF_REASON_MAX);
const refundParams = z.strictObject({ id: idText(RefundId) });

/** Longest waiting first. */
export const listRefusedRefunds = call({
  method: 'GET',
  path: '/api/v2/staff/refunds',
  summary: 'Refunds that the provider refused',
  auth: 'staff',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageOf(RefusedRefund) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Takes the amount out of the wallet, if it is still there, and retries the refund. */
export const retryRefund = call({
  method: 'POST',
  path: '/api/v2/staff/refunds/:id/retry',
  summary: 'Send a refused refund again',
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
  summary: 'Leave a refused refund in the wallet',
  auth: 'staff',
  params: refundParams,
  body: z.strictObject({ reason: Reason }),
  replies: { 200: z.object({ handled: z.literal(true) }) },
  errors: ['NOT_FOUND', 'OWN_CASE', 'REASON_REQUIRED', 'REFUND_HANDLED'],
  idempotency: 'required',
  limit: 'money',
});

/** Open ones oldest first, decided ones newest first. */
export const listChargebacks = call({
  method: 'GET',
  path: '/api/v2/staff/chargebacks',
  summary: 'Payments that payers asked their banks to return',
  auth: 'staff',
  query: z.strictObject({ ...cursorQuery(), state: z.enum(['open', 'decided']) }),
  replies: { 200: cursorPageOf(Chargeback) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Finds a user by an exact name. */
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
  replies: { 200: cursorPageOf(StaffUser) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const userParams = z.strictObject({ id: idText(UserId) });

/** Suspends or reinstates the whole account, or only the guide. Idempotent. */
export const setSuspension = call({
  method: 'POST',
  path: '/api/v2/staff/users/:id/suspension',
  summary: 'Suspend an account or a guide, or lift that',
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

/** All data about one user, for the user's staff page. */
export const getStaffPerson = call({
  method: 'GET',
  path: '/api/v2/staff/users/:id',
  summary: 'A person as the team sees them',
  auth: 'staff',
  params: userParams,
  replies: { 200: StaffPerson },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Sorted by tour start, latest first. */
export const listPersonBookings = call({
  method: 'GET',
  path: '/api/v2/staff/users/:id/bookings',
  summary: 'The bookings of a person',
  auth: 'staff',
  params: userParams,
  query: z.strictObject({
    ...placeQuery(),
    as: z._default(z.enum(['traveler', 'guide']), 'traveler'),
  }),
  replies: { 200: placePageOf(StaffBooking) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Removes a guide from the search, or restores the listing; a pause by the guide is unaffected
 * (docs/product/staff.md, "Accounts").
 */
export const setListingPause = call({
  method: 'POST',
  path: '/api/v2/staff/users/:id/listing-pause',
  summary: "Pause a guide's listing, or lift that",
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

/** The total balance for each kind of account, and the sum of all, which is 0. */
export const getLedgerSums = call({
  method: 'GET',
  path: '/api/v2/staff/ledger',
  summary: 'The ledger, by kinds of account',
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(LedgerSum), sumCents: z.int() }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Newest first. */
export const listLedgerTransactions = call({
  method: 'GET',
  path: '/api/v2/staff/ledger/transactions',
  summary: 'The transactions of the ledger',
  auth: 'staff',
  query: z.strictObject({ ...placeQuery(), month: z.optional(LedgerMonth) }),
  replies: { 200: placePageOf(LedgerTransaction) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Compares the ledger with all related records; `faults` is empty if they agree. */
export const verifyLedger = call({
  method: 'POST',
  path: '/api/v2/staff/ledger/proof',
  summary: 'Prove the ledger',
  auth: 'staff',
  replies: { 200: z.object({ at: Instant, faults: z.array(z.string()) }) },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Streams a list as CSV, in UTF-8 with a byte order mark. Every export is recorded in the audit log. */
export const exportList = call({
  method: 'GET',
  path: '/api/v2/staff/exports',
  summary: 'A list of the console as CSV',
  auth: 'staff',
  query: StaffExport,
  download: 'attachment',
  replies: { 200: ByteStream },
  errors: ['NOT_FOUND'],
  limit: 'write',
});
