import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test('a rating has the number of reviews and their average stars to one decimal', () => {
  expect(ratingOf([1, 0, 0, 1, 4])).toEqual({ count: 6, stars: 25, mean: 4.2 });
  expect(ratingOf([0, 0, 0, 1, 3])).toEqual({ count: 4, stars: 19, mean: 4.8 });
});

test('a rating without reviews has no average', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ count: 0, stars: 0, mean: null });
});
