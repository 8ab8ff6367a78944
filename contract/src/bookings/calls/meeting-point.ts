import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BookingId, idText, intText } from '../../primitives.ts';
import { DriverLines } from '../driver-lines.ts';
import { BookingDetail } from '../entities.ts';
import { ADDRESS_PROPOSALS_MAX } from '../figures.ts';
import { particularsSent } from '../particulars.ts';
import { bookingParams } from './params.ts';

const proposalParams = z.strictObject({
  id: idText(BookingId),
  number: intText(1, ADDRESS_PROPOSALS_MAX),
});

/** Replaces any open proposal from either side. */
export const proposeAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals',
  summary: 'Suggest another meeting point to the other side',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    meetingAddress: particularsSent.meetingAddress,
    meetingPostalCode: particularsSent.meetingPostalCode,
    addressConfirmed: particularsSent.addressConfirmed,
  }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'CONTACT_NOT_ALLOWED',
    'ADDRESS_UNCHANGED',
    'ADDRESS_ELSEWHERE',
    'TOO_MANY_PROPOSALS',
  ],
  limit: 'write',
});

export const acceptAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals/:number/accept',
  summary: 'Accept the meeting point that the other side suggested',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROPOSAL_CHANGED', 'OWN_PROPOSAL'],
  limit: 'write',
});

/** The other side declines the proposal; the side that made it withdraws it. */
export const declineAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals/:number/decline',
  summary: 'Keep the meeting point as it is',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROPOSAL_CHANGED'],
  limit: 'write',
});

/** For both sides, while the address can be changed. Idempotent. */
export const setDriverLines = call({
  method: 'PUT',
  path: '/api/v2/bookings/:id/driver-lines',
  summary: "Fill in the lines of the driver's card that no postal code knows",
  auth: 'required',
  params: bookingParams,
  /** The address that the lines describe. At another address they would be misleading. */
  body: z.strictObject({
    ...DriverLines.shape,
    meetingAddress: particularsSent.meetingAddress,
    /** The previous values, to detect concurrent edits. */
    before: DriverLines,
  }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'ADDRESS_CHANGED',
    'CONTACT_NOT_ALLOWED',
    'DRIVER_LINES_CHANGED',
  ],
  limit: 'write',
});
