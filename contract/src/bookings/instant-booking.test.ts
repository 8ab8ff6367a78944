import { expect, test } from 'vitest';
import { getMonthStart, isInstantTour, mayBookInstantly } from './instant-booking.ts';

const NOW = Temporal.Instant.from('2026-05-01T00:00:00Z');
const tour = (hoursAhead: number, hours: number) =>
  isInstantTour({ start: NOW.add({ minutes: hoursAhead * 60 }), durationMinutes: hours * 60 }, NOW);

test('a tour can be booked instantly from 48 hours ahead and up to 8 hours long', () => {
  expect([tour(48, 8), tour(47.5, 8), tour(48, 8.5)]).toEqual([true, false, false]);
});

test.each([
  [{ hasCompletedBooking: false, identityVerified: false, hasOpenDispute: false }, false],
  [{ hasCompletedBooking: true, identityVerified: false, hasOpenDispute: false }, true],
  [{ hasCompletedBooking: false, identityVerified: true, hasOpenDispute: false }, true],
  [{ hasCompletedBooking: true, identityVerified: true, hasOpenDispute: true }, false],
])('a traveler with %j can book instantly: %s', (record, expected) => {
  expect(mayBookInstantly(record)).toBe(expected);
});

test('a month begins at midnight in Japan', () => {
  const startAt = (now: string) => getMonthStart(Temporal.Instant.from(now)).toString();
  expect(startAt('2026-05-31T14:59:59Z')).toBe('2026-04-30T15:00:00Z');
  expect(startAt('2026-05-31T15:00:00Z')).toBe('2026-05-31T15:00:00Z');
});
