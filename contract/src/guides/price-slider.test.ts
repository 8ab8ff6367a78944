import { expect, test } from 'vitest';
import { calculatePriceBounds } from './price-slider.ts';

test('rounds the ends of the slider outward to multiples of 50', () => {
  expect(calculatePriceBounds(110, 451)).toEqual({ min: 100, max: 500 });
  expect(calculatePriceBounds(100, 450)).toEqual({ min: 100, max: 450 });
});

test('never sets the lower end below 50 or the upper end below 200', () => {
  expect(calculatePriceBounds(20, 90)).toEqual({ min: 50, max: 200 });
  expect(calculatePriceBounds(null, null)).toEqual({ min: 50, max: 200 });
});
