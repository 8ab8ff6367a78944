import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { OwnRates, Rates, Revision } from '../rates.ts';

/** Returns the caller's prices and services (docs/product/guides.md, "Changing the rates"). */
export const getOwnRates = call({
  method: 'GET',
  path: '/api/guides/me/rates',
  summary: 'Get your rates',
  auth: 'required',
  replies: { 200: OwnRates },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Replaces the caller's rates. Existing bookings, holds and requests keep their price. */
export const setRates = call({
  method: 'PUT',
  path: '/api/guides/me/rates',
  summary: 'Replace your rates',
  auth: 'required',
  body: z.strictObject({ revision: Revision, rates: Rates }),
  replies: { 200: OwnRates },
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'GUIDE_CHANGED', 'SERVICE_UNKNOWN'],
  limit: 'write',
});
