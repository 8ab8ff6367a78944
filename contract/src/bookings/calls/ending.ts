import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Cents, text } from '../../primitives.ts';
import { BookingDetail, RefundQuote } from '../entities.ts';
import { BOOKING_STATUSES } from '../statuses.ts';
import { bookingParams } from './params.ts';
import { REASON_MAX } from './reason.ts';

/** Returns the exact refund if the booking were cancelled now, for the confirmation dialog. */
export const getRefundQuote = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/refund-quote',
  summary: 'Get the refund for cancelling now',
  auth: 'required',
  params: bookingParams,
  replies: { 200: RefundQuote },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'read',
});

/**
 * Changes the status of a booking, if the status table allows the caller to do so
 * (docs/product/bookings.md, "The table of statuses"): `cancelled`, `start_confirmed` (the caller confirms
 * the start), `completed`. Otherwise returns INVALID_TRANSITION with the current status.
 * `expectedRefundCents` is the refund that the client displayed.
 */
export const updateBookingStatus = call({
  method: 'PATCH',
  path: '/api/bookings/:id/status',
  summary: 'Cancel a booking, confirm its start or complete it',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    status: z.enum(BOOKING_STATUSES),
    reason: z.optional(text(0, REASON_MAX)),
    expectedRefundCents: z.optional(Cents),
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUND_CHANGED'],
  idempotency: 'optional',
  limit: 'money',
});
