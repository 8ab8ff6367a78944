import * as z from 'zod/mini';
import { Bytes, call } from '../../call.ts';
import { idText, TimeZone, UserId } from '../../primitives.ts';
import { Booking, BookingDetail, SignedQuote } from '../entities.ts';
import { bookingParams } from './params.ts';

/** For both parties and staff. Null for bookings made before quotes were signed. */
export const getBookingQuote = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/quote',
  summary: 'The quote that both sides of a booking signed',
  auth: 'required',
  params: bookingParams,
  replies: { 200: z.object({ quote: z.nullable(SignedQuote) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * The trip sheet as a PDF, for both sides (docs/product/trip-sheets.md). It shows times in `timeZone`, the user's,
 * next to the tour's.
 */
export const getBookingSheet = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/trip-sheet',
  summary: 'The trip sheet of a booking, as a PDF in both languages',
  auth: 'required',
  params: bookingParams,
  query: z.strictObject({ timeZone: z.optional(TimeZone) }),
  download: 'attachment',
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'BUSY'],
  limit: 'check',
});

/** The tour as a calendar file for the caller, in the guide's time zone. */
export const getBookingCalendar = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/calendar',
  summary: 'The tour of a booking as an iCalendar file, for its two people',
  auth: 'required',
  params: bookingParams,
  download: 'inline',
  replies: { 200: Bytes },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const bookingList = z.object({ data: z.array(Booking) });

/** A traveler's bookings in the order of the tabs; another user's list returns 404. */
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

/**
 * The requests and tours of the guide with this user id, in the order of the tabs; another user's list
 * returns 404.
 */
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
