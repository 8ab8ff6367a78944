import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import { EXTENSION_MINUTES } from './figures.ts';
import {
  calculateExtensionFeeCents,
  calculateGroupHourCents,
  calculateTourPrice,
  getHourlyPriceCents,
  toCents,
  toRmb,
} from './price.ts';

const wholeRmb = (max: number) => fc.integer({ min: 0, max }).map((rmb) => rmb * 100);
const tours = fc.record({
  durationMinutes: fc.integer({ min: 1, max: 48 }).map((halves) => halves * 30),
  travelers: fc.integer({ min: 1, max: 50 }),
  hourlyPriceCents: wholeRmb(10_000),
  additionalPriceCents: wholeRmb(1_000),
});

test(
  'computes hours × (hourly price + (travelers − 1) × additional price), to the fen',
  RUNS_LIMIT,
  () => {
    fc.assert(
      fc.property(tours, (tour) => {
        // The oracle avoids fractions: it computes in half hours and compares twice the total.
        const halves = tour.durationMinutes / 30;
        const perHour = tour.hourlyPriceCents + (tour.travelers - 1) * tour.additionalPriceCents;
        const price = calculateTourPrice(tour);
        return (
          price.totalCents * 2 === halves * perHour &&
          price.baseCents + price.extraPeopleCents === price.totalCents
        );
      }),
      { numRuns },
    );
  },
);

test(
  'rounds the deposit of 30% up to a whole RMB, and the deposit and the final payment add up to the total',
  RUNS_LIMIT,
  () => {
    fc.assert(
      fc.property(tours, (tour) => {
        const { totalCents, depositCents, finalPaymentCents } = calculateTourPrice(tour);
        const isEnough = depositCents * 10 >= totalCents * 3;
        // One RMB less would be below 30%.
        const isLeast = (depositCents - 100) * 10 < totalCents * 3;
        const isWhole = depositCents % 100 === 0 || depositCents === totalCents;
        const sums = depositCents + finalPaymentCents === totalCents && finalPaymentCents >= 0;
        return isEnough && isLeast && isWhole && sums;
      }),
      { numRuns },
    );
  },
);

test('matches the worked example: a deposit of 300 for 1,000 RMB, and 301 for 1,001', () => {
  const price = (rmb: number) =>
    calculateTourPrice({
      durationMinutes: 60,
      travelers: 1,
      hourlyPriceCents: rmb * 100,
      additionalPriceCents: 3_000,
    });
  expect(price(1_000)).toMatchObject({ depositCents: 30_000, finalPaymentCents: 70_000 });
  expect(price(1_001)).toMatchObject({ depositCents: 30_100, finalPaymentCents: 70_000 });
});

test('charges 1,170 RMB for three travelers and four and a half hours at 200 + 30', () => {
  expect(
    calculateTourPrice({
      durationMinutes: 270,
      travelers: 3,
      hourlyPriceCents: 20_000,
      additionalPriceCents: 3_000,
    }),
  ).toEqual({
    baseCents: 90_000,
    extraPeopleCents: 27_000,
    totalCents: 117_000,
    depositCents: 35_100,
    finalPaymentCents: 81_900,
  });
});

test('uses the highest price of the chosen services, or the base price if none has one', () => {
  expect(getHourlyPriceCents(20_000, [])).toBe(20_000);
  expect(getHourlyPriceCents(20_000, [null, null])).toBe(20_000);
  expect(getHourlyPriceCents(20_000, [null, 25_000, 30_000])).toBe(30_000);
  expect(getHourlyPriceCents(20_000, [18_000, null])).toBe(18_000);
});

test('charges round(total / duration) × hours for an extension, in RMB', () => {
  expect(calculateExtensionFeeCents(100_000, 180, 60)).toBe(33_300);
  expect(calculateExtensionFeeCents(100_000, 180, 15)).toBe(8_325);
  expect(calculateExtensionFeeCents(100_100, 120, 120)).toBe(100_200);
});

test('charges the extension fee from the specification, to the fen', RUNS_LIMIT, () => {
  fc.assert(
    fc.property(tours, fc.constantFrom(...EXTENSION_MINUTES), (tour, minutes) => {
      const { totalCents } = calculateTourPrice(tour);
      const asSpecified =
        Math.round(totalCents / 100 / (tour.durationMinutes / 60)) * (minutes / 60);
      return (
        toRmb(calculateExtensionFeeCents(totalCents, tour.durationMinutes, minutes)) === asSpecified
      );
    }),
    { numRuns },
  );
});

test('converts fen to RMB and back without loss', RUNS_LIMIT, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      (cents) => toCents(toRmb(cents)) === cents,
    ),
    { numRuns },
  );
});

test('adds the additional price per extra traveler to the hourly price', () => {
  expect(calculateGroupHourCents(28_000, 3_000, 1)).toBe(28_000);
  expect(calculateGroupHourCents(28_000, 3_000, 4)).toBe(37_000);
});
