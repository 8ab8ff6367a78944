import type { Locale } from '@tomoguide/contract/primitives';

/** How many days of its row come before a day. Rows begin on Monday in Chinese, on Sunday in English. */
export const placeInWeek = (day: Temporal.PlainDate, locale: Locale): number =>
  locale === 'zh-CN' ? day.dayOfWeek - 1 : day.dayOfWeek % 7;

/**
 * The days of a month in rows of seven, null where a row begins before or ends after it.
 */
export const weeksOf = (month: Temporal.PlainYearMonth, locale: Locale): (string | null)[][] => {
  const first = month.toPlainDate({ day: 1 });
  const cells: (string | null)[] = Array.from({ length: placeInWeek(first, locale) }, () => null);
  for (let day = 1; day <= month.daysInMonth; day += 1) {
    cells.push(first.with({ day }).toString());
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
};
