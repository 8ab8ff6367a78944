import {
  dayIn,
  formatDate,
  formatDay,
  formatShortDate,
  formatShortDay,
  formatTime,
} from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';

export interface DayNames {
  today: string;
  yesterday: string;
}

const daysAgo = (day: string, now: Temporal.Instant, zone: string): number => {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return Temporal.PlainDate.from(day).until(today).days;
};

/** Returns the heading above the messages of a day. */
export const dayTitle = (
  day: string,
  now: Temporal.Instant,
  zone: string,
  locale: Locale,
  names: DayNames,
): string => {
  const ago = daysAgo(day, now, zone);
  if (ago === 0) return names.today;
  if (ago === 1) return names.yesterday;
  const sameYear = day.slice(0, 4) === dayIn(now.toString(), zone).slice(0, 4);
  return sameYear ? formatShortDay(day, locale) : formatDay(day, locale);
};

/** Returns the time label of a conversation: the time if today, otherwise the day. */
export const shortTime = (
  at: string,
  now: Temporal.Instant,
  zone: string,
  locale: Locale,
  names: DayNames,
): string => {
  const day = dayIn(at, zone);
  const ago = daysAgo(day, now, zone);
  if (ago <= 0) return formatTime(at, zone, locale);
  if (ago === 1) return names.yesterday;
  const sameYear = day.slice(0, 4) === dayIn(now.toString(), zone).slice(0, 4);
  return sameYear ? formatShortDate(day, locale) : formatDate(day, locale);
};
