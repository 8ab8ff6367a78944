import { expect, test } from 'vitest';
import { durationsOffered, groupsOffered } from './offered-sizes.ts';

test('a guide offers every half-hour from the shortest tour to the longest', () => {
  expect(durationsOffered({ minDuration: 2, maxDuration: 3.5 })).toEqual([2, 2.5, 3, 3.5]);
  expect(durationsOffered({ minDuration: 4, maxDuration: 4 })).toEqual([4]);
});

test('a guide takes every group from the smallest to the largest', () => {
  expect(groupsOffered({ minPeople: 2, maxPeople: 5 })).toEqual([2, 3, 4, 5]);
});
