import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import { returnedParts, spentParts } from './wallet.ts';

const cents = fc.nat(10_000_000);
const wallets = fc.record({ refundedCents: cents, goodwillCents: cents });

test('goodwill is spent first, and what comes back in part can be withdrawn again', () => {
  const spent = spentParts(1_000, { refundedCents: 900, goodwillCents: 400 });
  expect(spent).toEqual({ goodwillCents: 400, refundedCents: 600 });
  expect(returnedParts(700, spent)).toEqual({ refundedCents: 600, goodwillCents: 100 });
});

test('the parts sum to the whole, none is negative or more than there was', RUNS_LIMIT, () => {
  fc.assert(
    fc.property(wallets, cents, fc.double({ min: 0, max: 1, noNaN: true }), (has, due, share) => {
      const spent = spentParts(due, has);
      const whole = spent.refundedCents + spent.goodwillCents;
      expect(whole).toBe(Math.min(due, has.refundedCents + has.goodwillCents));
      expect(spent.refundedCents).toBeLessThanOrEqual(has.refundedCents);
      expect(spent.goodwillCents).toBeLessThanOrEqual(has.goodwillCents);
      const amount = Math.floor(whole * share);
      const back = returnedParts(amount, spent);
      expect(back.refundedCents + back.goodwillCents).toBe(amount);
      for (const part of Object.values({ ...spent, ...back }))
        expect(part).toBeGreaterThanOrEqual(0);
      expect(back.refundedCents).toBeLessThanOrEqual(spent.refundedCents);
      expect(back.goodwillCents).toBeLessThanOrEqual(spent.goodwillCents);
      // In two steps as in one.
      const rest = {
        refundedCents: spent.refundedCents - back.refundedCents,
        goodwillCents: spent.goodwillCents - back.goodwillCents,
      };
      expect(returnedParts(whole - amount, rest)).toEqual(rest);
    }),
    { numRuns },
  );
});
