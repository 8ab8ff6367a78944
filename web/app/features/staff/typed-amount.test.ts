import { expect, test } from 'vitest';
import { asTyped, typedCents } from './typed-amount.ts';

test.each([
  ['0', 0],
  ['207', 20_700],
  [' 1,207.5 ', 120_750],
  ['0.07', 7],
  ['29.99', 2_999],
  ['', null],
  ['-1', null],
  ['1.005', null],
  ['1e3', null],
  ['a lot', null],
])('%j is %s fen', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

test('what is suggested can be typed', () => {
  for (const cents of [0, 7, 100, 2_999, 20_700]) expect(typedCents(asTyped(cents))).toBe(cents);
});
