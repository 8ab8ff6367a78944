import { expect, test } from 'vitest';
import { calculateDaysAway, getCountdownDays, isStartDay } from './days-away.ts';

const toInstant = (text: string): Temporal.Instant => Temporal.Instant.from(text);
/** 09:00 on June 10 in Tokyo. */
const start = toInstant('2026-06-10T00:00:00Z');

test("counts from the calendar day of the start in the guide's time zone, not the traveler's", () => {
  expect(isStartDay(start, toInstant('2026-06-09T14:59:59Z'), 'Asia/Tokyo')).toBe(false);
  expect(isStartDay(start, toInstant('2026-06-09T15:00:00Z'), 'Asia/Tokyo')).toBe(true);
  expect(isStartDay(start, toInstant('2026-06-10T14:59:59Z'), 'Asia/Tokyo')).toBe(true);
  expect(isStartDay(start, toInstant('2026-06-10T15:00:00Z'), 'Asia/Tokyo')).toBe(false);
});

test('counts calendar days across a DST change', () => {
  const paris = toInstant('2026-03-30T08:00:00Z');
  expect(calculateDaysAway(paris, toInstant('2026-03-28T23:30:00Z'), 'Europe/Paris')).toBe(1);
  expect(calculateDaysAway(paris, toInstant('2026-03-28T22:30:00Z'), 'Europe/Paris')).toBe(2);
});

test('counts down from seven days before the start', () => {
  expect(getCountdownDays(start, toInstant('2026-06-02T14:59:59Z'), 'Asia/Tokyo')).toBeNull();
  expect(getCountdownDays(start, toInstant('2026-06-02T15:00:00Z'), 'Asia/Tokyo')).toBe(7);
  expect(getCountdownDays(start, toInstant('2026-06-09T23:00:00Z'), 'Asia/Tokyo')).toBe(0);
  expect(getCountdownDays(start, start, 'Asia/Tokyo')).toBeNull();
});
