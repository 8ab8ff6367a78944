import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PAYER_MAX } from '../../payments/calls.ts';
import { TransactionData } from '../../payments/entities.ts';
import { PaymentMethod } from '../../payments/methods.ts';
import { line, Rmb } from '../../primitives.ts';
import { BookingDetail, ExtensionHours, ExtensionOffer } from '../entities.ts';
import { bookingParams, userTypeBody } from './params.ts';

/** Returns the possible extensions and their prices, for the dialog. */
export const getExtensionOffer = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/extension-offer',
  summary: 'Get the possible extensions and their fees, as the traveler',
  auth: 'required',
  params: bookingParams,
  replies: { 200: ExtensionOffer },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'EXTENSION_LIMIT_REACHED',
    'TOO_MANY_UNPAID_EXTENSIONS',
  ],
  limit: 'read',
});

/**
 * Requests an extension. `extensionPrice` is the price that the client displayed. If it is outdated,
 * returns PRICE_CHANGED with the current price.
 */
export const requestExtension = call({
  method: 'POST',
  path: '/api/bookings/:id/request-extension',
  summary: 'Request an extension as the traveler, holding the time until the fee is paid',
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({ extensionHours: ExtensionHours, extensionPrice: Rmb }),
  replies: { 200: BookingDetail },
  errors: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'EXTENSION_LIMIT_REACHED',
    'TOO_MANY_UNPAID_EXTENSIONS',
    'EXTENSION_NOT_POSSIBLE',
    'PRICE_CHANGED',
  ],
  idempotency: 'optional',
  limit: 'money',
});

export const withdrawExtension = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/withdraw-extension',
  summary: 'Withdraw an unpaid extension as the traveler',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/**
 * Details of the payment. The last four digits are the only card data sent; the full card number never
 * reaches the server.
 */
const PaymentDetails = z.union([
  z.strictObject({
    lastFourDigits: z.string().check(z.regex(/^\d{4}$/)),
    cardHolder: line(1, PAYER_MAX),
  }),
  z.strictObject({ account: line(1, PAYER_MAX) }),
  z.strictObject({ wechatId: line(1, PAYER_MAX) }),
]);

/**
 * Reports that an extension fee was paid. The server verifies each field with the provider;
 * PAYMENT_NOT_CONFIRMED names the first one that differs.
 */
export const reportExtensionPayment = call({
  method: 'PATCH',
  path: '/api/bookings/:id/extension-payment',
  summary: "Report the payment of an extension's fee as the traveler",
  auth: 'required',
  params: bookingParams,
  body: z.strictObject({
    paid: z.boolean(),
    paymentMethod: PaymentMethod,
    transactionData: TransactionData,
    paymentDetails: PaymentDetails,
  }),
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'PAYMENT_NOT_CONFIRMED', 'PAYMENT_STATUS_UNKNOWN', 'EXTENSION_ENDED'],
  idempotency: 'optional',
  limit: 'money',
});

/** Confirms an extension: first the guide, then the traveler. The server verifies `userType`. */
export const confirmExtension = call({
  method: 'PATCH',
  path: '/api/bookings/:id/confirm-extension',
  summary: 'Agree to an extension as either party',
  auth: 'required',
  params: bookingParams,
  body: userTypeBody,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'USER_TYPE_MISMATCH'],
  idempotency: 'optional',
  limit: 'write',
});

export const declineExtension = call({
  method: 'POST',
  path: '/api/v2/bookings/:id/decline-extension',
  summary: 'Decline a paid extension as its guide, with a refund of the fee',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  idempotency: 'required',
  limit: 'money',
});
