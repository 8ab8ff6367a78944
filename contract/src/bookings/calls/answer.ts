import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { text } from '../../primitives.ts';
import { BookingDetail } from '../entities.ts';
import { REJECT_REASONS } from '../reject-reasons.ts';
import { bookingParams } from './params.ts';
import { REASON_MAX } from './reason.ts';

export const acceptBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/accept',
  summary: 'Accept a paid booking as its guide',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'GUIDE_SUSPENDED',
    'WORK_PERMISSION_ENDS',
    'WORK_HOURS_EXCEEDED',
  ],
  limit: 'write',
});

/**
 * Withdraws from an instant booking within an hour of its payment, once a month, with a full refund and
 * without consequences for the guide (docs/product/bookings.md, "Instant booking"). A repeated call is
 * idempotent.
 */
export const withdrawInstantBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/withdraw-instant',
  summary: 'Withdraw from an instant booking as its guide',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'INSTANT_WITHDRAWAL_USED'],
  limit: 'money',
});

/** Rejects a paid booking. The reason `other` requires a text, which is shown to the traveler. */
export const rejectBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/reject',
  summary: 'Reject a paid booking as its guide, with a full refund',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    rejectReason: z.enum(REJECT_REASONS),
    reason: z.optional(text(0, REASON_MAX)),
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'REASON_REQUIRED'],
  idempotency: 'required',
  limit: 'money',
});
