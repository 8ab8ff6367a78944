import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Instant, keysetCursorQuery, textCursorPageSchema } from '../../primitives.ts';
import { MARKS } from '../day-marks.ts';
import { BookingDetail, NotMetCase } from '../entities.ts';
import { Phone } from '../lead-traveler.ts';
import { bookingParams } from './params.ts';

/**
 * Lets the other party know where the caller is on the day of the tour. A repeated call with the same
 * `markId` has no effect, even if it arrives hours later.
 */
export const sendMark = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/marks',
  summary: "Tell the other party that you are on your way, late, there, or can't find them",
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    /** Chosen by the client. */
    markId: z.uuid().check(z.toLowerCase()),
    mark: z.enum(MARKS),
    /** When the button was clicked. */
    clickedAt: Instant,
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'MARK_OUTSIDE_TIME', 'TOO_MANY_MARKS'],
  limit: 'write',
});

/**
 * Leaves a phone number for the day, or removes it with null. The other party sees it only if both have left
 * one and have not met 15 minutes after the start. It is deleted when the tour starts or the booking ends.
 */
export const leavePhone = call({
  method: 'PUT',
  path: '/api/v2/bookings/:id/phone',
  summary: 'Leave a phone number in case you don’t meet',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ phone: z.nullable(Phone) }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** Lists for staff the bookings whose parties can't find each other, the longest waiting first. */
export const listNotMet = call({
  method: 'GET',
  path: '/api/v2/staff/not-met',
  summary: 'List tours whose traveler and guide have not met',
  auth: 'staff',
  query: z.strictObject(keysetCursorQuery()),
  replies: { 200: textCursorPageSchema(NotMetCase) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Closes a case of `listNotMet`. Idempotent; another "I can't find you" opens it again. */
export const closeNotMet = call({
  method: 'POST',
  path: '/api/v2/staff/not-met/:id/close',
  summary: 'Close the case of a tour whose traveler and guide had not met',
  auth: 'staff',
  params: bookingParams,
  replies: { 200: z.object({ closed: z.literal(true) }) },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'write',
});
