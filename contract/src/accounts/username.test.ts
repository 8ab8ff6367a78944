import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBookingNumber } from '../bookings/booking-number.ts';
import { getClosedAccountNames } from './closing.ts';
import { isReservedUsername, isUsername, normalizeUsername, suggestUsername } from './username.ts';

describe('username', () => {
  test.each(['abc', '123', 'a1b', 'mei', 'x'.repeat(30)])('allows %s', (name) => {
    expect(isUsername(name)).toBe(true);
  });

  test.each([
    ['fewer than three characters', 'ab'],
    ['empty', ''],
    ['more than thirty characters', 'x'.repeat(31)],
    ['uppercase', 'Mei'],
    ['a hyphen', 'mei-lin'],
    ['an underscore', 'mei_lin'],
    ['a space', 'mei lin'],
    ['a trailing line break', 'mei\n'],
    ['letters of other scripts', '小美美'],
    ['a full-width digit', 'mei１'],
    ['a letter that looks like an ASCII one', 'mеi'],
  ])('rejects a name with %s', (_, name) => {
    expect(isUsername(name)).toBe(false);
  });

  test('is converted to lower case', () => {
    expect(normalizeUsername('MeiLin7')).toBe('meilin7');
  });

  test.each([
    'admin',
    'staff',
    'support',
    'tomoguide',
    formatBookingNumber(42).toLowerCase(),
    formatBookingNumber(2 ** 31 - 1).toLowerCase(),
    getClosedAccountNames(1).username,
    getClosedAccountNames(2 ** 31 - 1).username,
  ])('reserves %s', (name) => {
    expect(isReservedUsername(name)).toBe(true);
  });

  test.each(['tg', 'tg42', 'tg0042a', 'deleted', 'undeleted7'])('does not reserve %s', (name) => {
    expect(isReservedUsername(name)).toBe(false);
  });
});

describe('suggestion for a taken name', () => {
  test('adds a number from 0 to 999 to the name', () => {
    expect(suggestUsername('mei', 0)).toBe('mei0');
    expect(suggestUsername('mei', 0.9999999)).toBe('mei999');
    expect(suggestUsername('mei', 0.0425)).toBe('mei42');
  });

  test('always returns a valid username', () => {
    const name = fc.stringMatching(/^[a-z0-9]{3,30}$/);
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(fc.property(name, random, (taken, r) => isUsername(suggestUsername(taken, r))));
  });
});
