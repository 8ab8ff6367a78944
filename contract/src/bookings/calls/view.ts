import * as z from 'zod/mini';
import { Bytes, call } from '../../call.ts';
import { idText, TimeZone, UserId } from '../../primitives.ts';
import { Booking, BookingDetail, SignedQuote } from '../entities.ts';
import { bookingParams } from './params.ts';

/**
 * Returns the signed quote to both parties and staff. Null for bookings made before quotes were signed. A
 * changed booking has a new quote; `earlier` are the quotes before it, newest first.
 */
export const getBookingQuote = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/quote',
  summary: 'Get the signed quote of a booking',
  auth: 'required',
  params: bookingParams,
  replies: {
    200: z.object({ quote: z.nullable(SignedQuote), earlier: z.optional(z.array(SignedQuote)) }),
  },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Returns the trip sheet as a PDF to both parties (docs/product/trip-sheets.md). Times are shown in the
 * tour's time zone and in `timeZone`, the user's.
 */
export const getBookingSheet = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/trip-sheet',
  summary: 'Get the trip sheet of a booking as a PDF',
  auth: 'required',
  params: bookingParams,
  query: z.strictObject({ timeZone: z.optional(TimeZone) }),
  download: 'attachment',
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'BUSY'],
  limit: 'check',
});

/** Returns the caller's tour as a calendar file, in the guide's time zone. */
export const getBookingCalendar = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/calendar',
  summary: 'Get the tour of a booking as an iCalendar file',
  auth: 'required',
  params: bookingParams,
  download: 'inline',
  replies: { 200: Bytes },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const bookingList = z.object({ data: z.array(Booking) });

/** Lists a traveler's bookings, in the order of the tabs. Returns 404 for another user's list. */
export const listTravelerBookings = call({
  method: 'GET',
  path: '/api/v2/bookings-new/traveler/:userId',
  summary: "List a traveler's bookings",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: bookingList },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Lists the requests and tours of the guide with this user ID, in the order of the tabs. Returns 404 for
 * another user's list.
 */
export const listGuideBookings = call({
  method: 'GET',
  path: '/api/v2/bookings-new/guide/:userId',
  summary: "List a guide's requests and tours",
  auth: 'required',
  params: z.strictObject({ userId: idText(UserId) }),
  replies: { 200: bookingList },
  errors: ['NOT_FOUND', 'NOT_A_GUIDE'],
  limit: 'read',
});

export const getBooking = call({
  method: 'GET',
  path: '/api/v2/bookings/:id',
  summary: 'Get a booking with its history',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
