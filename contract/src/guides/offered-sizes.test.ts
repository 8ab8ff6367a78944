import { expect, test } from 'vitest';
import { listOfferedDurations, listOfferedGroupSizes } from './offered-sizes.ts';

test('lists every half hour from the shortest tour to the longest', () => {
  expect(listOfferedDurations({ minDuration: 2, maxDuration: 3.5 })).toEqual([2, 2.5, 3, 3.5]);
  expect(listOfferedDurations({ minDuration: 4, maxDuration: 4 })).toEqual([4]);
});

test('lists every group size from the smallest to the largest', () => {
  expect(listOfferedGroupSizes({ minPeople: 2, maxPeople: 5 })).toEqual([2, 3, 4, 5]);
});
