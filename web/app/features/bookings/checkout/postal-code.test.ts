import { expect, test } from 'vitest';
import { formatPostalCode, isPostalCode } from './postal-code.ts';

test('seven digits get their hyphen while they are typed, however they are typed', () => {
  expect(formatPostalCode('150')).toBe('150');
  expect(formatPostalCode('1500')).toBe('150-0');
  expect(formatPostalCode('1500001')).toBe('150-0001');
  expect(formatPostalCode('150-0001')).toBe('150-0001');
  expect(formatPostalCode('〒１５０－０００１')).toBe('150-0001');
  expect(formatPostalCode('15000019')).toBe('150-0001');
});

test('letters are dropped, so that only a whole code passes', () => {
  expect(formatPostalCode('abc')).toBe('');
  expect(isPostalCode('150-000')).toBe(false);
  expect(isPostalCode('150-0001')).toBe(true);
  expect(isPostalCode('')).toBe(false);
});
