import { expect, test } from 'vitest';
import type { GuideId } from '../primitives.ts';
import { calculateHalfDayPrice } from './half-day.ts';

const guide = (change = {}) => ({
  id: 3 as GuideId,
  basicPricePerHourCents: 20_000,
  additionalPricePerPersonCents: 3_000,
  minPeople: 1,
  maxPeople: 6,
  minDuration: 2,
  maxDuration: 8,
  ...change,
});

test.each([
  ['two people', 2, {}, { travelers: 2, hours: 4, totalCents: 92_000, hourCents: 23_000 }],
  ['one person', 1, {}, { travelers: 1, hours: 4, totalCents: 80_000, hourCents: 20_000 }],
  [
    'a group smaller than the guide accepts',
    1,
    { minPeople: 3 },
    { travelers: 3, hourCents: 26_000 },
  ],
  ['a group larger than the guide accepts', 9, {}, { travelers: 6, hourCents: 35_000 }],
  ['a guide who offers only whole days', 2, { minDuration: 6 }, { hours: 6, totalCents: 138_000 }],
  [
    'a guide who offers only short tours',
    2,
    { maxDuration: 2.5 },
    { hours: 2.5, totalCents: 57_500 },
  ],
])(
  'shows the half-day price for %s, or the price of the closest offered duration and group size',
  (_, group, limits, price) => {
    expect(calculateHalfDayPrice(guide(limits), group)).toMatchObject(price);
  },
);
