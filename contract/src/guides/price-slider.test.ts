import { expect, test } from 'vitest';
import { priceBounds } from './price-slider.ts';

test('rounds the ends of the slider outward to multiples of 50', () => {
  expect(priceBounds(110, 451)).toEqual({ min: 100, max: 500 });
  expect(priceBounds(100, 450)).toEqual({ min: 100, max: 450 });
});

test('never sets the lower end below 50 or the upper end below 200', () => {
  expect(priceBounds(20, 90)).toEqual({ min: 50, max: 200 });
  expect(priceBounds(null, null)).toEqual({ min: 50, max: 200 });
});
