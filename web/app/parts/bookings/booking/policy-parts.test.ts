import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { expect, test } from 'vitest';
import { getPolicyParts } from './policy-parts.ts';

const start = Temporal.Instant.from('2026-05-10T01:00:00Z');
const parts = (hoursLeft: number) =>
  getPolicyParts(CANCELLATION_POLICY, start, start.subtract({ hours: hoursLeft }));

test('refunds the whole deposit until seven days before a start that is far away', () => {
  const { first, later, grace } = parts(400);
  expect(first?.percent).toBe(100);
  expect(first?.until.toString()).toBe('2026-05-03T01:00:00Z');
  expect(later).toEqual([
    { percent: 70, hours: 72 },
    { percent: 50, hours: 24 },
  ]);
  expect(grace).toBe(true);
});

test('omits expired tiers, but includes the full refund within an hour of payment', () => {
  expect(parts(100).first?.percent).toBe(70);
  expect(parts(100).grace).toBe(true);
  expect(parts(60)).toMatchObject({ later: [], grace: true });
  expect(parts(49).grace).toBe(true);
  expect(parts(48).grace).toBe(false);
});

test('refunds nothing on the last day after the guide has accepted', () => {
  expect(parts(20)).toEqual({ first: null, later: [], lastHours: 24, grace: false });
});
