import { describe, expect, test } from 'vitest';
import { calculatePasswordPoints, findPasswordProblem, getPasswordStrength } from './password.ts';

describe('password length', () => {
  test.each([
    ['7 characters', 'a'.repeat(7), 'PASSWORD_TOO_SHORT'],
    ['8 characters', 'a'.repeat(8), null],
    ['128 characters', 'a'.repeat(128), null],
    ['129 characters', 'a'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['7 emoji, though 14 code units', '🗻'.repeat(7), 'PASSWORD_TOO_SHORT'],
    ['8 emoji', '🗻'.repeat(8), null],
    ['128 emoji, though 256 code units', '🗻'.repeat(128), null],
    ['8 Chinese characters', '东京塔下见老朋友', null],
    ['8 spaces', ' '.repeat(8), null],
  ])('%s', (_, password, problem) => {
    expect(findPasswordProblem(password)).toBe(problem);
  });
});

describe('strength meter', () => {
  test.each([
    ['', 0, 'weak'],
    ['a', 1, 'weak'],
    ['aaaaaaaa', 2, 'weak'],
    ['aA1!', 4, 'strong'],
    ['aaaaaaa1', 3, 'medium'],
    ['aaaaaaA1', 4, 'strong'],
    ['aaaaaA1!', 5, 'strong'],
    ['AAAAAAA!', 3, 'medium'],
    ['12345678', 2, 'weak'],
    ['1234567 ', 3, 'medium'],
    ['aA1', 3, 'medium'],
  ] as const)('gives %j %i points: %s', (password, points, strength) => {
    expect(calculatePasswordPoints(password)).toBe(points);
    expect(getPasswordStrength(password)).toBe(strength);
  });
});
