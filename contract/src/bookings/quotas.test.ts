import { expect, test } from 'vitest';
import { NO_BOUNDS } from '../payments/cancellation-policy.ts';
import { CANCELLATION_POLICY } from '../payments/figures.ts';
import { type CancelledFacts, findNextBookingTime } from './quotas.ts';

const toInstant = (text: string) => Temporal.Instant.from(text);
const NOW = toInstant('2026-05-31T00:00:00Z');

const aCancelledBooking = (day: number, changes: Partial<CancelledFacts> = {}): CancelledFacts => ({
  start: toInstant('2026-07-01T01:00:00Z'),
  paidAt: toInstant('2026-04-20T00:00:00Z'),
  acceptedAt: toInstant('2026-04-20T01:00:00Z'),
  guidePreAccepted: false,
  endedAt: toInstant('2026-05-01T00:00:00Z').add({ hours: 24 * (day - 1) }),
  policy: CANCELLATION_POLICY,
  bounds: NO_BOUNDS,
  ...changes,
});

/** Cancelled three days before its start, with a refund of 70%. */
const late = { start: toInstant('2026-05-08T00:00:00Z') };

test.each<[string, CancelledFacts[], string | null]>([
  [
    'allows bookings after four cancellations in thirty days',
    [2, 3, 4, 5].map((day) => aCancelledBooking(day)),
    null,
  ],
  [
    'rejects bookings after five until the oldest is thirty days old',
    [6, 2, 4, 3, 5].map((day) => aCancelledBooking(day)),
    '2026-06-01T00:00:00Z',
  ],
  [
    'counts the latest five of six',
    [2, 3, 4, 5, 6, 7].map((day) => aCancelledBooking(day)),
    '2026-06-02T00:00:00Z',
  ],
  [
    'does not count one that is thirty days old',
    [1, 2, 3, 4, 5].map((day) => aCancelledBooking(day)),
    null,
  ],
  [
    'does not count one that was not fully refunded',
    [...[2, 3, 4, 6].map((day) => aCancelledBooking(day)), aCancelledBooking(5, late)],
    null,
  ],
  [
    'counts one that the guide had not accepted, however close the start was',
    [
      ...[2, 3, 4, 6].map((day) => aCancelledBooking(day)),
      aCancelledBooking(5, { ...late, acceptedAt: null }),
    ],
    '2026-06-01T00:00:00Z',
  ],
])('%s', (_, facts, until) => {
  expect(findNextBookingTime(facts, NOW)?.toString() ?? null).toBe(until);
});
