import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { parseRefusal } from './refusal.ts';

const refused = (status: number, code: string) => parseRefusal(new ApiError(status, { code }));

test('distinguishes rejections by what the user can do about them', () => {
  expect(refused(409, 'SLOT_TAKEN')).toEqual({ kind: 'slotTaken' });
  expect(refused(409, 'TOO_MANY_PENDING')).toEqual({ kind: 'tooMany' });
  expect(refused(422, 'SELF_NOT_ALLOWED')).toEqual({ kind: 'self' });
});

test('returns the server’s amounts if the price has changed', () => {
  const details = { totalPrice: 1_200, totalCents: 120_000, depositCents: 36_000 };
  expect(parseRefusal(new ApiError(409, { code: 'PRICE_CHANGED', details }))).toEqual({
    kind: 'priceChanged',
    totalCents: 120_000,
    depositCents: 36_000,
  });
  expect(refused(409, 'PRICE_CHANGED')).toEqual({ kind: 'other', code: 'PRICE_CHANGED' });
});

test('treats the outcome as unknown after a timeout, after a server error, and while a request is pending', () => {
  expect(parseRefusal(new ApiError(0, undefined))).toEqual({ kind: 'unknown' });
  expect(refused(503, 'UNAVAILABLE')).toEqual({ kind: 'unknown' });
  expect(refused(409, 'IDEMPOTENCY_KEY_IN_USE')).toEqual({ kind: 'unknown' });
});

test('keeps the message of any other rejection', () => {
  expect(refused(422, 'GROUP_SIZE_NOT_OFFERED')).toEqual({
    kind: 'other',
    code: 'GROUP_SIZE_NOT_OFFERED',
  });
});

test('returns when to retry after too many holds, rounded up to the full minute', () => {
  const now = Temporal.Instant.from('2026-05-01T00:00:30Z');
  const waiting = (code: string, details: unknown) =>
    parseRefusal(new ApiError(429, { code, details }), now);
  expect(waiting('TOO_MANY_HOLDS', { scope: 'address', retryAfterSeconds: 90 })).toEqual({
    kind: 'tooManyHolds',
    scope: 'address',
    retryAt: '2026-05-01T00:02:00Z',
  });
  expect(waiting('TOO_MANY_CANCELLATIONS', { retryAfterSeconds: 90 })).toEqual({
    kind: 'tooManyCancellations',
    retryAt: '2026-05-01T00:02:00Z',
  });
  expect(waiting('TOO_MANY_BOOKINGS', { scope: 'guide' })).toEqual({
    kind: 'tooManyBookings',
    scope: 'guide',
  });
  expect(waiting('GUIDE_BUSY', { retryAfterSeconds: 91 })).toEqual({
    kind: 'guideBusy',
    retryAt: '2026-05-01T00:03:00Z',
  });
});
