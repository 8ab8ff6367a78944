import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BookingDetail } from '../entities.ts';
import { LeadTraveler, TravelersLink, TravelersPage } from '../lead-traveler.ts';
import { bookingParams } from './params.ts';

/**
 * Returns the lead traveler to the booker and the guide. Null once the data is erased, and for bookings
 * without a separate lead traveler.
 */
export const getLeadTraveler = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/lead-traveler',
  summary: 'Get the lead traveler of a booking',
  auth: 'required',
  params: bookingParams,
  replies: { 200: LeadTraveler },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Returns the travelers' link to the booker, if one was created. */
export const getTravelersLink = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: "Get the travelers' link of a booking",
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Creates a travelers' link, and immediately revokes the previous one. */
export const createTravelersLink = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: "Create or replace the travelers' link",
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** Revokes the travelers' link. Idempotent. */
export const revokeTravelersLink = call({
  method: 'DELETE',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: "Revoke the travelers' link",
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Sets whether the travelers' 'We have met' button also confirms the start for the traveler's party. */
export const allowTravelersStart = call({
  method: 'PATCH',
  path: '/api/v2/bookings/:id/lead-traveler',
  summary: 'Set whether the travelers may confirm the start',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ mayStart: z.boolean() }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Accepts tokens in any format, so that a malformed token gets the same response as an expired one. */
const linkBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/**
 * Returns the travelers' page. For a wrong, revoked or expired link, always returns the same 404, byte for
 * byte.
 */
export const openTravelersPage = call({
  method: 'POST',
  path: '/api/v2/travelers-page',
  summary: "Get the travelers' page with its link",
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND'],
  // The `read` limit applies, because an open page polls twice a minute and guests of a hotel share one IP
  // address.
  limit: 'read',
});

/** Confirms that the travelers have met the guide. Idempotent. */
export const reportMeeting = call({
  method: 'POST',
  path: '/api/v2/travelers-page/met',
  summary: 'Tell the booker that the travelers met their guide',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'NOT_MEETING_TIME'],
  limit: 'write',
});
