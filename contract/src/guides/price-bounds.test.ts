import { expect, test } from 'vitest';
import { priceBounds } from './price-bounds.ts';

test('slider ends are rounded outwards to multiples of 50', () => {
  expect(priceBounds(110, 451)).toEqual({ min: 100, max: 500 });
  expect(priceBounds(100, 450)).toEqual({ min: 100, max: 450 });
});

test('the lower end is at least 50, the upper at least 200', () => {
  expect(priceBounds(20, 90)).toEqual({ min: 50, max: 200 });
  expect(priceBounds(null, null)).toEqual({ min: 50, max: 200 });
});
