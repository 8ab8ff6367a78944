import { expect, test } from 'vitest';
import { getLoginReason } from './login-reason.ts';

test('shows why a page requires a login', () => {
  expect(getLoginReason('/checkout/3?date=2036-05-04')).toBe('book');
  expect(getLoginReason('/checkout?bookingId=42')).toBe('pay');
  expect(getLoginReason('/payment-success?paymentId=1')).toBe('pay');
  expect(getLoginReason('/dashboard?tab=past')).toBe('trips');
  expect(getLoginReason('/messages?guide=3')).toBe('message');
  expect(getLoginReason('/become-guide')).toBe('guide');
  expect(getLoginReason('/become-guide?page=tours')).toBe('guide');
  expect(getLoginReason('/become-guide-not')).toBeNull();
  expect(getLoginReason('/guides/3')).toBeNull();
  expect(getLoginReason('https://elsewhere.example/checkout/3')).toBeNull();
  expect(getLoginReason(null)).toBeNull();
});
