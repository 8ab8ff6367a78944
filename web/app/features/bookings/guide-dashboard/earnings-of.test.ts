import { expect, test } from 'vitest';
import { earningsOf, extensionEarnings } from './earnings-of.ts';

const tour = {
  totalCents: 100_000,
  depositCents: 30_000,
  extensionCents: 0,
  extensionAsked: null,
};

test('an extension that took effect is in what the tour brings', () => {
  expect(earningsOf(tour).earnedCents).toBe(85_000);
  expect(earningsOf({ ...tour, extensionCents: 10_000 }).earnedCents).toBe(93_500);
});

test('a fee that waits for its answers is not earned yet; what it would bring is said apart', () => {
  const asked = { minutes: 60, feeCents: 10_000, paid: true, scheduledEndTime: '' };
  const waiting = { ...tour, extensionCents: 10_000, extensionAsked: asked };
  expect(earningsOf(waiting)).toEqual(earningsOf(tour));
  expect(extensionEarnings(waiting)).toBe(8_500);
});
