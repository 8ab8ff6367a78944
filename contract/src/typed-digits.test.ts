import { expect, test } from 'vitest';
import { extractDigits, parseTypedDecimal, parseTypedInteger } from './typed-digits.ts';

test.each([
  ['320', 320],
  [' ３２０ ', 320],
  ['٣٢٠', 320],
  ['۳۲۰', 320],
  ['३२०', 320],
  ['\u200e๓๒๐', 320],
  ['0', 0],
  ['', null],
  ['3.5', null],
  ['-3', null],
  ['三', null],
  ['1234567', null],
])('parses %j as %s', (typed, number) => {
  expect(parseTypedInteger(typed)).toBe(number);
});

test.each([
  ['1,280.5', '1280', '5'],
  ['１２８０。５', '1280', '5'],
  ['۱٬۲۸۰٫۵', '1280', '5'],
  ['7.', '7', ''],
])('parses the decimal %j', (typed, whole, fraction) => {
  expect(parseTypedDecimal(typed)).toEqual({ whole, fraction });
});

test.each(['12,80', '1,2,3', '1.2.3', '1e3', '0x10', '-1', ''])(
  'rejects the decimal %j',
  (typed) => {
    expect(parseTypedDecimal(typed)).toBeNull();
  },
);

test('extracts the digits of a text', () => {
  expect(extractDigits('１５０-0001号')).toBe('1500001');
  expect(extractDigits('१५०-٠٠٠١')).toBe('1500001');
});
