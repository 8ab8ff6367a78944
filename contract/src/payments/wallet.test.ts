import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import { MINIMUM_CHARGE_CENTS } from './figures.ts';
import { calculateWalletShare, splitSpending, splitWalletRefund } from './wallet.ts';

const cents = fc.nat(10_000_000);
const wallets = fc.record({ refundedCents: cents, goodwillCents: cents });

test('spends goodwill first, and returns refunds to the withdrawable balance first', () => {
  const spent = splitSpending(1_000, { refundedCents: 900, goodwillCents: 400 });
  expect(spent).toEqual({ goodwillCents: 400, refundedCents: 600 });
  expect(splitWalletRefund(700, spent)).toEqual({ refundedCents: 600, goodwillCents: 100 });
});

test.each([
  // The remaining 1 fen would be below the minimum online payment, so less of the balance is spent.
  { due: 10_000, balance: 9_999, share: 9_500 },
  { due: 10_000, balance: 9_501, share: 9_500 },
  { due: 10_000, balance: 9_500, share: 9_500 },
  { due: 10_000, balance: 9_499, share: 9_499 },
  { due: 10_000, balance: 10_000, share: 10_000 },
  { due: 10_000, balance: 0, share: 0 },
  { due: 400, balance: 399, share: 0 },
])('pays $share of $due fen from a balance of $balance', ({ due, balance, share }) => {
  expect(MINIMUM_CHARGE_CENTS).toBe(500);
  expect(calculateWalletShare(due, balance)).toBe(share);
  expect(splitSpending(due, { refundedCents: 0, goodwillCents: balance }).goodwillCents).toBe(
    share,
  );
});

test('splits into non-negative parts that add up and do not exceed the balance', RUNS_LIMIT, () => {
  fc.assert(
    fc.property(wallets, cents, fc.double({ min: 0, max: 1, noNaN: true }), (has, due, share) => {
      const spent = splitSpending(due, has);
      const whole = spent.refundedCents + spent.goodwillCents;
      expect(whole).toBe(calculateWalletShare(due, has.refundedCents + has.goodwillCents));
      const rest = due - whole;
      if (rest > 0 && whole > 0) expect(rest).toBeGreaterThanOrEqual(MINIMUM_CHARGE_CENTS);
      expect(spent.refundedCents).toBeLessThanOrEqual(has.refundedCents);
      expect(spent.goodwillCents).toBeLessThanOrEqual(has.goodwillCents);
      const amount = Math.floor(whole * share);
      const back = splitWalletRefund(amount, spent);
      expect(back.refundedCents + back.goodwillCents).toBe(amount);
      for (const part of Object.values({ ...spent, ...back }))
        expect(part).toBeGreaterThanOrEqual(0);
      expect(back.refundedCents).toBeLessThanOrEqual(spent.refundedCents);
      expect(back.goodwillCents).toBeLessThanOrEqual(spent.goodwillCents);
      // Refunding in two steps gives the same result as in one.
      const left = {
        refundedCents: spent.refundedCents - back.refundedCents,
        goodwillCents: spent.goodwillCents - back.goodwillCents,
      };
      expect(splitWalletRefund(whole - amount, left)).toEqual(left);
    }),
    { numRuns },
  );
});
