import { expect, test } from 'vitest';
import { weeksOf } from './calendar-weeks.ts';

const may = Temporal.PlainYearMonth.from('2026-05');

test('the week begins on Monday in Chinese and on Sunday in English', () => {
  // May 1, 2026 is a Friday.
  expect(weeksOf(may, 'zh-CN')[0]?.indexOf('2026-05-01')).toBe(4);
  expect(weeksOf(may, 'en')[0]?.indexOf('2026-05-01')).toBe(5);
});

test('every day of the month is there once, in full rows', () => {
  const weeks = weeksOf(may, 'en');
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
