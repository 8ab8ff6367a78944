import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import {
  calculateCancellationEarnings,
  calculateCommissionDue,
  calculateCompletionEarnings,
} from './commission.ts';

test('splits a total of 1,000: deposit 300, commission 150, guide 150 online', () => {
  expect(
    calculateCompletionEarnings({ totalCents: 100_000, extensionCents: 0, onlineCents: 30_000 }),
  ).toEqual({ commissionCents: 15_000, guideCents: 15_000 });
});

test('gives the guide 85% of an extension fee, paid online', () => {
  expect(
    calculateCompletionEarnings({
      totalCents: 100_000,
      extensionCents: 10_000,
      onlineCents: 40_000,
    }),
  ).toEqual({ commissionCents: 16_500, guideCents: 23_500 });
});

test('rounds the commission once, on the sum of total and extensions', () => {
  // 15% of 333 is 49.95, and 15% of 334 is 50.1. If rounded separately, they would add up to 99.
  expect(
    calculateCompletionEarnings({ totalCents: 333, extensionCents: 334, onlineCents: 1_000 })
      .commissionCents,
  ).toBe(100);
});

test('limits the commission to what remains after a refund', () => {
  expect(
    calculateCompletionEarnings({ totalCents: 100_000, extensionCents: 0, onlineCents: 9_000 }),
  ).toEqual({ commissionCents: 9_000, guideCents: 0 });
});

test("charges the policy's 15% commission on money retained after a cancellation", () => {
  expect(calculateCancellationEarnings(9_000, 15)).toEqual({
    commissionCents: 1_350,
    guideCents: 7_650,
  });
});

test('charges commission due on the total minus the retained money, rounded down', () => {
  const getCommissionDue = (totalCents: number, keptCents: number) =>
    calculateCommissionDue({ totalCents, keptCents, percent: 15 });
  expect(getCommissionDue(100_000, 30_000)).toBe(10_500);
  expect(getCommissionDue(100_000, 0)).toBe(15_000);
  expect(getCommissionDue(99, 0)).toBe(14);
  expect(getCommissionDue(20_000, 20_000)).toBe(0);
});

test('splits the online payment for any tour into parts that add up to it', RUNS_LIMIT, () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (totalCents, extensionCents, onlineCents) => {
      const { commissionCents, guideCents } = calculateCompletionEarnings({
        totalCents,
        extensionCents,
        onlineCents,
      });
      expect(commissionCents + guideCents).toBe(onlineCents);
      expect(guideCents).toBeGreaterThanOrEqual(0);
      const exact = ((BigInt(totalCents) + BigInt(extensionCents)) * 15n) / 100n;
      expect(BigInt(commissionCents)).toBe(
        exact < BigInt(onlineCents) ? exact : BigInt(onlineCents),
      );
    }),
    { numRuns },
  );
});
