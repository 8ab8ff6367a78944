import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { AnyFileIds } from '../../files/entities.ts';
import { DISPUTE_OUTCOMES } from '../../payments/dispute-split.ts';
import { Cents, cursorPageSchema, cursorQuery, text } from '../../primitives.ts';
import { BookingDetail, DisputeCase, DisputeListed } from '../entities.ts';
import { bookingParams } from './params.ts';

/** Maximum length of a party's statement and of staff's decision, in code points. */
export const DISPUTE_TEXT_MAX = 2000;

const DisputeWords = text(0, DISPUTE_TEXT_MAX);

/**
 * Opens a dispute and freezes the booking's money until staff decide. Can also contest a reported no-show.
 * A booking can have only one dispute; repeating the call with the same statement returns 200.
 */
export const openDispute = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/dispute',
  summary: 'Open a dispute or contest a no-show',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ reason: DisputeWords, fileIds: z.optional(AnyFileIds) }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'REASON_REQUIRED',
    'DISPUTE_ANSWERED',
    'FILES_UNKNOWN',
  ],
  idempotency: 'required',
  limit: 'money',
});

/** Submits the other party's statement, which can be given only once, before the decision. */
export const answerDispute = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/dispute/answer',
  summary: 'Add your statement to a dispute that the other party opened',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ statement: DisputeWords, fileIds: z.optional(AnyFileIds) }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'REASON_REQUIRED',
    'DISPUTE_ANSWERED',
    'FILES_UNKNOWN',
  ],
  limit: 'write',
});

/** Lists disputes for staff: undecided ones by longest wait, decided ones newest first. */
export const listDisputes = call({
  method: 'GET',
  path: '/api/v2/staff/disputes',
  summary: 'List disputes',
  auth: 'staff',
  query: z.strictObject({
    ...cursorQuery(),
    state: z._default(z.enum(['open', 'decided']), 'open'),
  }),
  replies: { 200: cursorPageSchema(DisputeListed) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getDisputeCase = call({
  method: 'GET',
  path: '/api/v2/staff/disputes/:id',
  summary: 'Get a dispute with what staff needs to decide it',
  auth: 'staff',
  params: bookingParams,
  replies: { 200: DisputeCase },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Decides a dispute. `refundCents` is the traveler's refund, at most the sum of all confirmed online
 * payments.
 */
export const decideDispute = call({
  method: 'POST',
  path: '/api/v2/staff/disputes/:id/decide',
  summary: 'Decide a dispute',
  auth: 'staff',
  params: bookingParams,
  body: z.strictObject({
    outcome: z.enum(DISPUTE_OUTCOMES),
    refundCents: Cents,
    reason: DisputeWords,
  }),
  replies: { 200: DisputeCase },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OWN_CASE', 'REASON_REQUIRED', 'REFUND_TOO_HIGH'],
  idempotency: 'required',
  limit: 'money',
});
