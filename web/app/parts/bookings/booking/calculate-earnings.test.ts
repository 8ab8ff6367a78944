import { expect, test } from 'vitest';
import { calculateEarnings, calculateExtensionEarnings } from './calculate-earnings.ts';

const tour = {
  totalCents: 100_000,
  depositCents: 30_000,
  extensionCents: 0,
  extensionAsked: null,
};

test('includes an extension that took effect', () => {
  expect(calculateEarnings(tour).earnedCents).toBe(85_000);
  expect(calculateEarnings({ ...tour, extensionCents: 10_000 }).earnedCents).toBe(93_500);
});

test('excludes an unanswered extension fee and reports it separately', () => {
  const extension = { minutes: 60, feeCents: 10_000, paid: true, scheduledEndTime: '' };
  const waiting = { ...tour, extensionCents: 10_000, extensionAsked: extension };
  expect(calculateEarnings(waiting)).toEqual(calculateEarnings(tour));
  expect(calculateExtensionEarnings(waiting)).toBe(8_500);
});
