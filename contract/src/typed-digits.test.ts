import { expect, test } from 'vitest';
import { extractDigits, parseTypedInteger } from './typed-digits.ts';

test.each([
  ['320', 320],
  [' ３２０ ', 320],
  ['0', 0],
  ['', null],
  ['3.5', null],
  ['-3', null],
  ['三', null],
  ['1234567', null],
])('parses %j as %s', (typed, number) => {
  expect(parseTypedInteger(typed)).toBe(number);
});

test('extracts the digits of a text', () => {
  expect(extractDigits('１５０-0001号')).toBe('1500001');
});
