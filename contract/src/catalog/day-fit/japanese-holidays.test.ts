import { expect, test } from 'vitest';
import { getWeekday, toDayNumber } from '../../zone-clock.ts';
import { isJapaneseHoliday } from './japanese-holidays.ts';
import { toDayText } from './opening.ts';

const FIRST = toDayNumber(Temporal.PlainDate.from('2026-01-01'));

const listYear = (year: number): string[] =>
  Array.from(
    { length: 365 },
    (_, index) => toDayNumber(Temporal.PlainDate.from(`${year}-01-01`)) + index,
  )
    .filter(isJapaneseHoliday)
    .map((day) => toDayText(day).slice(5));

test('the holidays of 2026 include the substitute in May and the day between two in September', () => {
  expect(listYear(2026).join(' ')).toBe(
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  );
});

test('the holidays of 2027 include the substitute for the equinox on a Sunday', () => {
  expect(listYear(2027).join(' ')).toBe(
    '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
  );
});

test('weekdays begin with Monday', () => {
  // January 1, 2026 is a Thursday.
  expect([0, 1, 2, 3, 4].map((days) => getWeekday(FIRST + days))).toEqual([4, 5, 6, 7, 1]);
});
