import {
  formatDate,
  formatDay,
  formatShortDate,
  formatShortDay,
  formatTime,
  getDayInZone,
} from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';

export interface DayNames {
  today: string;
  yesterday: string;
}

const countDaysAgo = (day: string, now: Temporal.Instant, zone: string): number => {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return Temporal.PlainDate.from(day).until(today).days;
};

/** Returns the heading above the messages of a day. */
export const formatDayTitle = (
  day: string,
  now: Temporal.Instant,
  zone: string,
  locale: Locale,
  names: DayNames,
): string => {
  const ago = countDaysAgo(day, now, zone);
  if (ago === 0) return names.today;
  if (ago === 1) return names.yesterday;
  const sameYear = day.slice(0, 4) === getDayInZone(now.toString(), zone).slice(0, 4);
  return sameYear ? formatShortDay(day, locale) : formatDay(day, locale);
};

/** Returns the time label of a conversation: the time if today, otherwise the day. */
export const formatShortTime = (
  at: string,
  now: Temporal.Instant,
  zone: string,
  locale: Locale,
  names: DayNames,
): string => {
  const day = getDayInZone(at, zone);
  const ago = countDaysAgo(day, now, zone);
  if (ago <= 0) return formatTime(at, zone, locale);
  if (ago === 1) return names.yesterday;
  const sameYear = day.slice(0, 4) === getDayInZone(now.toString(), zone).slice(0, 4);
  return sameYear ? formatShortDate(day, locale) : formatDate(day, locale);
};
