import { expect, test } from 'vitest';
import { getGivenName } from './given-name.ts';

test.each([
  ['Mei Lin', 'Mei'],
  ['Anna  Maria Rossi', 'Anna'],
  [' Mei Lin ', 'Mei'],
  ['Mei\u3000Lin', 'Mei'],
  ['Madonna', 'Madonna'],
  ['王小雨', '王小雨'],
  ['Lin Mei 林美', 'Lin Mei 林美'],
  ['王 小雨', '王 小雨'],
  ['さくら 山', 'さくら 山'],
  ['さくら もも', 'さくら'],
  ['Ōta Kenji', 'Ōta'],
  ['林'.repeat(41), '林'.repeat(40)],
  ['A'.repeat(99), 'A'.repeat(40)],
])('the full name %j results in the nickname %j', (fullName, nickname) => {
  expect(getGivenName(fullName)).toBe(nickname);
});
