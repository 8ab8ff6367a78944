import * as z from 'zod/mini';
import { call } from '../call.ts';
import { SERVICES_MAX, TRAVELERS_MAX } from '../guides/tour-limits.ts';
import {
  BookingId,
  Cents,
  GuideId,
  Instant,
  idText,
  Rmb,
  SubcategoryId,
  text,
  UserId,
} from '../primitives.ts';
import { PARTIES } from './booking-facts.ts';
import { Booking, BookingDetail, RefundQuote } from './entities.ts';
import { particularsSent } from './particulars.ts';
import { REJECT_REASONS } from './reject-reasons.ts';
import { BOOKING_STATUSES } from './statuses.ts';

/** The longest reason, in code points. */
export const REASON_MAX = 500;

const bookingParams = z.strictObject({ id: idText(BookingId) });

/** Hours in halves; the guide's own minimum and maximum are checked by the server. */
const Duration = z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(24));

/**
 * Checkout: holds the slot for 15 minutes. The deposit is paid with the call of payments;
 * `useWallet` spends the balance on it first, and a balance that covers it whole pays it.
 * `totalPrice` and `depositCents` are claims: refused with PRICE_CHANGED when they differ.
 */
export const createBooking = call({
  method: 'POST',
  path: '/api/v2/bookings',
  summary: 'Book a guide: the slot is held until the deposit is paid',
  auth: 'required',
  body: z.strictObject({
    guideId: GuideId,
    scheduledStartTime: Instant,
    duration: Duration,
    travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    services: z.array(SubcategoryId).check(z.maxLength(SERVICES_MAX)),
    ...particularsSent,
    useWallet: z.optional(z.boolean()),
    totalPrice: z.optional(Rmb),
    depositCents: z.optional(Cents),
  }),
  replies: { 201: Booking },
  errors: [
    'SELF_NOT_ALLOWED',
    'GUIDE_NOT_BOOKABLE',
    'SLOT_TAKEN',
    'SLOT_NOT_AVAILABLE',
    'START_TIME_INVALID',
    'DATE_OUT_OF_RANGE',
    'DURATION_NOT_OFFERED',
    'GROUP_SIZE_NOT_OFFERED',
    'SERVICE_NOT_OFFERED',
    'PARTICULARS_INVALID',
    'PRICE_CHANGED',
    'TOO_MANY_PENDING',
    'TOO_MANY_HOLDS',
    'GUIDE_BUSY',
  ],
  idempotency: 'required',
  limit: 'money',
});

const bookingList = z.object({ data: z.array(Booking) });

/** A traveler's bookings in tab order; another person's list is a 404. */
export const listTravelerBookings = call({
  method: 'GET',
  path: '/api/v2/bookings-new/traveler/:userId',
  summary: "A traveler's bookings",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: bookingList },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The requests and tours of the guide with this user id, in tab order; another's is a 404. */
export const listGuideBookings = call({
  method: 'GET',
  path: '/api/v2/bookings-new/guide/:userId',
  summary: "A guide's requests and tours",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: bookingList },
  errors: ['NOT_FOUND', 'NOT_A_GUIDE'],
  limit: 'read',
});

export const getBooking = call({
  method: 'GET',
  path: '/api/v2/bookings/:id',
  summary: 'One booking with its story',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The exact refund of cancelling now, for the confirmation. */
export const getRefundQuote = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/refund-quote',
  summary: 'What cancelling now gives back',
  auth: 'required',
  params: bookingParams,
  replies: { 200: RefundQuote },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'read',
});

/**
 * Moves a booking as the table of statuses allows the caller (docs/product/bookings.md, "The table
 * of statuses"): `cancelled`, `start_confirmed` (the caller confirms the start), `completed`. Anything
 * else is INVALID_TRANSITION with the current status. `expectedRefundCents` is what the caller was
 * shown.
 */
export const updateBookingStatus = call({
  method: 'PATCH',
  path: '/api/bookings/:id/status',
  summary: 'Cancel a booking, confirm its start or complete it, as its table allows',
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

/**
 * Which side confirms the start or an extension. A claim: USER_TYPE_MISMATCH for the other side's.
 */
export const userTypeClaim = z.strictObject({ userType: z.enum(PARTIES) });

/**
 * Confirms the start for the caller's side: `ongoing` once both have, before that whatever the
 * booking waits in. Confirming again what one confirmed oneself answers 200.
 */
export const confirmStart = call({
  method: 'PATCH',
  path: '/api/bookings/:id/confirm-start',
  summary: 'Confirm that the tour starts, as its traveler or its guide',
  auth: 'required',
  params: bookingParams,
  body: userTypeClaim,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'USER_TYPE_MISMATCH'],
  limit: 'write',
});

/**
 * The side that confirmed the start reports that the other did not come: the booking ends, its money
 * waits until the other can no longer contest it. Reporting again answers 200.
 */
export const reportNoShow = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/report-no-show',
  summary: 'Report that the other side did not show up',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ reason: z.optional(text(0, REASON_MAX)) }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  idempotency: 'required',
  limit: 'money',
});

export const acceptBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/accept',
  summary: 'Accept a paid request, as its guide',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** `other` needs words; the traveler reads them. */
export const rejectBooking = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/reject',
  summary: 'Reject a paid request, as its guide: everything is refunded',
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
