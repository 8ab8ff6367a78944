import { expect, test } from 'vitest';
import { entranceReason } from './entrance-reason.ts';

test('explains why a page requires a login', () => {
  expect(entranceReason('/checkout/3?date=2036-05-04')).toBe('book');
  expect(entranceReason('/checkout?bookingId=42')).toBe('pay');
  expect(entranceReason('/payment-success?paymentId=1')).toBe('pay');
  expect(entranceReason('/dashboard?tab=past')).toBe('trips');
  expect(entranceReason('/messages?guide=3')).toBe('message');
  expect(entranceReason('/become-guide')).toBe('guide');
  expect(entranceReason('/become-guide?page=tours')).toBe('guide');
  expect(entranceReason('/become-guide-not')).toBeNull();
  expect(entranceReason('/guides/3')).toBeNull();
  expect(entranceReason('https://elsewhere.example/checkout/3')).toBeNull();
  expect(entranceReason(null)).toBeNull();
});
