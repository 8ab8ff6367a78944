import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { FileIds } from '../../files/entities.ts';
import { BookingId, Cents, idText, PaymentProofId, PlainDate, text } from '../../primitives.ts';
import { PaymentProofs } from '../entities.ts';
import { bookingParams } from './params.ts';
import { REASON_MAX } from './reason.ts';

/**
 * Returns a booking's payment proofs to both parties and staff. Only the guide and staff see the warnings.
 */
export const getPaymentProofs = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/payment-proof',
  summary: 'List the payment proofs of a booking',
  auth: 'required',
  params: bookingParams,
  replies: { 200: PaymentProofs },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/**
 * The uploader states the amount and the day; the server checks them (docs/product/bookings.md, "Payment
 * proofs").
 */
export const uploadPaymentProof = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/payment-proof',
  summary: 'Upload a payment proof as the traveler',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ amountCents: Cents, paidOn: PlainDate, fileIds: FileIds }),
  replies: { 200: PaymentProofs },
  errors: [
    'NOT_FOUND',
    'PROOF_NOT_TAKEN',
    'PROOF_AMOUNT_DIFFERS',
    'PROOF_DAY_OUTSIDE',
    'FILES_UNKNOWN',
  ],
  limit: 'write',
});

const proofParams = z.strictObject({ id: idText(BookingId), proofId: idText(PaymentProofId) });

export const verifyPaymentProof = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/payment-proof/:proofId/verify',
  summary: 'Confirm the payment in person as the guide',
  auth: 'required',
  params: proofParams,
  replies: { 200: PaymentProofs },
  errors: ['NOT_FOUND', 'PROOF_ANSWERED'],
  limit: 'write',
});

export const returnPaymentProof = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/payment-proof/:proofId/return',
  summary: 'Reject a payment proof with a reason as the guide',
  auth: 'required',
  params: proofParams,
  body: z.strictObject({ reason: text(1, REASON_MAX) }),
  replies: { 200: PaymentProofs },
  errors: ['NOT_FOUND', 'PROOF_ANSWERED'],
  limit: 'write',
});
