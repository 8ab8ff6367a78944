import { expect, test } from 'vitest';
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts';

test('at least a thousand are known', () => {
  expect(commonPasswordCount).toBeGreaterThanOrEqual(1000);
});

test.each([
  'password',
  'PASSWORD',
  'Password1',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  'qwertyuiop',
  'qwerty123',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou',
  'sunshine',
  'football',
  'abc12345',
  '11111111',
  'aaaaaaaa',
  '5201314520',
  'woaini1314',
  'a123456789',
  '147258369',
  'admin123',
  'welcome1',
])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'tomoguide1',
  'lantern by the river',
  'Kyoto-in-spring-26',
  'correct horse battery staple',
  '东京塔下见老朋友',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
