import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BookingDetail } from '../entities.ts';
import { LeadTraveler, TravelersLink, TravelersPage } from '../lead-traveler.ts';
import { bookingParams } from './params.ts';

/** For the booker and the guide. Once it is erased, and where nobody else travels, there is none. */
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

/** For the booker alone: the link that the travelers use, once it was made. */
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

/** The link before it, if there was one, ends at once. */
export const makeTravelersLink = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/travelers-link',
  summary: 'Make a link for the people one has booked for, in place of the one before',
  auth: 'required',
  params: bookingParams,
  replies: { 200: TravelersLink },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** Revoking what is revoked answers the same. */
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

/** Whether the travelers' 'We have met' confirms the start for their side. */
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

/** Never a shape of its own refused: what no link can be is answered like one that ended. */
const linkBody = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** A wrong, revoked or ended link is a 404, byte for byte the same. */
export const openTravelersPage = call({
  method: 'POST',
  path: '/api/v2/travelers-page',
  summary: 'What the people somebody booked for see by their link',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND'],
  // An open page asks twice a minute, and a hotel's guests share an address.
  limit: 'read',
});

/** Pressing it again answers the same. */
export const reportMet = call({
  method: 'POST',
  path: '/api/v2/travelers-page/met',
  summary: 'Tell the booker that the travelers have met their guide',
  auth: 'none',
  body: linkBody,
  replies: { 200: TravelersPage },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'NOT_MEETING_TIME'],
  limit: 'write',
});
