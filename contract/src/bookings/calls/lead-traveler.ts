import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BookingDetail } from '../entities.ts';
import { LeadTraveler, TravelersLink, TravelersPage } from '../lead-traveler.ts';
import { bookingParams } from './params.ts';

/** For the booker and the guide. Null once erased, and for bookings without a separate lead traveler. */
export const getLeadTraveler = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/lead-traveler',
  summary: 'For whom a tour was booked',
  auth: 'required',
  params: bookingParams,
  replies: { 200: LeadTraveler },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Only for the booker: the travelers' link, if one was created. */
export const getTravelersLink = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'The link for the people one has booked for',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Immediately revokes the previous link, if there was one. */
export const createTravelersLink = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'Make a link for the people one has booked for, in place of the one before',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** Idempotent. */
export const revokeTravelersLink = call({
  method: 'DELETE',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'Revoke the link for the people one has booked for',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Sets whether the travelers' 'We have met' button also confirms the start for their side. */
export const allowTravelersStart = call({
  method: 'PATCH',
  path: '/api/v2/bookings/:id/lead-traveler',
  summary: 'Let the travelers confirm the start, or no longer',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ mayStart: z.boolean() }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Accepts any token format, so that a malformed token gets the same response as an expired one. */
const linkBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** A wrong, revoked or expired link returns the same 404, byte for byte. */
export const openTravelersPage = call({
  method: 'POST',
  path: '/api/v2/travelers-page',
  summary: 'What the people somebody booked for see by their link',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND'],
  // An open page polls twice a minute, and guests of a hotel share one IP address.
  limit: 'read',
});

/** Idempotent. */
export const reportMeeting = call({
  method: 'POST',
  path: '/api/v2/travelers-page/met',
  summary: 'Tell the booker that the travelers have met their guide',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'NOT_MEETING_TIME'],
  limit: 'write',
});
