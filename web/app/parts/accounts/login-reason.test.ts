import { expect, test } from 'vitest';
import { loginReason } from './login-reason.ts';

test('shows why a page requires a login', () => {
  expect(loginReason('/checkout/3?date=2036-05-04')).toBe('book');
  expect(loginReason('/checkout?bookingId=42')).toBe('pay');
  expect(loginReason('/payment-success?paymentId=1')).toBe('pay');
  expect(loginReason('/dashboard?tab=past')).toBe('trips');
  expect(loginReason('/messages?guide=3')).toBe('message');
  expect(loginReason('/become-guide')).toBe('guide');
  expect(loginReason('/become-guide?page=tours')).toBe('guide');
  expect(loginReason('/become-guide-not')).toBeNull();
  expect(loginReason('/guides/3')).toBeNull();
  expect(loginReason('https://elsewhere.example/checkout/3')).toBeNull();
  expect(loginReason(null)).toBeNull();
});
