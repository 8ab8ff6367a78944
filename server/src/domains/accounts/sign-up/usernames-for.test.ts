import { isReservedUsername, isUsername } from '@tomoguide/contract/accounts/username';
import { expect, test } from 'vitest';
import { suggestUsernames } from './usernames-for.ts';

test.each([
  ['Mei Lin', 'meilin'],
  ['林美', 'linmei'],
  ['王 小雨', 'wangxiaoyu'],
  ['单雄信', 'shanxiongxin'],
  ['吕布', 'lvbu'],
  ['José Núñez', 'josenunez'],
  ['Ｍｅｉ　２', 'mei2'],
  ['さくら', 'traveler'],
  ['Анна', 'traveler'],
  ['🗻🗻🗻', 'traveler'],
  ['Al', 'traveler'],
  ['Admin', 'traveler'],
  ['TG 0042', 'traveler'],
  ['x'.repeat(120), 'x'.repeat(30)],
])('derives a username from the name %s: %s', async (fullName, username) => {
  const [first, ...others] = await suggestUsernames(fullName);
  expect(first).toBe(username);
  expect(new Set(others).size).toBeGreaterThan(4);
  for (const each of others)
    expect([isUsername(each), isReservedUsername(each)]).toEqual([true, false]);
});
