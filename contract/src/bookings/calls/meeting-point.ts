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

/** Proposes another meeting point. Replaces an open proposal by either party. */
export const proposeAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals',
  summary: 'Propose another meeting point to the other party',
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
  summary: 'Accept the proposed meeting point',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROPOSAL_CHANGED', 'OWN_PROPOSAL'],
  limit: 'write',
});

/** Declines a proposal or, for the party that made it, withdraws it. */
export const declineAddress = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/address-proposals/:number/decline',
  summary: 'Reject the proposed meeting point',
  auth: 'required',
  params: proposalParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROPOSAL_CHANGED'],
  limit: 'write',
});

/**
 * Sets the additional lines of the driver's card. Both parties can do so while the address can be changed.
 * Idempotent.
 */
export const setDriverLines = call({
  method: 'PUT',
  path: '/api/v2/bookings/:id/driver-lines',
  summary: "Set the driver's card's lines that no postal code provides",
  auth: 'required',
  params: bookingParams,
  /**
   * The address that the lines belong to. The call is rejected if the address has changed, because the
   * lines would be misleading.
   */
  body: z.strictObject({
    ...DriverLines.shape,
    meetingAddress: particularsSent.meetingAddress,
    /** The values before the edit, to detect concurrent edits. */
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
