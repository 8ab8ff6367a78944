import { expect, test } from 'vitest';
import { mentionsPrivateRide } from './driving-words.ts';
import { NO_PRIVATE_RIDES, PRIVATE_RIDES } from './testing/driving.ts';

test('recognizes rides in a private car in three languages', () => {
  expect(PRIVATE_RIDES.filter((text) => !mentionsPrivateRide(text))).toEqual([]);
  expect(PRIVATE_RIDES.length).toBeGreaterThanOrEqual(60);
});

test('says nothing about taxis, trains, licensed services, and travelers who drive themselves', () => {
  expect(NO_PRIVATE_RIDES.filter(mentionsPrivateRide)).toEqual([]);
  expect(NO_PRIVATE_RIDES.length).toBeGreaterThanOrEqual(60);
});

test.each(['drive ', 'pick you ', '开车接', '车で', 'i have a '])(
  'finds no ride in the longest message that repeats %j, without backtracking for minutes',
  (part) => {
    expect(mentionsPrivateRide(part.repeat(2_000 / part.length))).toBe(false);
  },
);
