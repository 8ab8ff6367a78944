import { listWeekdays } from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';

/** Returns the number of days before this day in its row of a calendar. */
export const countDaysFromWeekStart = (day: Temporal.PlainDate, locale: Locale): number =>
  listWeekdays(locale).indexOf(day.dayOfWeek);

/** A range of days, including both ends. */
export interface Span {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** Returns the days in rows of seven, padded with null at both ends. */
export const splitIntoWeeks = ({ first, last }: Span, locale: Locale): (string | null)[][] => {
  const before = countDaysFromWeekStart(first, locale);
  const days = first.until(last, { largestUnit: 'day' }).days + 1;
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, place) => {
      const at = row * 7 + place - before;
      return at < 0 || at >= days ? null : first.add({ days: at }).toString();
    }),
  );
};

/** Returns all days of a month. */
export const getMonthSpan = (month: Temporal.PlainYearMonth): Span => ({
  first: month.toPlainDate({ day: 1 }),
  last: month.toPlainDate({ day: month.daysInMonth }),
});

/** If fewer rows than this remain in the first month, it is shown together with the next month. */
const FEW_ROWS = 3;

/**
 * Returns the days to show around `day` in a calendar that starts at `from`: the month of `day`. The first
 * month starts with the current week, and includes the next month if little of it is left.
 */
export const getSpanAround = (
  day: Temporal.PlainDate,
  from: Temporal.PlainDate,
  locale: Locale,
): Span => {
  const { first: monthBegins, last: monthEnds } = getMonthSpan(from.toPlainYearMonth());
  const weekBegins = from.subtract({ days: countDaysFromWeekStart(from, locale) });
  const first = Temporal.PlainDate.compare(weekBegins, monthBegins) < 0 ? monthBegins : weekBegins;
  const isShort = splitIntoWeeks({ first, last: monthEnds }, locale).length < FEW_ROWS;
  const last = isShort
    ? getMonthSpan(monthEnds.toPlainYearMonth().add({ months: 1 })).last
    : monthEnds;
  return Temporal.PlainDate.compare(day, last) > 0
    ? getMonthSpan(day.toPlainYearMonth())
    : { first, last };
};

/**
 * Returns the days to show around `day` in a calendar that also has past days: its month. On the last days
 * of a month, the current week and the next month are shown together, so that the weeks ahead are in view.
 */
export const getMonthOrWeeksAhead = (
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
  locale: Locale,
): Span => {
  const ahead = getSpanAround(today, today, locale);
  const isMonthEnd = !ahead.last.toPlainYearMonth().equals(today.toPlainYearMonth());
  const isAhead =
    Temporal.PlainDate.compare(day, ahead.first) >= 0 &&
    Temporal.PlainDate.compare(day, ahead.last) <= 0;
  return isMonthEnd && isAhead ? ahead : getMonthSpan(day.toPlainYearMonth());
};
