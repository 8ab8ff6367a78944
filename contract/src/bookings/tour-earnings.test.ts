import { expect, test } from 'vitest';
import { calculateEarningsAtPrice, calculateTourEarnings } from './tour-earnings.ts';

test('deducts the commission from the deposit, and gives the guide the rest and the cash', () => {
  expect(calculateEarningsAtPrice(92_000)).toEqual({
    priceCents: 92_000,
    commissionCents: 13_800,
    guideCents: 13_800,
    cashCents: 64_400,
    earnedCents: 78_200,
  });
});

test('gives the guide 85% of an extension fee, paid online', () => {
  const tour = { totalCents: 100_000, depositCents: 30_000, extensionCents: 0 };
  const { guideCents, cashCents } = calculateTourEarnings({ ...tour, extensionCents: 10_000 });
  expect(guideCents).toBe(calculateTourEarnings(tour).guideCents + 8_500);
  expect(cashCents).toBe(70_000);
});

test.each([0, 1, 33_333, 99_999])(
  'splits the price into parts that add up, with an extension fee of %i fen',
  (extensionCents) => {
    const tour = { totalCents: 100_000, depositCents: 30_000, extensionCents };
    const { priceCents, commissionCents, guideCents, cashCents, earnedCents } =
      calculateTourEarnings(tour);
    expect(commissionCents + guideCents + cashCents).toBe(priceCents);
    expect(guideCents + cashCents).toBe(earnedCents);
  },
);
