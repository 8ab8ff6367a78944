import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PAYER_MAX } from '../../payments/calls.ts';
import { TransactionData } from '../../payments/entities.ts';
import { PaymentMethod } from '../../payments/methods.ts';
import { line, Rmb } from '../../primitives.ts';
import { BookingDetail, ExtensionHours, ExtensionOffer } from '../entities.ts';
import { bookingParams, userTypeBody } from './params.ts';

/** The possible extensions and their prices, for the dialog. */
export const getExtensionOffer = call({
  method: 'GET',
  path: '/api/v2/bookings/:id/extension-offer',
  summary: 'What an extension could be, as the traveler',
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

/** `extensionPrice` is what the client displayed. If it is outdated, returns PRICE_CHANGED with the current price. */
export const requestExtension = call({
  method: 'POST',
  path: '/api/bookings/:id/request-extension',
  summary: 'Ask for more time, as the traveler: the longer time is held until the fee is paid',
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
  summary: 'Withdraw an extension that is not paid, as the traveler',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  limit: 'write',
});

/** The only card data sent. The card number never reaches the server. */
const PaymentDetails = z.union([
  z.strictObject({
    lastFourDigits: z.string().check(z.regex(/^\d{4}$/)),
    cardHolder: line(1, PAYER_MAX),
  }),
  z.strictObject({ account: line(1, PAYER_MAX) }),
  z.strictObject({ wechatId: line(1, PAYER_MAX) }),
]);

/**
 * Reports that a fee was paid. The server verifies each field with the provider; PAYMENT_NOT_CONFIRMED names the
 * first that differs.
 */
export const reportExtensionPayment = call({
  method: 'PATCH',
  path: '/api/bookings/:id/extension-payment',
  summary: 'Tell that the fee of an extension was paid, as the traveler',
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

/** The guide confirms first, then the traveler. The server verifies `userType`. */
export const confirmExtension = call({
  method: 'PATCH',
  path: '/api/bookings/:id/confirm-extension',
  summary: 'Agree to an extension, as either side',
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
  summary: 'Decline a paid extension, as its guide: the fee is refunded',
  auth: 'required',
  params: bookingParams,
  replies: { 200: BookingDetail },
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  idempotency: 'required',
  limit: 'money',
});
