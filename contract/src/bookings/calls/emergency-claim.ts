import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { FileIds } from '../../files/entities.ts';
import {
  EmergencyClaimId,
  idText,
  keysetCursorQuery,
  text,
  textCursorPageSchema,
} from '../../primitives.ts';
import { CLAIM_TEXT_MAX } from '../emergency-claim.ts';
import { EmergencyClaimCase, EmergencyClaimPage } from '../entities.ts';
import { bookingParams } from './params.ts';
import { REASON_MAX } from './reason.ts';

/** Returns what the traveler can claim, or the claim they made. Only for the traveler. */
export const getEmergencyClaim = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/emergency-claim',
  summary: "Get an emergency's refund and the claim, if any",
  auth: 'required',
  params: bookingParams,
  replies: { 200: EmergencyClaimPage },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Claims an emergency, once per booking, with a document as evidence. The retained money is held until the
 * decision.
 */
export const claimEmergency = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/emergency-claim',
  summary: 'Claim a documented emergency as the traveler',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ words: text(1, CLAIM_TEXT_MAX), fileIds: FileIds }),
  replies: { 200: EmergencyClaimPage },
  errors: ['NOT_FOUND', 'CLAIM_NOT_TAKEN', 'FILES_UNKNOWN'],
  idempotency: 'required',
  limit: 'money',
});

/** Lists emergency claims for staff, oldest first. */
export const listEmergencyClaims = call({
  method: 'GET',
  path: '/api/v2/staff/emergency-claims',
  summary: 'List emergency claims that wait for a decision',
  auth: 'staff',
  query: z.strictObject(keysetCursorQuery()),
  replies: { 200: textCursorPageSchema(EmergencyClaimCase) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const decideEmergencyClaim = call({
  method: 'POST',
  path: '/api/v2/staff/emergency-claims/:id/decide',
  summary: 'Accept or reject an emergency claim',
  auth: 'staff',
  params: z.strictObject({ id: idText(EmergencyClaimId) }),
  body: z.strictObject({ accept: z.boolean(), reason: text(1, REASON_MAX) }),
  replies: { 200: EmergencyClaimCase },
  errors: ['NOT_FOUND', 'CLAIM_DECIDED', 'OWN_CASE'],
  idempotency: 'required',
  limit: 'money',
});
