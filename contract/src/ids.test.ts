import { expect, test } from 'vitest';
import { isId, parseId } from './ids.ts';

test.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each([
  '',
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '２',
  '2147483648',
  null,
  undefined,
])('%j is not an id', (text) => {
  expect(parseId(text)).toBeNull();
});

test.each([0, -1, 1.5, Number.NaN, 2_147_483_648, '1', null, undefined])(
  'the value %j cannot be an id',
  (value) => {
    expect(isId(value)).toBe(false);
  },
);
