import { expect, test } from 'vitest';
import { listPriceStops } from './price-stops.ts';
import { RATE_BOUNDS } from './rate-bounds.ts';

test('price stops are round numbers from the lowest price to the highest', () => {
  const stops = listPriceStops();
  const { min, max } = RATE_BOUNDS.basicPriceRmb;
  expect([stops[0], stops.at(-1)]).toEqual([min, max]);
  expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
  expect(stops.every((price) => price % 10 === 0)).toBe(true);
  expect(stops).toContain(200);
  expect(stops.length).toBeLessThan(100);
});
