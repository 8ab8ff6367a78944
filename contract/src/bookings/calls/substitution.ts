import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { GuideSummary } from '../../guides/entities.ts';
import { GuideId, idText, SubstitutionId } from '../../primitives.ts';
import { BookingDetail, SubstituteRequest } from '../entities.ts';
import { COLLEAGUES_MAX } from '../figures.ts';
import { bookingParams } from './params.ts';

const substitutionParams = z.strictObject({ id: idText(SubstitutionId) });

const ASK_ERRORS = [
  'NOT_FOUND',
  'USER_TYPE_MISMATCH',
  'INVALID_TRANSITION',
  'SUBSTITUTION_PENDING',
  'CHANGE_PENDING',
  'SUBSTITUTE_TOO_LATE',
  'TOO_MANY_SUBSTITUTIONS',
] as const;

/**
 * Lists the colleagues who could take over the booking: listed, free, and with its city, languages and
 * services. Most recommended first, at most 30.
 */
export const listColleagues = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/colleagues',
  summary: 'List the colleagues who could take over a booking',
  auth: 'required',
  params: bookingParams,
  replies: { 200: z.object({ data: z.array(GuideSummary) }) },
  errors: ASK_ERRORS,
  limit: 'read',
});

/** Asks colleagues to take over. Asking the same colleagues again changes nothing while they can answer. */
export const askColleagues = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/substitutions',
  summary: 'Ask colleagues to take over a booking',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    guideIds: z.array(GuideId).check(z.minLength(1), z.maxLength(COLLEAGUES_MAX)),
  }),
  replies: { 200: BookingDetail },
  errors: [...ASK_ERRORS, 'COLLEAGUE_UNAVAILABLE'],
  limit: 'write',
});

const ANSWER_ERRORS = ['NOT_FOUND', 'USER_TYPE_MISMATCH', 'SUBSTITUTION_NOT_OPEN'] as const;

/** Withdraws the request before a colleague accepts. Idempotent. */
export const withdrawSubstitution = call({
  method: 'POST',
  path: '/api/v2/substitutions/:id/withdraw',
  summary: 'Withdraw a request to colleagues to take over a booking',
  auth: 'required',
  params: substitutionParams,
  replies: { 200: BookingDetail },
  errors: ANSWER_ERRORS,
  limit: 'write',
});

/** Agrees to the colleague who accepted, who takes over the booking. Idempotent. */
export const agreeToSubstitute = call({
  method: 'POST',
  path: '/api/v2/substitutions/:id/agree',
  summary: 'Agree to the guide who would take over a booking',
  auth: 'required',
  params: substitutionParams,
  replies: { 200: BookingDetail },
  errors: [...ANSWER_ERRORS, 'GUIDE_NOT_BOOKABLE'],
  limit: 'money',
});

/** Declines the colleague, which cancels the booking with a full refund. Idempotent. */
export const declineSubstitute = call({
  method: 'POST',
  path: '/api/v2/substitutions/:id/decline',
  summary: 'Decline the guide who would take over, and cancel with a full refund',
  auth: 'required',
  params: substitutionParams,
  replies: { 200: BookingDetail },
  errors: ANSWER_ERRORS,
  limit: 'money',
});

/** Lists the requests that the caller can answer as a colleague, or accepted and the traveler has not answered. */
export const listSubstituteRequests = call({
  method: 'GET',
  path: '/api/v2/substitute-requests',
  summary: 'List the bookings that the guide is asked to take over',
  auth: 'required',
  replies: { 200: z.object({ data: z.array(SubstituteRequest) }) },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Agrees to take over as a colleague; the first colleague who does is proposed to the traveler. Idempotent. */
export const acceptSubstituteRequest = call({
  method: 'POST',
  path: '/api/v2/substitute-requests/:id/accept',
  summary: 'Accept to take over a booking of a colleague',
  auth: 'required',
  params: substitutionParams,
  replies: { 200: SubstituteRequest },
  errors: [
    'NOT_FOUND',
    'SUBSTITUTION_NOT_OPEN',
    'COLLEAGUE_UNAVAILABLE',
    'WORK_PERMISSION_ENDS',
    'WORK_HOURS_EXCEEDED',
  ],
  limit: 'money',
});

/** Refuses to take over. Idempotent. */
export const refuseSubstituteRequest = call({
  method: 'POST',
  path: '/api/v2/substitute-requests/:id/refuse',
  summary: 'Refuse to take over a booking of a colleague',
  auth: 'required',
  params: substitutionParams,
  replies: { 200: SubstituteRequest },
  errors: ['NOT_FOUND', 'SUBSTITUTION_NOT_OPEN'],
  limit: 'write',
});
