import { expect, test } from 'vitest';
import { hyphenatePostalCode } from './postal-code-input.ts';

test('inserts the hyphen while the user types seven digits, in any format', () => {
  expect(hyphenatePostalCode('150')).toBe('150');
  expect(hyphenatePostalCode('1500')).toBe('150-0');
  expect(hyphenatePostalCode('1500001')).toBe('150-0001');
  expect(hyphenatePostalCode('150-0001')).toBe('150-0001');
  expect(hyphenatePostalCode('〒１５０－０００１')).toBe('150-0001');
  expect(hyphenatePostalCode('15000019')).toBe('150-0001');
});

test('removes letters', () => {
  expect(hyphenatePostalCode('abc')).toBe('');
});
