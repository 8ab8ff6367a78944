import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import {
  findStatusAfterDecision,
  getMinimumWithdrawalCents,
  listPossibleDecisions,
  maskAccountNumber,
  splitWithdrawal,
} from './withdrawal.ts';

test('uses earnings first, and returns null if the balance is too low', () => {
  const has = { earningsCents: 30_000, refundedCents: 10_000 };
  expect(splitWithdrawal(20_000, has)).toEqual({ earningsCents: 20_000, walletCents: 0 });
  expect(splitWithdrawal(35_000, has)).toEqual({ earningsCents: 30_000, walletCents: 5_000 });
  expect(splitWithdrawal(40_001, has)).toBeNull();
});

test('splits into non-negative parts that add up and do not exceed the balance', RUNS_LIMIT, () => {
  const cents = fc.nat(100_000_000);
  fc.assert(
    fc.property(cents, cents, cents, (amount, earningsCents, refundedCents) => {
      const parts = splitWithdrawal(amount, { earningsCents, refundedCents });
      expect(parts === null).toBe(amount > earningsCents + refundedCents);
      if (!parts) return;
      expect(parts.earningsCents + parts.walletCents).toBe(amount);
      expect(Math.min(parts.earningsCents, parts.walletCents)).toBeGreaterThanOrEqual(0);
      expect(parts.earningsCents).toBeLessThanOrEqual(earningsCents);
      expect(parts.walletCents).toBeLessThanOrEqual(refundedCents);
    }),
    { numRuns },
  );
});

test('requires at least RMB 200, unless the account is being closed', () => {
  expect(getMinimumWithdrawalCents()).toBe(20_000);
  expect(getMinimumWithdrawalCents(true)).toBe(1);
});

test('allows only staff decisions that are valid in the withdrawal’s state', () => {
  expect(listPossibleDecisions('requested')).toEqual(['approve', 'reject']);
  expect(listPossibleDecisions('approved')).toEqual(['reject', 'pay']);
  expect(listPossibleDecisions('paid')).toEqual([]);
  expect(listPossibleDecisions('rejected')).toEqual([]);
  expect(findStatusAfterDecision('requested', 'pay')).toBeNull();
});

test.each([
  ['6222021234567890123', '••••0123'],
  ['kenji.sato@example.com', 'k•••@example.com'],
  ['wxid_k', '••••d_k'],
  ['abc', '••••c'],
])('masks %s as %s', (number, shown) => {
  expect(maskAccountNumber(number)).toBe(shown);
});
