import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import { DISPUTE_OUTCOMES, splitDisputedMoney } from './dispute-split.ts';

/** A total of 1,000, a deposit of 300, and an extension of 100 that both parties confirmed. */
const MONEY = {
  onlineCents: 40_000,
  totalCents: 100_000,
  extensionCents: 10_000,
  commissionPercent: 15,
};

test.each([
  ['completed', 0, 16_500, 23_500],
  ['completed', 10_000, 16_500, 13_500],
  // Commission is limited to what remains after the refund.
  ['completed', 30_000, 10_000, 0],
  ['completed', 40_000, 0, 0],
  ['cancelled', 0, 6_000, 34_000],
  ['cancelled', 10_000, 4_500, 25_500],
  ['cancelled', 40_000, 0, 0],
] as const)(
  '%s with a refund of %i fen: commission %i, guide %i',
  (outcome, refund, commission, guide) => {
    expect(splitDisputedMoney(outcome, { ...MONEY, refundCents: refund })).toEqual({
      refundCents: refund,
      commissionCents: commission,
      guideCents: guide,
    });
  },
);

test('splits the online payment into non-negative parts that add up to it', RUNS_LIMIT, () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  const money = fc
    .record({
      onlineCents: cents,
      totalCents: cents,
      extensionCents: cents,
      commissionPercent: fc.integer({ min: 0, max: 100 }),
      share: fc.integer({ min: 0, max: 1_000_000 }),
    })
    .map(({ share, ...rest }) => ({
      ...rest,
      refundCents: Math.floor((rest.onlineCents * share) / 1_000_000),
    }));
  fc.assert(
    fc.property(fc.constantFrom(...DISPUTE_OUTCOMES), money, (outcome, given) => {
      const parts = splitDisputedMoney(outcome, given);
      const { refundCents, commissionCents, guideCents } = parts;
      expect(refundCents).toBe(given.refundCents);
      expect(refundCents + commissionCents + guideCents).toBe(given.onlineCents);
      expect(Object.values(parts).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    }),
    { numRuns },
  );
});
