import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  idText,
  keysetCursorQuery,
  PatternCaseId,
  text,
  textCursorPageSchema,
} from '../../primitives.ts';
import { CommissionClaim, PatternCase } from '../entities.ts';
import { OBJECTION_MAX, PATTERN_DECISIONS } from '../patterns.ts';
import { REASON_MAX } from './reason.ts';

const params = z.strictObject({ id: idText(PatternCaseId) });

/** Lists patterns for staff: open ones by longest wait, all others newest first. */
export const listPatterns = call({
  method: 'GET',
  path: '/api/v2/staff/patterns',
  summary: 'List suspicious booking patterns',
  auth: 'staff',
  query: z.strictObject({
    ...keysetCursorQuery(),
    show: z._default(z.enum(['waiting', 'announced', 'decided']), 'waiting'),
  }),
  replies: { 200: textCursorPageSchema(PatternCase) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * Decides a pattern. Staff first announce the commission. If they confirm it after the guide's objection,
 * it is charged.
 */
export const decidePattern = call({
  method: 'POST',
  path: '/api/v2/staff/patterns/:id/decide',
  summary: 'Decide on a suspicious booking pattern',
  auth: 'staff',
  params,
  body: z.strictObject({ decision: z.enum(PATTERN_DECISIONS), reason: text(1, REASON_MAX) }),
  replies: { 200: PatternCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'PATTERN_DECIDED', 'COMMISSION_NOT_DUE'],
  idempotency: 'required',
  limit: 'money',
});

/** Lists the caller's commission claims, newest first, at most 20. */
export const listCommissionClaims = call({
  method: 'GET',
  path: '/api/me/commission-claims',
  summary: 'List commission claims for your bookings that were cancelled late',
  auth: 'required',
  replies: { 200: z.object({ data: z.array(CommissionClaim) }) },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Objects to a commission. A guide can object only once; then staff decide. */
export const objectToCommission = call({
  method: 'POST',
  path: '/api/me/commission-claims/:id/object',
  summary: 'Object to a commission claim as the guide',
  auth: 'required',
  params,
  body: z.strictObject({ words: text(1, OBJECTION_MAX) }),
  replies: { 200: CommissionClaim },
  errors: ['NOT_FOUND', 'OBJECTION_OVER'],
  idempotency: 'required',
  limit: 'money',
});
