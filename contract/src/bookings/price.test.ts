import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import {
  EXTENSION_MINUTES,
  extensionFeeCents,
  hourlyPriceCents,
  toCents,
  toRmb,
  tourPrice,
} from './price.ts';

const wholeRmb = (max: number) => fc.integer({ min: 0, max }).map((rmb) => rmb * 100);
const tours = fc.record({
  durationMinutes: fc.integer({ min: 1, max: 48 }).map((halves) => halves * 30),
  travelers: fc.integer({ min: 1, max: 50 }),
  hourlyPriceCents: wholeRmb(10_000),
  additionalPriceCents: wholeRmb(1_000),
});

test(
  'total is hours × (hourly price + (travelers − 1) × additional price), to the fen',
  RUNS_LIMIT,
  () => {
    fc.assert(
      fc.property(tours, (tour) => {
        // The oracle counts in whole numbers of half hours, and twice the total.
        const halves = tour.durationMinutes / 30;
        const perHour = tour.hourlyPriceCents + (tour.travelers - 1) * tour.additionalPriceCents;
        const price = tourPrice(tour);
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
  'the deposit is 30 % rounded up to a whole RMB, and with the final payment the total',
  RUNS_LIMIT,
  () => {
    fc.assert(
      fc.property(tours, (tour) => {
        const { totalCents, depositCents, finalPaymentCents } = tourPrice(tour);
        const isEnough = depositCents * 10 >= totalCents * 3;
        // One RMB less would be under 30 %.
        const isLeast = (depositCents - 100) * 10 < totalCents * 3;
        const isWhole = depositCents % 100 === 0 || depositCents === totalCents;
        const sums = depositCents + finalPaymentCents === totalCents && finalPaymentCents >= 0;
        return isEnough && isLeast && isWhole && sums;
      }),
      { numRuns },
    );
  },
);

test('the worked example: 1,000 RMB asks a deposit of 300, 1,001 one of 301', () => {
  const price = (rmb: number) =>
    tourPrice({
      durationMinutes: 60,
      travelers: 1,
      hourlyPriceCents: rmb * 100,
      additionalPriceCents: 3_000,
    });
  expect(price(1_000)).toMatchObject({ depositCents: 30_000, finalPaymentCents: 70_000 });
  expect(price(1_001)).toMatchObject({ depositCents: 30_100, finalPaymentCents: 70_000 });
});

test('three people for four and a half hours at 200 + 30: 1,170 RMB', () => {
  expect(
    tourPrice({
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

test("the highest of the chosen services' own prices counts, the basic price where none is set", () => {
  expect(hourlyPriceCents(20_000, [])).toBe(20_000);
  expect(hourlyPriceCents(20_000, [null, null])).toBe(20_000);
  expect(hourlyPriceCents(20_000, [null, 25_000, 30_000])).toBe(30_000);
  expect(hourlyPriceCents(20_000, [18_000, null])).toBe(18_000);
});

test('an extension costs round(total / duration) × hours, in RMB', () => {
  expect(extensionFeeCents(100_000, 180, 60)).toBe(33_300);
  expect(extensionFeeCents(100_000, 180, 15)).toBe(8_325);
  expect(extensionFeeCents(100_100, 120, 120)).toBe(100_200);
});

test('an extension costs what the specification says, to the fen', RUNS_LIMIT, () => {
  fc.assert(
    fc.property(tours, fc.constantFrom(...EXTENSION_MINUTES), (tour, minutes) => {
      const { totalCents } = tourPrice(tour);
      const asSpecified =
        Math.round(totalCents / 100 / (tour.durationMinutes / 60)) * (minutes / 60);
      return toRmb(extensionFeeCents(totalCents, tour.durationMinutes, minutes)) === asSpecified;
    }),
    { numRuns },
  );
});

test('fen survive the way through an RMB number', RUNS_LIMIT, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      (cents) => toCents(toRmb(cents)) === cents,
    ),
    { numRuns },
  );
});
