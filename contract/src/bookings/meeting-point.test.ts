import { expect, test } from 'vitest';
import { canChangeAddress } from './meeting-point.ts';
import { BOOKING_STATUSES } from './statuses.ts';

const start = Temporal.Instant.from('2026-05-03T01:00:00Z');

test('allows changing the address from payment until the tour starts', () => {
  const now = start.subtract({ hours: 1 });
  const open = BOOKING_STATUSES.filter((status) => canChangeAddress({ status, start }, now));
  expect(open).toEqual(['confirmed', 'upcoming', 'awaiting_start', 'start_confirmed']);
});

test('does not allow changing the address after the scheduled start, even if neither party has confirmed it', () => {
  const canChangeAt = (now: Temporal.Instant) =>
    canChangeAddress({ status: 'awaiting_start', start }, now);
  expect([canChangeAt(start.subtract({ seconds: 1 })), canChangeAt(start)]).toEqual([true, false]);
});
