import { expect, test } from 'vitest';
import { hasCheckDigit, isTaxNumber, normalizeTaxNumber } from './tax-number.ts';

test.each([
  ['as printed', 'T7000012050002'],
  ['in lower case with spaces', ' t7 0000 1205 0002 '],
  ['with hyphens', 'T7-0000-1205-0002'],
  ['with minus signs and an invisible mark', '\u200eT7−0000−1205−0002'],
  ['full-width', 'Ｔ７０００００１２０５０００２'.replace('７０００００', '７００００')],
])('normalizes a number typed %s', (_, typed) => {
  expect(normalizeTaxNumber(typed)).toBe('T7000012050002');
});

test.each(['7000012050002', 'T700001205000', 'T70000120500021', 'T70000120500O2', ''])(
  'rejects %j',
  (number) => {
    expect(isTaxNumber(number)).toBe(false);
  },
);

test.each(['T7000012050002', 'T7010705000725', 'T8700110005901'])(
  'accepts the check digit of %s',
  (number) => {
    expect([isTaxNumber(number), hasCheckDigit(number)]).toEqual([true, true]);
  },
);

test('detects each single wrong digit, except 0 for 9', () => {
  const number = 'T7010705000725';
  for (const [index, right] of [...number].entries())
    for (const wrong of '0123456789') {
      if (index === 0 || wrong === right) continue;
      const typed = number.slice(0, index) + wrong + number.slice(index + 1);
      const isAlike = index > 1 && new Set([right, wrong]).isSubsetOf(new Set(['0', '9']));
      expect(hasCheckDigit(typed), typed).toBe(isAlike);
    }
});
