import { expect, test } from 'vitest';
import { formatPostalCode } from './postal-code.ts';

test('seven digits get their hyphen while they are typed, however they are typed', () => {
  expect(formatPostalCode('150')).toBe('150');
  expect(formatPostalCode('1500')).toBe('150-0');
  expect(formatPostalCode('1500001')).toBe('150-0001');
  expect(formatPostalCode('150-0001')).toBe('150-0001');
  expect(formatPostalCode('〒１５０－０００１')).toBe('150-0001');
  expect(formatPostalCode('15000019')).toBe('150-0001');
});

test('letters are dropped', () => {
  expect(formatPostalCode('abc')).toBe('');
});
