import { expect, test } from 'vitest';
import { formatBookingNumber, parseBookingNumber } from './booking-number.ts';

test('formats a booking number as TG and the id padded to four digits', () => {
  expect(formatBookingNumber(42)).toBe('TG0042');
  expect(formatBookingNumber(12_345)).toBe('TG12345');
});

test('parses a booking number into its id, and returns null for any other text', () => {
  expect(parseBookingNumber('TG0042')).toBe(42);
  expect(parseBookingNumber('TG12345')).toBe(12_345);
  for (const wrong of ['TG42', 'TG0000', 'TG012345', 'tg0042', '42', 'TG0042 ', '']) {
    expect(parseBookingNumber(wrong)).toBeNull();
  }
});
