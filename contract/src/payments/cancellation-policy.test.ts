import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numRuns, RUNS_LIMIT } from '../testing-length.ts';
import {
  calculateRefund,
  getRefundPercent,
  listOpenTiers,
  NO_BOUNDS,
  narrowBounds,
  type RefundBounds,
  type RefundCause,
  type RefundFacts,
} from './cancellation-policy.ts';
import { CANCELLATION_POLICY as policy } from './figures.ts';

const start = Temporal.Instant.from('2026-06-20T01:00:00Z');
const longAgo = start.subtract({ hours: 24 * 40 });

const facts = (changes: Partial<RefundFacts> = {}): RefundFacts => ({
  cause: 'traveler',
  acceptedByGuide: true,
  paidAt: longAgo,
  start,
  now: start.subtract({ hours: 120 }),
  bounds: NO_BOUNDS,
  freeUntil: null,
  onlinePaidCents: 30_000,
  ...changes,
});

const percentWith = (notice: Temporal.DurationLike, changes: Partial<RefundFacts> = {}) =>
  getRefundPercent(policy, facts({ now: start.subtract(notice), ...changes }));

test('splits a total of 1,000 with a deposit of 300, five days ahead: refund 210, commission 13.50, guide 76.50', () => {
  expect(calculateRefund(policy, facts())).toEqual({
    refundCents: 21_000,
    commissionCents: 1_350,
    guideCents: 7_650,
  });
});

describe('the refund if the traveler cancels', () => {
  test.each([
    ['168 hours and a second', { hours: 168, seconds: 1 }, 100],
    ['168 hours', { hours: 168 }, 70],
    ['72 hours', { hours: 72 }, 70],
    ['a second less than 72 hours', { hours: 71, minutes: 59, seconds: 59 }, 50],
    ['24 hours', { hours: 24 }, 50],
    ['a second less than 24 hours', { hours: 23, minutes: 59, seconds: 59 }, 0],
    ['no time left', { hours: 0 }, 0],
    ['an hour after the start', { hours: -1 }, 0],
  ])('follows the tier for %s of notice', (_, notice, percent) => {
    expect(percentWith(notice)).toBe(percent);
  });

  test('is full if the guide has not accepted', () => {
    expect(percentWith({ hours: 1 }, { acceptedByGuide: false })).toBe(100);
  });

  const HOUR = 3600;
  test.each([
    ['immediately, if paid 48 hours and a second ahead', 48 * HOUR + 1, 0, 100],
    ['after an hour, if paid 48 hours and a second ahead', 48 * HOUR + 1, HOUR, 100],
    [
      'after an hour and a second, if paid 48 hours and a second ahead',
      48 * HOUR + 1,
      HOUR + 1,
      50,
    ],
    ['immediately, if paid 48 hours ahead', 48 * HOUR, 0, 50],
    ['after an hour, if paid 48 hours and 50 minutes ahead', 48 * HOUR + 3000, HOUR, 100],
    ['after an hour, if paid 60 hours ahead', 60 * HOUR, HOUR, 100],
    ['after an hour and a second, if paid 60 hours ahead', 60 * HOUR, HOUR + 1, 50],
    ['immediately, if paid ten hours ahead', 10 * HOUR, 0, 0],
  ])('%s', (_, secondsAhead, secondsLater, percent) => {
    const paidAt = start.subtract({ seconds: secondsAhead });
    const now = paidAt.add({ seconds: secondsLater });
    expect(getRefundPercent(policy, facts({ paidAt, now }))).toBe(percent);
  });
});

test('the refund is full if anyone else cancels, and zero if the traveler does not show up', () => {
  const late = { now: start.subtract({ hours: 2 }) };
  const percent = (cause: RefundCause) => getRefundPercent(policy, facts({ cause, ...late }));
  for (const cause of [
    'rejected',
    'unanswered',
    'guide',
    'no_show_guide',
    'never_started',
    'suspended_guide',
    'hold_expired',
  ] as const) {
    expect(percent(cause), cause).toBe(100);
  }
  expect(percent('no_show_traveler')).toBe(0);
  expect(percent('suspended_traveler')).toBe(0);
});

test('refunds 85% in a documented emergency; the guide gets 15% without commission', () => {
  expect(calculateRefund(policy, facts({ cause: 'emergency' }))).toEqual({
    refundCents: 25_500,
    commissionCents: 0,
    guideCents: 4_500,
  });
});

test('applies the policy stored with the booking, not the current one', () => {
  const copy = { ...policy, tiers: [{ hours: 48, inclusive: true, refundPercent: 90 }] };
  expect(getRefundPercent(copy, facts({ now: start.subtract({ hours: 48 }) }))).toBe(90);
});

test('returns the last instant of each refund tier, even if the booking is unpaid', () => {
  const getPromisedPercents = (hours: number) =>
    listOpenTiers(policy, start, start.subtract({ hours })).map(
      ({ refundPercent: share, until }) => `${share} until ${until}`,
    );
  const half = '50 until 2026-06-19T01:00:00Z';
  const most = '70 until 2026-06-17T01:00:00Z';
  expect(getPromisedPercents(400)).toEqual(['100 until 2026-06-13T01:00:00Z', most, half]);
  expect(getPromisedPercents(168)).toEqual([most, half]);
  expect(getPromisedPercents(24)).toEqual([half]);
  expect(getPromisedPercents(23)).toEqual([]);
});

