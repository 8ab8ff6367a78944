import { expect, test } from 'vitest';
import { earningsOf, extensionEarnings } from './earnings-of.ts';

const tour = {
  totalCents: 100_000,
  depositCents: 30_000,
  finalPaymentCents: 70_000,
  extensionCents: 0,
  extensionAsked: null,
};

test('of 1,000 with a deposit of 300: a fee of 150, 150 online and 700 in cash', () => {
  expect(earningsOf(tour)).toEqual({
    priceCents: 100_000,
    feeCents: 15_000,
    onlineCents: 15_000,
    cashCents: 70_000,
    earnedCents: 85_000,
  });
});

test('an extension of 100 brings 85 more, all of it online', () => {
  const extended = earningsOf({ ...tour, extensionCents: 10_000 });
  expect(extended.onlineCents).toBe(15_000 + 8_500);
  expect(extended.cashCents).toBe(70_000);
});

test('a fee that waits for its answers is not earned yet; what it would bring is said apart', () => {
  const asked = { minutes: 60, feeCents: 10_000, paid: true, scheduledEndTime: '' };
  const waiting = { ...tour, extensionCents: 10_000, extensionAsked: asked };
  expect(earningsOf(waiting)).toEqual(earningsOf(tour));
  expect(extensionEarnings(waiting)).toBe(8_500);
});

test.each([0, 1, 33_333, 99_999])(
  'the parts add up to the price, with %i fen of extension',
  (extensionCents) => {
    const { priceCents, feeCents, onlineCents, cashCents, earnedCents } = earningsOf({
      ...tour,
      extensionCents,
    });
    expect(feeCents + onlineCents + cashCents).toBe(priceCents);
    expect(onlineCents + cashCents).toBe(earnedCents);
  },
);
