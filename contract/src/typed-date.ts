import { toPlainDigits } from './typed-digits.ts';

/** Parses typed dates such as 2026-12-01, 2026/12/1, 12月1日, 明天, Dec 1, 1 December, or Tue, Dec 1. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const WORDS: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  今天: 0,
  明天: 1,
  后天: 2,
  大后天: 3,
};

const toDate = (year: number, month: number, day: number): Temporal.PlainDate | null => {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return null;
  }
};

/** Returns the next occurrence of a day without a year. */
const findNextOccurrence = (
  today: Temporal.PlainDate,
  month: number,
  day: number,
): Temporal.PlainDate | null => {
  const thisYear = toDate(today.year, month, day);
  if (thisYear && Temporal.PlainDate.compare(thisYear, today) >= 0) return thisYear;
  return toDate(today.year + 1, month, day) ?? thisYear;
};

const parseMonthName = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const fromParts = (
  today: Temporal.PlainDate,
  year: string | undefined,
  month: number,
  day: string | undefined,
): Temporal.PlainDate | null => {
  if (month < 1 || day === undefined) return null;
  return year === undefined
    ? findNextOccurrence(today, month, Number(day))
    : toDate(Number(year), month, Number(day));
};

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * Splits off a weekday: 'sun, may 3' → 7, 'may 3'; '5月3日 周日' → 7, '5月3日'. Monday is 1; 0 means that there
 * is no weekday.
 */
const splitWeekday = (typed: string): [weekday: number, rest: string] => {
  const [, name, after] = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? (.+)$/i.exec(typed) ?? [];
  if (name && after) return [WEEKDAYS.indexOf(name.toLowerCase()) + 1, after];
  const [, before, sign] = /^(.+?) ?(?:周|星期)([一二三四五六日天])$/.exec(typed) ?? [];
  if (before && sign) return [Math.min('一二三四五六日天'.indexOf(sign) + 1, 7), before];
  return [0, typed];
};

const parseDay = (typed: string, today: Temporal.PlainDate): Temporal.PlainDate | null => {
  const days = WORDS[typed.toLowerCase()];
  if (days !== undefined) return today.add({ days });
  const numeric =
    /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})[日.]?$/.exec(typed) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(typed);
  if (numeric) return fromParts(today, numeric[1], Number(numeric[2]), numeric[3]);
  const chinese = /^(\d{1,2})月(\d{1,2})[日号]?$/.exec(typed);
  if (chinese) return fromParts(today, undefined, Number(chinese[1]), chinese[2]);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(typed);
  if (monthFirst) {
    const [, month = '', day, year] = monthFirst;
    return fromParts(today, year, parseMonthName(month), day);
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}))?$/i.exec(typed);
  if (!dayFirst) return null;
  const [, day, month = '', year] = dayFirst;
  return fromParts(today, year, parseMonthName(month), day);
};

/**
 * Parses a typed day to '2026-12-01'; null if it is invalid. Rejects ambiguous days such as 3/4, and days
 * with the wrong weekday.
 */
export const parseTypedDate = (text: string, today: Temporal.PlainDate): string | null => {
  const plain = toPlainDigits(text)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/ *\((.+)\)\s*$/, ' $1')
    .replace(/\s+/g, ' ');
  const [weekday, typed] = splitWeekday(plain.trim());
  const day = parseDay(typed, today);
  return day && (weekday === 0 || day.dayOfWeek === weekday) ? day.toString() : null;
};
