import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatePriceRange, MIN_COMPARED_GUIDES } from './price-range.ts';

const price = fc.integer({ min: 50, max: 5_000 }).map((rmb) => rmb * 100);
const prices = fc.array(price, { minLength: MIN_COMPARED_GUIDES, maxLength: 60 });

test('compares nothing with seven guides', () => {
  fc.assert(
    fc.property(fc.array(price, { maxLength: MIN_COMPARED_GUIDES - 1 }), (few) => {
      expect(calculatePriceRange(few)).toBeNull();
    }),
  );
});

test('is the middle half of the prices, in whole RMB', () => {
  const eight = [100, 150, 200, 251, 300, 350, 400, 900].map((rmb) => rmb * 100);
  expect(calculatePriceRange(eight)).toEqual({ lowCents: 17_500, highCents: 37_500 });
});

test('has at least a quarter of the guides at or below, inside and above it', () => {
  fc.assert(
    fc.property(prices, (all) => {
      const range = calculatePriceRange(all);
      if (!range) throw new Error('there is a range for eight guides');
      const quarter = Math.floor(all.length / 4);
      // Rounding to whole RMB moves an end by at most half an RMB.
      const low = range.lowCents + 50;
      const high = range.highCents - 50;
      expect(all.filter((one) => one <= low).length).toBeGreaterThanOrEqual(quarter);
      expect(all.filter((one) => one >= high).length).toBeGreaterThanOrEqual(quarter);
      expect(range.lowCents).toBeLessThanOrEqual(range.highCents);
    }),
  );
});

test('one guide who changes a price moves each end at most to a price next to it', () => {
  fc.assert(
    fc.property(prices, fc.nat(), price, (all, which, changed) => {
      const before = calculatePriceRange(all);
      const after = calculatePriceRange(all.with(which % all.length, changed));
      if (!before || !after) throw new Error('there is a range for eight guides');
      const sorted = all.toSorted((a, b) => a - b);
      const isNextTo = (quarter: 1 | 3, value: number): boolean => {
        const index = Math.floor((all.length * quarter) / 4) - 1;
        const lowest = sorted[index - 1] ?? 0;
        const highest = sorted[index + 2] ?? Number.POSITIVE_INFINITY;
        return lowest - 100 <= value && value <= highest + 100;
      };
      expect(isNextTo(1, after.lowCents)).toBe(true);
      expect(isNextTo(3, after.highCents)).toBe(true);
    }),
  );
});
