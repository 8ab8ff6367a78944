import { expect, test } from 'vitest';
import {
  getMonthOrWeeksAhead,
  getMonthSpan,
  getSpanAround,
  splitIntoWeeks,
} from './calendar-weeks.ts';

const may = Temporal.PlainYearMonth.from('2026-05');

test('starts the week on Monday in Chinese and on Sunday in English', () => {
  // May 1, 2026 is a Friday.
  expect(splitIntoWeeks(getMonthSpan(may), 'zh-CN')[0]?.indexOf('2026-05-01')).toBe(4);
  expect(splitIntoWeeks(getMonthSpan(may), 'en')[0]?.indexOf('2026-05-01')).toBe(5);
});

test('includes every day of the month once, in full rows', () => {
  const weeks = splitIntoWeeks(getMonthSpan(may), 'en');
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

const spanText = (day: string, from: string, locale: 'en' | 'zh-CN' = 'en') => {
  const { first, last } = getSpanAround(
    Temporal.PlainDate.from(day),
    Temporal.PlainDate.from(from),
    locale,
  );
  return `${first} – ${last}`;
};

test('starts the first month with the current week, whose first day depends on the language', () => {
  // May 13, 2026 is a Wednesday.
  expect(spanText('2026-05-13', '2026-05-13')).toBe('2026-05-10 – 2026-05-31');
  expect(spanText('2026-05-13', '2026-05-13', 'zh-CN')).toBe('2026-05-11 – 2026-05-31');
  expect(spanText('2026-05-01', '2026-05-01')).toBe('2026-05-01 – 2026-05-31');
  expect(spanText('2026-06-20', '2026-05-13')).toBe('2026-06-01 – 2026-06-30');
});

test('adds the next month if at most two weeks of the first month are left', () => {
  expect(spanText('2026-11-27', '2026-11-27')).toBe('2026-11-22 – 2026-12-31');
  expect(spanText('2026-12-31', '2026-11-27')).toBe('2026-11-22 – 2026-12-31');
  expect(spanText('2027-01-01', '2026-11-27')).toBe('2027-01-01 – 2027-01-31');
  // November 22, 2026 is a Sunday, which in Chinese is the last day of a week, the first of three rows.
  expect(spanText('2026-11-22', '2026-11-22')).toBe('2026-11-22 – 2026-12-31');
  expect(spanText('2026-11-22', '2026-11-22', 'zh-CN')).toBe('2026-11-16 – 2026-11-30');
});

test('has three to seven rows, with today in the first row', () => {
  const first = Temporal.PlainDate.from('2026-01-01');
  for (let day = first; day.year === 2026; day = day.add({ days: 1 })) {
    for (const locale of ['en', 'zh-CN'] as const) {
      const rows = splitIntoWeeks(getSpanAround(day, day, locale), locale);
      expect(rows[0]).toContain(day.toString());
      expect(rows.length).toBeGreaterThanOrEqual(3);
      expect(rows.length).toBeLessThanOrEqual(7);
    }
  }
});

test.each([
  // On the last days of a month, the weeks ahead are in view.
  ['2026-11-30', '2026-11-30', '2026-11-29 – 2026-12-31'],
  ['2026-12-24', '2026-11-30', '2026-11-29 – 2026-12-31'],
  ['2026-11-28', '2026-11-30', '2026-11-01 – 2026-11-30'],
  ['2027-01-01', '2026-11-30', '2027-01-01 – 2027-01-31'],
  // Earlier in a month, its past days are too.
  ['2026-11-11', '2026-11-11', '2026-11-01 – 2026-11-30'],
])('shows around %s, when today is %s, %s', (day, today, expected) => {
  const { first, last } = getMonthOrWeeksAhead(
    Temporal.PlainDate.from(day),
    Temporal.PlainDate.from(today),
    'en',
  );
  expect(`${first} – ${last}`).toBe(expected);
});
