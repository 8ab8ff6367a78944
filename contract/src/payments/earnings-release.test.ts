import { expect, test } from 'vitest';
import { addBusinessDays, getEarningsReleaseTime } from './earnings-release.ts';

const goldenWeek = new Set(['2026-04-29', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']);
const isHoliday = (day: string) => goldenWeek.has(day);
const businessDaysAfter = (day: string, count: number) =>
  addBusinessDays(Temporal.PlainDate.from(day), count, isHoliday).toString();

test('skips weekends', () => {
  expect(businessDaysAfter('2026-06-05', 5)).toBe('2026-06-12');
  expect(businessDaysAfter('2026-06-06', 1)).toBe('2026-06-08');
});

test('skips public holidays', () => {
  expect(businessDaysAfter('2026-05-01', 5)).toBe('2026-05-13');
});

test('does not count the day on which the money was earned', () => {
  expect(businessDaysAfter('2026-06-08', 1)).toBe('2026-06-09');
});

test('counts from the calendar day in the guide’s time zone', () => {
  const fridayInUtc = Temporal.Instant.from('2026-06-05T15:30:00Z');
  expect(getEarningsReleaseTime(fridayInUtc, 'Asia/Tokyo', isHoliday).toString()).toBe(
    '2026-06-11T15:30:00Z',
  );
});
