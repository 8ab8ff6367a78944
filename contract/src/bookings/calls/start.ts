import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Instant, text } from '../../primitives.ts';
import { BookingDetail, StartCode, StartCodeAnswer } from '../entities.ts';
import { START_CODE } from '../start-code.ts';
import { bookingParams, userTypeBody } from './params.ts';
import { REASON_MAX } from './reason.ts';

/**
 * Confirms the start for the caller's party. The status becomes `ongoing` once both parties have confirmed.
 * A repeated confirmation returns 200.
 */
export const confirmStart = call({
  method: 'PATCH',
  path: '/api/bookings/:id/confirm-start',
  summary: 'Confirm the start of a tour as its traveler or guide',
  auth: 'required',
  params: bookingParams,
  body: userTypeBody,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'USER_TYPE_MISMATCH'],
  limit: 'write',
});

/**
 * Returns the start code of the caller's party, which is available from the guide's acceptance until the
 * tour starts or the booking ends.
 */
export const getStartCode = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/start-code',
  summary: 'Get the secret of your start code, to compute it offline',
  auth: 'required',
  params: bookingParams,
  replies: { 200: StartCode },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'read',
});

/**
 * Submits the other party's start code, entered at `enteredAt`. A valid code confirms the start for both
 * parties. An invalid entry is stored as evidence, and `reason` says why it is invalid. The Idempotency-Key
 * is the entry's ID.
 */
export const enterStartCode = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/start-code-entries',
  summary: "Submit the other party's start code, even long after it was entered",
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    code: z.string().check(z.regex(START_CODE)),
    enteredAt: Instant,
  }),
  replies: { 200: StartCodeAnswer },
  errors: ['NOT_FOUND', 'TOO_MANY_CODES'],
  idempotency: 'required',
  limit: 'write',
});

/**
 * Reports that the other party, which has not confirmed the start, did not show up. The booking ends,
 * and its money is held until the report can no longer be contested. Idempotent.
 */
export const reportNoShow = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/report-no-show',
  summary: 'Report that the other party did not show up',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ reason: z.optional(text(0, REASON_MAX)) }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  idempotency: 'required',
  limit: 'money',
});
