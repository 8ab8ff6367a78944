import { expect, test } from 'vitest';
import { calculateRating } from './rating.ts';

test('a rating has the number of reviews and their average stars to one decimal', () => {
  expect(calculateRating([1, 0, 0, 1, 4])).toEqual({ count: 6, stars: 25, mean: 4.2 });
  expect(calculateRating([0, 0, 0, 1, 3])).toEqual({ count: 4, stars: 19, mean: 4.8 });
});

test('a rating without reviews has no average', () => {
  expect(calculateRating([0, 0, 0, 0, 0])).toEqual({ count: 0, stars: 0, mean: null });
});