test(
  'splits into non-negative parts that add up, the refund rounded up and the commission down',
  RUNS_LIMIT,
  () => {
    const cause = fc.constantFrom<RefundCause>(
      'traveler',
      'guide',
      'no_show_traveler',
      'emergency',
      'suspended_traveler',
    );
    const share = fc.record({
      cause,
      acceptedByGuide: fc.boolean(),
      noticeSeconds: fc.integer({ min: -100_000, max: 800_000 }),
      onlinePaidCents: fc.integer({ min: 0, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(share, ({ noticeSeconds, ...changes }) => {
        const given = facts({ ...changes, now: start.subtract({ seconds: noticeSeconds }) });
        const { refundCents, commissionCents, guideCents } = calculateRefund(policy, given);
        const paid = BigInt(given.onlinePaidCents);
        const percent = BigInt(getRefundPercent(policy, given));
        expect(BigInt(refundCents)).toBe((paid * percent + 99n) / 100n);
        const rate = given.cause === 'emergency' ? 0n : 15n;
        expect(BigInt(commissionCents)).toBe(((paid - BigInt(refundCents)) * rate) / 100n);
        expect(refundCents + commissionCents + guideCents).toBe(given.onlinePaidCents);
        expect(guideCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  },
);

describe('the refund after a change', () => {
  test('follows the new start, up to what the old start refunded if the traveler proposed it', () => {
    const bounds = narrowBounds(NO_BOUNDS, 'traveler', 50);
    expect(percentWith({ hours: 400 }, { bounds })).toBe(50);
    expect(percentWith({ hours: 1 }, { bounds })).toBe(0);
    // Not even the hour after paying refunds more.
    const paidAt = start.subtract({ hours: 400 });
    expect(percentWith({ hours: 400 }, { bounds, paidAt })).toBe(50);
  });

  test('is no lower than what the old start refunded if the guide proposed it', () => {
    const bounds = narrowBounds(NO_BOUNDS, 'guide', 70);
    expect(percentWith({ hours: 400 }, { bounds })).toBe(100);
    expect(percentWith({ hours: 1 }, { bounds })).toBe(70);
    expect(percentWith({ hours: 1 }, { bounds, cause: 'no_show_traveler' })).toBe(0);
  });

  test('is full until 48 hours after a proposal of the guide that the traveler declined', () => {
    const freeUntil = start.subtract({ hours: 2 });
    expect(percentWith({ hours: 2 }, { freeUntil })).toBe(100);
    expect(percentWith({ hours: 1, minutes: 59 }, { freeUntil })).toBe(0);
  });

  test('is neither free nor has a floor from the start on', () => {
    const rules = { bounds: narrowBounds(NO_BOUNDS, 'guide', 70) };
    const freeUntil = start.add({ hours: 2 });
    expect(percentWith({ seconds: 1 }, rules)).toBe(70);
    expect(percentWith({ seconds: 0 }, rules)).toBe(0);
    expect(percentWith({ seconds: 1 }, { freeUntil })).toBe(100);
    expect(percentWith({ seconds: 0 }, { freeUntil })).toBe(0);
  });

  const change = fc.record({
    by: fc.constantFrom('traveler' as const, 'guide' as const),
    oldNotice: fc.integer({ min: 24, max: 400 }),
    newNotice: fc.integer({ min: 24, max: 400 }),
  });

  test('respects the bound of every change, in any order', RUNS_LIMIT, () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (changes, hours) => {
          let bounds: RefundBounds = NO_BOUNDS;
          const limits = changes.map(({ by, oldNotice }) => {
            const percent = percentWith({ hours: oldNotice }, { bounds });
            bounds = narrowBounds(bounds, by, percent);
            return { by, percent };
          });
          expect(bounds.floorPercent).toBeLessThanOrEqual(bounds.capPercent);
          const percent = percentWith({ hours }, { bounds });
          for (const limit of limits) {
            if (limit.by === 'traveler') expect(percent).toBeLessThanOrEqual(limit.percent);
            else expect(percent).toBeGreaterThanOrEqual(limit.percent);
          }
          const proposed = new Set(changes.map(({ by }) => by));
          const free = percentWith({ hours });
          if (!proposed.has('traveler')) expect(percent).toBeGreaterThanOrEqual(free);
          if (!proposed.has('guide')) expect(percent).toBeLessThanOrEqual(free);
        },
      ),
      { numRuns },
    );
  });

  test('is what the listed tiers say, until each of them ends', RUNS_LIMIT, () => {
    const percent = fc.constantFrom(0, 50, 70, 100);
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 1, max: 400 }), (one, other, hours) => {
        const bounds = { floorPercent: Math.min(one, other), capPercent: Math.max(one, other) };
        const now = start.subtract({ hours, seconds: 1 });
        const tiers = listOpenTiers(policy, start, now, bounds);
        const expected = getRefundPercent(policy, facts({ now, bounds }));
        expect(tiers[0]?.refundPercent ?? 0).toBe(expected);
        for (const [place, { until, refundPercent }] of tiers.entries()) {
          const after = until.add({ seconds: 1 });
          const next = tiers[place + 1]?.refundPercent ?? bounds.floorPercent;
          if (Temporal.Instant.compare(after, start) >= 0) continue;
          expect(next).toBeLessThan(refundPercent);
          expect(getRefundPercent(policy, facts({ now: after, bounds }))).toBe(next);
        }
      }),
      { numRuns },
    );
  });
});
