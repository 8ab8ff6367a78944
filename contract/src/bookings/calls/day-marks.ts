import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Instant } from '../../primitives.ts';
import { MARKS } from '../day-marks.ts';
import { BookingDetail } from '../entities.ts';
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
