import { expect, test } from 'vitest';
import { formatTypedAmount, parseAmount } from './typed-amount.ts';

test.each([
  ['320', 32_000],
  ['1,280.5', 128_050],
  [' ￥３２０ ', 32_000],
  ['RMB 0.07', 7],
  ['320元', 32_000],
  ['１２。５', 1_250],
  ['1，280．5', 128_050],
  ['29.99', 2_999],
  ['٣٢٠', 32_000],
  ['۱٬۲۸۰٫۵', 128_050],
  ['CN¥320', 32_000],
  ['1,234,567', 123_456_700],
  ['320,50', null],
  ['12,3456', null],
  ['1,2,3', null],
  ['1e3', null],
  ['', null],
  ['3.205', null],
  ['-5', null],
  ['abc', null],
])('parses %s as %s', (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

test('parses every amount that formatTypedAmount formats', () => {
  for (const cents of [0, 7, 100, 2_999, 20_700])
    expect(parseAmount(formatTypedAmount(cents))).toBe(cents);
});
