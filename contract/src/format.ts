import { LANGUAGES, type Locale } from './locale.ts';

/**
 * Formats money, dates and times. Language-dependent formats are in `languages/`. Intl is not used, because
 * its output differs between server and browser versions.
 */

/** Formats an absolute value with thousands separators: 1234567.5 → '1,234,567.5'. */
const withThousands = (value: number, decimals: number): string => {
  const [whole = '0', rest] = Math.abs(value).toFixed(decimals).split('.');
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${text}${rest ? `.${rest}` : ''}`;
};

/** Formats a multiple of one half: '2', '2.5'. */
export const formatNumber = (value: number): string =>
  withThousands(value, Number.isInteger(value) ? 0 : 1);

/** Formats fen without sign or currency, for texts that contain the currency: '1,280', '13.50'. */
export const formatAmount = (cents: number): string =>
  withThousands(Math.abs(cents) / 100, cents % 100 === 0 ? 0 : 2);

/** Formats fen as money: 'RMB 1,280', '−RMB 13.50' · '¥1,280', '−¥13.50'. */
export const formatMoney = (cents: number, locale: Locale): string =>
  `${cents < 0 ? '−' : ''}${LANGUAGES[locale].moneySign}${formatAmount(cents)}`;

/** Formats whole yen, always with the currency: 'JPY 14,000' · '14,000 日元'. */
export const formatYen = (yen: number, locale: Locale): string =>
  LANGUAGES[locale].yen(withThousands(yen, 0));

/** Formats a price in fen per hour: 'RMB 200 / hour' · '¥200/小时'. */
export const formatHourlyPrice = (cents: number, locale: Locale): string =>
  LANGUAGES[locale].perHour(formatMoney(cents, locale));

/** Formats a surcharge or discount in fen per hour: '+RMB 40 / hour', '−RMB 20 / hour' · '+¥40/小时'. */
export const formatHourlyChange = (cents: number, locale: Locale): string =>
  `${cents < 0 ? '−' : '+'}${formatHourlyPrice(Math.abs(cents), locale)}`;

/** Formats a duration in hours: '1 hour', '2.5 hours' · '2.5 小时'. */
export const formatHours = (hours: number, locale: Locale): string =>
  `${formatNumber(hours)} ${LANGUAGES[locale].unit('hour', hours)}`;

const parseDay = (day: string): Temporal.PlainDate | null => {
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return null;
  }
};

const parseInstant = (instant: string): Temporal.Instant | null => {
  try {
    return Temporal.Instant.from(instant);
  } catch {
    return null;
  }
};

interface ShownParts {
  weekday?: 'weekdays' | 'longWeekdays';
  shortMonth?: boolean;
  withYear?: boolean;
}

const formatDateParts = (
  { year, month, day, dayOfWeek }: Temporal.PlainDate,
  locale: Locale,
  { weekday, shortMonth = false, withYear = true }: ShownParts,
): string => {
  const language = LANGUAGES[locale];
  return language.date({
    month: shortMonth ? formatShortMonthName(month, locale) : formatMonthName(month, locale),
    day,
    year: withYear ? year : null,
    weekday: (weekday && language[weekday][dayOfWeek - 1]) ?? null,
  });
};

const formatPlainDay = (day: Temporal.PlainDate, locale: Locale, withYear = true): string =>
  formatDateParts(day, locale, { weekday: 'weekdays', shortMonth: true, withYear });

const formatDayOrPlaceholder = (
  day: string | null | undefined,
  locale: Locale,
  text: (day: Temporal.PlainDate) => string,
): string => {
  if (!day) return LANGUAGES[locale].noDate;
  const parsed = parseDay(day);
  return parsed ? text(parsed) : LANGUAGES[locale].invalidDate;
};

/**
 * Formats a calendar day ('2026-05-03'): 'Sun, May 3, 2026' · '2026年5月3日 周日'. A missing day is 'Date not
 * available', an invalid one 'Invalid Date'.
 */
export const formatDay = (day: string | null | undefined, locale: Locale): string =>
  formatDayOrPlaceholder(day, locale, (parsed) => formatPlainDay(parsed, locale));

/** Formats a day that is not an appointment: 'May 3, 2026' · '2026年5月3日'. */
export const formatDate = (day: string, locale: Locale): string =>
  formatDayOrPlaceholder(day, locale, (parsed) => formatDateParts(parsed, locale, {}));

/** Formats a day like `formatDate`, without the year: 'May 3' · '5月3日'. */
export const formatShortDate = (day: string, locale: Locale): string =>
  formatDayOrPlaceholder(day, locale, (parsed) =>
    formatDateParts(parsed, locale, { withYear: false }),
  );

/** Formats a day without its year, for narrow layouts: 'Sun, May 3' · '5月3日 周日'. */
export const formatShortDay = (day: string | null | undefined, locale: Locale): string =>
  formatDayOrPlaceholder(day, locale, (parsed) => formatPlainDay(parsed, locale, false));

/** Formats a day for screen readers: 'Sunday, May 3, 2026' · '2026年5月3日 星期日'. */
export const formatSpokenDay = (day: string, locale: Locale): string =>
  formatDayOrPlaceholder(day, locale, (parsed) =>
    formatDateParts(parsed, locale, { weekday: 'longWeekdays' }),
  );

/** Formats a month as a calendar heading: 'May 2026' · '2026年5月'. */
export const formatMonth = ({ year, month }: Temporal.PlainYearMonth, locale: Locale): string =>
  LANGUAGES[locale].month(formatMonthName(month, locale), year);

/** Formats one month or two consecutive months: 'May – June 2026' · '2026年5–6月'. */
export const formatMonths = (
  first: Temporal.PlainYearMonth,
  last: Temporal.PlainYearMonth,
  locale: Locale,
): string => {
  if (first.equals(last)) return formatMonth(first, locale);
  const { monthRange, monthDash } = LANGUAGES[locale];
  if (first.year !== last.year)
    return [first, last].map((month) => formatMonth(month, locale)).join(monthDash);
  const [from = '', to = ''] = [first, last].map(({ month }) => formatMonthName(month, locale));
  return monthRange(from, to, first.year);
};

/** Returns the name of a month by its number from 1: 'May' · '5月'. */
export const formatMonthName = (month: number, locale: Locale): string =>
  LANGUAGES[locale].months[month - 1] ?? '';

const formatShortMonthName = (month: number, locale: Locale): string =>
  formatMonthName(month, locale).slice(0, 3);

/** Formats a month as a chart label: 'May' · '5月'. */
export const formatShortMonth = (month: Temporal.PlainYearMonth, locale: Locale): string =>
  formatShortMonthName(month.month, locale);

/**
 * Returns the ISO weekday numbers (Monday is 1) in the locale's order: Monday first in Chinese, Sunday
 * first in English.
 */
export const listWeekdays = (locale: Locale): number[] =>
  Array.from({ length: 7 }, (_, n) => ((LANGUAGES[locale].firstWeekday - 1 + n) % 7) + 1);

/** Returns the short names of the weekdays in the locale's order. */
export const listWeekdayNames = (locale: Locale): string[] =>
  listWeekdays(locale).map((day) => LANGUAGES[locale].calendarWeekdays[day - 1] ?? '');

/**
 * Formats minutes after midnight as a time of day: '09:30'. Times past the next midnight start again at
 * 00:00.
 */
export const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats the end of working hours: midnight is '24:00', later times are '01:00 +1 day' · '次日 01:00'. */
export const formatEndOfHours = (minutes: number, locale: Locale): string => {
  if (minutes === 1440) return '24:00';
  const time = formatMinutes(minutes);
  if (minutes < 1440) return time;
  return LANGUAGES[locale].nextDay(time);
};

/** Formats working hours in the guide's time zone: '09:00–18:00' · '22:00–01:00 +1 day'. */
export const formatWorkingHours = (
  { startMinute, endMinute }: { readonly startMinute: number; readonly endMinute: number },
  locale: Locale,
): string => `${formatMinutes(startMinute)}–${formatEndOfHours(endMinute, locale)}`;

/** Returns the full name of a weekday, from 1 for Monday to 7 for Sunday: 'Sunday' · '星期日'. */
export const getWeekdayName = (weekday: number, locale: Locale): string =>
  LANGUAGES[locale].longWeekdays[weekday - 1] ?? '';

/** Returns the calendar day of an instant in a time zone: '2026-05-03'. Throws if the instant is invalid. */
export const getDayInZone = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Formats the time of day of an instant in a time zone: '09:30'. */
export const formatTime = (
  instant: string | null | undefined,
  timeZone: string,
  locale: Locale,
): string => {
  if (!instant) return LANGUAGES[locale].noDate;
  const at = parseInstant(instant)?.toZonedDateTimeISO(timeZone);
  return at ? formatMinutes(at.hour * 60 + at.minute) : LANGUAGES[locale].invalidDate;
};

/**
 * Formats a time range in a time zone and marks an end past midnight (`docs/product/time.md, "Dates in
 * words"`): '22:00–01:00 +1 day' · '22:00–次日 01:00'.
 */
export const formatTimes = (
  start: string,
  end: string,
  timeZone: string,
  locale: Locale,
): string => {
  const [from, to = ''] = [start, end].map((instant) => formatTime(instant, timeZone, locale));
  const isSameDay = getDayInZone(start, timeZone) === getDayInZone(end, timeZone);
  return `${from}–${isSameDay ? to : LANGUAGES[locale].nextDay(to)}`;
};

const formatDayAndTime = (
  instant: string,
  timeZone: string,
  locale: Locale,
  showsYear: (year: number) => boolean,
): string => {
  const { invalidDate, dateTime } = LANGUAGES[locale];
  const at = parseInstant(instant)?.toZonedDateTimeISO(timeZone);
  if (!at) return invalidDate;
  const day = formatPlainDay(at.toPlainDate(), locale, showsYear(at.year));
  return `${day}${dateTime}${formatMinutes(at.hour * 60 + at.minute)}`;
};

/**
 * Formats the day and time of an instant in a time zone: 'Sun, May 3, 2026, 09:30' · '2026年5月3日 周日 09:30'.
 */
export const formatInstant = (
  instant: string | null | undefined,
  timeZone: string,
  locale: Locale,
): string =>
  instant ? formatDayAndTime(instant, timeZone, locale, () => true) : LANGUAGES[locale].noDate;

/**
 * Formats an instant like `formatInstant`, without the year, for narrow layouts: 'Sun, May 3, 09:30' ·
 * '5月3日 周日 09:30'.
 */
export const formatShortInstant = (instant: string, timeZone: string, locale: Locale): string =>
  formatDayAndTime(instant, timeZone, locale, () => false);

/** The name of a time zone: 'Japan time' · '日本时间'; its city if it has no name. */
export const formatZone = (timeZone: string, locale: Locale): string => {
  const { zones, otherZone } = LANGUAGES[locale];
  return zones[timeZone] ?? otherZone(timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone);
};

/** Appends the name of the time zone to a text. */
const withZone = (text: string, timeZone: string, locale: Locale): string =>
  text + LANGUAGES[locale].inParentheses(formatZone(timeZone, locale));

/**
 * Day and time of an instant with the time zone: 'Sun, May 3, 2026, 09:30 (Japan time)' · '2026年5月3日 周日
 * 09:30（日本时间）'.
 */
export const formatInstantWithZone = (
  instant: string | null | undefined,
  timeZone: string,
  locale: Locale,
): string => {
  const text = formatInstant(instant, timeZone, locale);
  return instant ? withZone(text, timeZone, locale) : text;
};

/** Only the time of an instant, with the time zone: '09:30 (Japan time)' · '09:30（日本时间）'. */
export const formatTimeWithZone = (instant: string, timeZone: string, locale: Locale): string =>
  withZone(formatTime(instant, timeZone, locale), timeZone, locale);

/**
 * Formats an instant in a second time zone as briefly as possible: with the day only if it differs from the
 * first zone's, and with the year only if that differs too.
 */
const formatTimeInOtherZone = (
  instant: string,
  firstZone: string,
  otherZone: string,
  locale: Locale,
  showsYear: (year: number) => boolean,
): string => {
  const [first, other] = [firstZone, otherZone].map((zone) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate(),
  ) as [Temporal.PlainDate, Temporal.PlainDate];
  const time = formatTime(instant, otherZone, locale);
  if (first.equals(other)) return time;
  const withYear = first.year !== other.year && showsYear(other.year);
  const day = formatDateParts(other, locale, { shortMonth: true, withYear });
  return `${day}${LANGUAGES[locale].dateTime}${time}`;
};

/**
 * Formats an instant in a second time zone, for display next to the first, with the day only if it differs:
 * '08:30', 'May 2, 20:30' · '5月2日 20:30'.
 */
export const formatOtherZoneTime = (
  instant: string,
  firstZone: string,
  otherZone: string,
  locale: Locale,
): string => formatTimeInOtherZone(instant, firstZone, otherZone, locale, () => true);

/**
 * An instant in one time zone, followed by the other in parentheses if the two show different times. Tour
 * times show the guide's time zone first, deadlines the user's (`docs/product/time.md, "Whose
 * clock"`): 'Sun, May 3, 2026, 09:30 Japan time (08:30 in Beijing)' · '2026年5月3日 周日 09:30（日本时间，即北京时间 08:30）'.
 */
export const formatInBothZones = (
  instant: string,
  firstZone: string,
  otherZone: string,
  locale: Locale,
  showsYear: (year: number) => boolean = () => true,
): string => {
  const first = formatDayAndTime(instant, firstZone, locale, showsYear);
  if (first === formatDayAndTime(instant, otherZone, locale, showsYear))
    return withZone(first, firstZone, locale);
  return LANGUAGES[locale].twoTimes({
    first,
    firstZone: formatZone(firstZone, locale),
    second: formatTimeInOtherZone(instant, firstZone, otherZone, locale, showsYear),
    secondZone: formatZone(otherZone, locale),
  });
};

/**
 * Like formatInBothZones, but omits the year if it is the current one, for example 'Sun, May 3, 09:30 Japan
 * time (08:30 in Beijing)'.
 */
export const formatBrieflyInBothZones = (
  instant: string,
  now: Temporal.Instant,
  firstZone: string,
  otherZone: string,
  locale: Locale,
): string => {
  const thisYear = now.toZonedDateTimeISO(firstZone).year;
  return formatInBothZones(instant, firstZone, otherZone, locale, (year) => year !== thisYear);
};

interface ClockOptions {
  /** False where the page or card names the time zone already. */
  named?: boolean;
  /** If given, the current year is omitted. */
  now?: Temporal.Instant;
}

/**
 * An instant in the guide's time zone, which pages use (`docs/product/time.md, "Whose clock"`). The user's time
 * follows only if it is on another day: 'Sun, May 3, 2026, 09:30 (Japan time)' · 'Sun, May 3, 2026, 00:30
 * Japan time (May 2, 23:30 in Beijing)'.
 */
export const formatOnGuidesClock = (
  instant: string,
  guideZone: string,
  userZone: string,
  locale: Locale,
  { named = true, now }: ClockOptions = {},
): string => {
  const thisYear = now?.toZonedDateTimeISO(guideZone).year;
  const showsYear = (year: number) => year !== thisYear;
  if (parseInstant(instant) && getDayInZone(instant, guideZone) !== getDayInZone(instant, userZone))
    return formatInBothZones(instant, guideZone, userZone, locale, showsYear);
  const text = formatDayAndTime(instant, guideZone, locale, showsYear);
  return named ? withZone(text, guideZone, locale) : text;
};

/** A tour's deadlines, which its card shows in the same time zone, are at most a week before it. */
const NEAR_TOUR = { hours: 8 * 24 };

/**
 * How the user's time differs from the guide's: '08:30 Beijing time: Japan time minus 1 hour' · '北京时间 08:30，
 * 比日本时间晚 1 小时'. Omits the difference if the UTC offset of one changes near the tour, because it would be wrong
 * for some of the times that it explains.
 */
export const formatOtherClock = (
  instant: string,
  guideZone: string,
  userZone: string,
  locale: Locale,
): string => {
  const at = Temporal.Instant.from(instant);
  const offsetAt = (when: Temporal.Instant, zone: string) =>
    when.toZonedDateTimeISO(zone).offsetNanoseconds / 60e9;
  const differenceAt = (when: Temporal.Instant) =>
    offsetAt(when, userZone) - offsetAt(when, guideZone);
  const difference = differenceAt(at);
  const isStable = [at.subtract(NEAR_TOUR), at.add(NEAR_TOUR)].every(
    (when) => differenceAt(when) === difference,
  );
  return LANGUAGES[locale].otherClock({
    time: formatOtherZoneTime(instant, guideZone, userZone, locale),
    zone: formatZone(userZone, locale),
    firstZone: formatZone(guideZone, locale),
    length: isStable ? formatDuration(Math.abs(difference), locale) : null,
    isBehind: difference < 0,
  });
};

/** Formats the remaining time in its largest `units`: '2 days 4 hours', '35 minutes' · '2 天 4 小时'. */
export const formatTimeLeft = (seconds: number, locale: Locale, units: 1 | 2 = 2): string => {
  // Less than a minute counts as one: nothing says '0 minutes left'.
  const minutes = Math.max(seconds > 0 ? 1 : 0, Math.floor(seconds / 60));
  const parts: [number, 'day' | 'hour' | 'minute'][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const shown =
    first < 0 ? parts.slice(-1) : parts.slice(first, first + units).filter(([n]) => n > 0);
  return shown.map(([count, unit]) => `${count} ${LANGUAGES[locale].unit(unit, count)}`).join(' ');
};

/**
 * Formats a duration in minutes, or in hours if it is a multiple of half an hour: '2.5 hours', '15 minutes'
 * · '2.5 小时', '15 分钟'.
 */
export const formatDuration = (minutes: number, locale: Locale): string =>
  minutes % 30 === 0 && minutes > 30
    ? formatHours(minutes / 60, locale)
    : formatTimeLeft(minutes * 60, locale);

/** Formats a Japanese postal code: '1234567' → '〒123-4567'. */
export const formatPostalCode = (code: string): string => `〒${code.slice(0, 3)}-${code.slice(3)}`;

/** Formats a meeting point on one line, preceded by its postal code unless that belongs to another place. */
export const formatMeetingPlace = ({
  meetingAddress,
  meetingPostalCode: code,
  addressConfirmed,
}: {
  meetingAddress: string;
  meetingPostalCode: string | null;
  addressConfirmed: boolean;
}): string =>
  code && !addressConfirmed ? `${formatPostalCode(code)} ${meetingAddress}` : meetingAddress;
