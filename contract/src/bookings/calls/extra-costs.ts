import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BookingId, idText, intText, line } from '../../primitives.ts';
import { BookingDetail } from '../entities.ts';
import { EXTRA_COST_NUMBER_MAX, EXTRA_COST_TEXT_MAX, EXTRA_COST_YEN_MAX } from '../extra-costs.ts';
import { bookingParams } from './params.ts';

/**
 * Proposes a cost to be paid on site. A repeated call with the same `costId` has no effect; with another text
 * or amount it returns COST_ID_REUSED.
 */
export const addExtraCost = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/extra-costs',
  summary: 'Propose an extra cost, paid on site',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    /** Chosen by the client. */
    costId: z.uuid().check(z.toLowerCase()),
    text: line(1, EXTRA_COST_TEXT_MAX),
    /** In JPY, for the whole group. */
    yen: z.int().check(z.positive(), z.maximum(EXTRA_COST_YEN_MAX)),
  }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'SUBSTITUTION_PENDING',
    'TOO_MANY_EXTRA_COSTS',
    'COST_ID_REUSED',
  ],
  limit: 'write',
});

const defineAnswer = <const Verb extends string>(verb: Verb, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v2/bookings/:id/extra-costs/:number/${verb}`,
    summary,
    auth: 'required',
    params: z.strictObject({ id: idText(BookingId), number: intText(1, EXTRA_COST_NUMBER_MAX) }),
    replies: { 200: BookingDetail },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'SUBSTITUTION_PENDING', 'EXTRA_COST_ANSWERED'],
    limit: 'write',
  });

/** Each is idempotent. */
export const acceptExtraCost = defineAnswer('accept', 'Accept an extra cost of the other party');
export const declineExtraCost = defineAnswer('decline', 'Decline an extra cost of the other party');
export const withdrawExtraCost = defineAnswer('withdraw', 'Withdraw an own extra cost');
