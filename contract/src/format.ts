import type { Locale } from './primitives.ts';

/**
 * Formats money, dates and times as text. All such formatting is here. Intl is not used, because its output
 * differs between versions of servers and browsers.
 */

const WEEKDAYS = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  'zh-CN': ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
} as const;

const LONG_WEEKDAYS = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'zh-CN': ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
} as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const MISSING = { en: 'Date not available', 'zh-CN': '日期待定' } as const;
const INVALID = { en: 'Invalid Date', 'zh-CN': '日期无效' } as const;

/** 1234567.5 → '1,234,567.5'. */
const withThousands = (value: number, decimals: number): string => {
  const [whole = '0', rest] = Math.abs(value).toFixed(decimals).split('.');
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${text}${rest ? `.${rest}` : ''}`;
};

/** A number with at most one half: '2', '2.5'. */
export const formatNumber = (value: number): string =>
  withThousands(value, Number.isInteger(value) ? 0 : 1);

/** Fen as an amount without sign or currency, for texts that name it: '1,280', '13.50'. */
export const formatAmount = (cents: number): string =>
  withThousands(Math.abs(cents) / 100, cents % 100 === 0 ? 0 : 2);

/** Fen as money: 'RMB 1,280', '−RMB 13.50' · '¥1,280', '−¥13.50'. */
export const formatMoney = (cents: number, locale: Locale): string =>
  `${cents < 0 ? '−' : ''}${locale === 'zh-CN' ? '¥' : 'RMB '}${formatAmount(cents)}`;

/** Whole yen, always marked as yen: 'JPY 14,000' · '14,000 日元'. */
export const formatYen = (yen: number, locale: Locale): string =>
  locale === 'zh-CN' ? `${withThousands(yen, 0)} 日元` : `JPY ${withThousands(yen, 0)}`;

/** Fen per hour, for cards: 'RMB 200 / hour' · '¥200/小时'. */
export const formatHourlyPrice = (cents: number, locale: Locale): string =>
  locale === 'zh-CN'
    ? `${formatMoney(cents, locale)}/小时`
    : `${formatMoney(cents, locale)} / hour`;

/** A surcharge per hour in fen: '+RMB 40 / hour', '−RMB 20 / hour' · '+¥40/小时'. */
export const formatHourlyChange = (cents: number, locale: Locale): string =>
  `${cents < 0 ? '−' : '+'}${formatHourlyPrice(Math.abs(cents), locale)}`;

/** A duration in hours: '1 hour', '2.5 hours' · '2.5 小时'. */
export const formatHours = (hours: number, locale: Locale): string => {
  if (locale === 'zh-CN') return `${formatNumber(hours)} 小时`;
  return `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
};

const parsedDay = (day: string): Temporal.PlainDate | null => {
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return null;
  }
};

const parsedInstant = (instant: string): Temporal.Instant | null => {
  try {
    return Temporal.Instant.from(instant);
  } catch {
    return null;
  }
};

const monthOf = (day: Temporal.PlainDate): string => MONTHS[day.month - 1] ?? '';

const dayText = (day: Temporal.PlainDate, locale: Locale): string => {
  const weekday = WEEKDAYS[locale][day.dayOfWeek - 1];
  if (locale === 'zh-CN') return `${day.year}年${day.month}月${day.day}日 ${weekday}`;
  return `${weekday}, ${monthOf(day).slice(0, 3)} ${day.day}, ${day.year}`;
};

/** Templates with a date, without its year. */
const withoutYear = (words: string, locale: Locale): string =>
  locale === 'zh-CN' ? words.replace(/^\d+年/, '') : words.replace(/, \d{4}(?=,|$)/, '');

/**
 * A calendar day ('2026-05-03'): 'Sun, May 3, 2026' · '2026年5月3日 周日'. Missing: 'Date not available';
 * invalid: 'Invalid Date'.
 */
export const formatDay = (day: string | null | undefined, locale: Locale): string => {
  if (!day) return MISSING[locale];
  const parsed = parsedDay(day);
  return parsed ? dayText(parsed, locale) : INVALID[locale];
};

/** A date that is not an appointment: 'May 3, 2026' · '2026年5月3日'. */
export const formatDate = (day: string, locale: Locale): string => {
  const parsed = parsedDay(day);
  if (!parsed) return INVALID[locale];
  return locale === 'zh-CN'
    ? `${parsed.year}年${parsed.month}月${parsed.day}日`
    : `${monthOf(parsed)} ${parsed.day}, ${parsed.year}`;
};

/** Like the above, without the year: 'May 3' · '5月3日'. */
export const formatShortDate = (day: string, locale: Locale): string =>
  withoutYear(formatDate(day, locale), locale);

/** A day without its year, for narrow layouts: 'Sun, May 3' · '5月3日 周日'. */
export const formatShortDay = (day: string | null | undefined, locale: Locale): string =>
  withoutYear(formatDay(day, locale), locale);

/** A day for screen readers: 'Sunday, May 3, 2026' · '2026年5月3日 星期日'. */
export const formatSpokenDay = (day: string, locale: Locale): string => {
  const parsed = parsedDay(day);
  if (!parsed) return INVALID[locale];
  const weekday = LONG_WEEKDAYS[locale][parsed.dayOfWeek - 1];
  if (locale === 'zh-CN') return `${parsed.year}年${parsed.month}月${parsed.day}日 ${weekday}`;
  return `${weekday}, ${monthOf(parsed)} ${parsed.day}, ${parsed.year}`;
};

/** The heading of a calendar month: 'May 2026' · '2026年5月'. */
export const formatMonth = (month: Temporal.PlainYearMonth, locale: Locale): string =>
  locale === 'zh-CN'
    ? `${month.year}年${month.month}月`
    : `${MONTHS[month.month - 1]} ${month.year}`;

/** One month or two consecutive ones: 'May – June 2026' · '2026年5–6月'. */
export const formatMonths = (
  first: Temporal.PlainYearMonth,
  last: Temporal.PlainYearMonth,
  locale: Locale,
): string => {
  if (first.equals(last)) return formatMonth(first, locale);
  if (first.year !== last.year)
    return locale === 'zh-CN'
      ? `${formatMonth(first, locale)}–${formatMonth(last, locale)}`
      : `${formatMonth(first, locale)} – ${formatMonth(last, locale)}`;
  return locale === 'zh-CN'
    ? `${first.year}年${first.month}–${last.month}月`
    : `${MONTHS[first.month - 1]} – ${formatMonth(last, locale)}`;
};

/** A month by its number from 1: 'May' · '5月'. */
export const formatMonthName = (month: number, locale: Locale): string =>
  locale === 'zh-CN' ? `${month}月` : (MONTHS[month - 1] ?? '');

/** A month as a label in a chart: 'May' · '5月'. */
export const formatShortMonth = (month: Temporal.PlainYearMonth, locale: Locale): string =>
  formatMonthName(month.month, locale).slice(0, 3);

const WEEKDAY_ORDER: Readonly<Record<Locale, readonly number[]>> = {
  en: [7, 1, 2, 3, 4, 5, 6],
  'zh-CN': [1, 2, 3, 4, 5, 6, 7],
};

/** ISO weekday numbers (Monday is 1) in the locale's order: Monday first in Chinese, Sunday in English. */
export const weekdaysInOrder = (locale: Locale): readonly number[] => WEEKDAY_ORDER[locale];

/** Short names of the weekdays in the locale's order. */
export const weekdayNames = (locale: Locale): string[] =>
  weekdaysInOrder(locale).map((weekday) => {
    const name = WEEKDAYS[locale][weekday - 1] ?? '';
    return locale === 'zh-CN' ? name.slice(1) : name;
  });

/** Minutes after midnight as a time of day: '09:30'; past midnight, 25:00 is '01:00'. */
export const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The end of working hours: midnight is '24:00', later times are '01:00 +1 day' · '次日 01:00'. */
export const formatEndOfHours = (minutes: number, locale: Locale): string => {
  if (minutes === 1440) return '24:00';
  const time = formatMinutes(minutes);
  if (minutes < 1440) return time;
  return locale === 'zh-CN' ? `次日 ${time}` : `${time} +1 day`;
};

/** Working hours in the guide's time zone: '09:00–18:00' · '22:00–01:00 +1 day'. */
export const formatHoursOfDay = (
  { startMinute, endMinute }: { readonly startMinute: number; readonly endMinute: number },
  locale: Locale,
): string => `${formatMinutes(startMinute)}–${formatEndOfHours(endMinute, locale)}`;

/** The full name of a weekday, Monday 1 to Sunday 7: 'Sunday' · '星期日'. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  LONG_WEEKDAYS[locale][weekday - 1] ?? '';

/** The calendar day of an instant in a time zone: '2026-05-03'. Throws if the instant is invalid. */
export const dayIn = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The time of day of an instant in a time zone: '09:30'. */
export const formatTime = (
  instant: string | null | undefined,
  timeZone: string,
  locale: Locale,
): string => {
  if (!instant) return MISSING[locale];
  const at = parsedInstant(instant)?.toZonedDateTimeISO(timeZone);
  return at ? formatMinutes(at.hour * 60 + at.minute) : INVALID[locale];
};

/**
 * A time range in a time zone; an end past midnight is marked (`docs/product/time.md, "Dates in words"`):
 * '22:00–01:00 +1 day' · '22:00–次日 01:00'.
 */
export const formatTimes = (
  start: string,
  end: string,
  timeZone: string,
  locale: Locale,
): string => {
  const [from, to] = [start, end].map((instant) => formatTime(instant, timeZone, locale));
  if (dayIn(start, timeZone) === dayIn(end, timeZone)) return `${from}–${to}`;
  return locale === 'zh-CN' ? `${from}–次日 ${to}` : `${from}–${to} +1 day`;
};

/** Day and time of an instant in a time zone: 'Sun, May 3, 2026, 09:30' · '2026年5月3日 周日 09:30'. */
export const formatInstant = (
  instant: string | null | undefined,
  timeZone: string,
  locale: Locale,
): string => {
  if (!instant) return MISSING[locale];
  const at = parsedInstant(instant)?.toZonedDateTimeISO(timeZone);
  if (!at) return INVALID[locale];
  const time = formatMinutes(at.hour * 60 + at.minute);
  return `${dayText(at.toPlainDate(), locale)}${locale === 'zh-CN' ? ' ' : ', '}${time}`;
};

/** Like the above, without the year, for narrow layouts: 'Sun, May 3, 09:30' · '5月3日 周日 09:30'. */
export const formatShortInstant = (instant: string, timeZone: string, locale: Locale): string =>
  withoutYear(formatInstant(instant, timeZone, locale), locale);

const ZONES: Readonly<Record<string, Record<Locale, string>>> = {
  'Asia/Tokyo': { en: 'Tokyo time', 'zh-CN': '东京时间' },
  'Asia/Shanghai': { en: 'Beijing time', 'zh-CN': '北京时间' },
  'Asia/Hong_Kong': { en: 'Hong Kong time', 'zh-CN': '香港时间' },
  'Asia/Taipei': { en: 'Taipei time', 'zh-CN': '台北时间' },
  'Asia/Singapore': { en: 'Singapore time', 'zh-CN': '新加坡时间' },
  'Asia/Seoul': { en: 'Seoul time', 'zh-CN': '首尔时间' },
  UTC: { en: 'UTC', 'zh-CN': '协调世界时' },
};

/** Other cities where many Chinese users live; in English, the zone's own name is enough. */
const CHINESE_PLACES: Readonly<Record<string, string>> = {
  'America/Chicago': '芝加哥',
  'America/Los_Angeles': '洛杉矶',
  'America/New_York': '纽约',
  'America/Toronto': '多伦多',
  'America/Vancouver': '温哥华',
  'Asia/Bangkok': '曼谷',
  'Asia/Dubai': '迪拜',
  'Asia/Ho_Chi_Minh': '胡志明市',
  'Asia/Jakarta': '雅加达',
  'Asia/Kuala_Lumpur': '吉隆坡',
  'Asia/Macau': '澳门',
  'Asia/Manila': '马尼拉',
  'Asia/Urumqi': '乌鲁木齐',
  'Australia/Melbourne': '墨尔本',
  'Australia/Sydney': '悉尼',
  'Europe/Amsterdam': '阿姆斯特丹',
  'Europe/Berlin': '柏林',
  'Europe/London': '伦敦',
  'Europe/Madrid': '马德里',
  'Europe/Paris': '巴黎',
  'Europe/Rome': '罗马',
  'Pacific/Auckland': '奥克兰',
};

/** The name of a time zone: 'Tokyo time' · '东京时间'; for one without a name here, its city. */
export const formatZone = (timeZone: string, locale: Locale): string => {
  const known = ZONES[timeZone];
  if (known) return known[locale];
  const chinese = locale === 'zh-CN' ? CHINESE_PLACES[timeZone] : undefined;
  if (chinese) return `${chinese}时间`;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return locale === 'zh-CN' ? `${place} 当地时间` : `${place} time`;
};

/** Adds the time zone to text. */
const named = (text: string, timeZone: string, locale: Locale): string => {
  const zone = formatZone(timeZone, locale);
  return locale === 'zh-CN' ? `${text}（${zone}）` : `${text} (${zone})`;
};

/**
 * Day and time of an instant with the time zone: 'Sun, May 3, 2026, 09:30 (Tokyo time)' · '2026年5月3日 周日
 * 09:30（东京时间）'.
 */
export const formatOnZoneClock = (
  instant: string | null | undefined,
  timeZone: string,
  locale: Locale,
): string => {
  const text = formatInstant(instant, timeZone, locale);
  return instant ? named(text, timeZone, locale) : text;
};

/** Only the time of an instant, with the time zone: '09:30 (Tokyo time)' · '09:30（东京时间）'. */
export const formatTimeOnClock = (instant: string, timeZone: string, locale: Locale): string =>
  named(formatTime(instant, timeZone, locale), timeZone, locale);

/**
 * The day of an instant in another time zone, as short as possible: without the weekday, and without the
 * parts that are the same.
 */
const otherZoneDay = (
  instant: string,
  firstZone: string,
  otherZone: string,
  locale: Locale,
): string => {
  const [first, other] = [firstZone, otherZone].map((zone) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate(),
  ) as [Temporal.PlainDate, Temporal.PlainDate];
  if (first.equals(other)) return '';
  const sameYear = first.year === other.year;
  if (locale === 'zh-CN')
    return `${sameYear ? '' : `${other.year}年`}${other.month}月${other.day}日 `;
  return `${monthOf(other).slice(0, 3)} ${other.day}${sameYear ? '' : `, ${other.year}`}, `;
};

/**
 * An instant in a second time zone, next to the first one: with its day if that differs. '08:30', 'May 2,
 * 20:30' · '5月2日 20:30'.
 */
export const formatOtherZoneTime = (
  instant: string,
  firstZone: string,
  otherZone: string,
  locale: Locale,
): string =>
  `${otherZoneDay(instant, firstZone, otherZone, locale)}${formatTime(instant, otherZone, locale)}`;

/**
 * An instant in one time zone, followed by the other in parentheses if the two show different times. The time
 * of a tour is in the guide's time zone first, a deadline in the user's (`docs/product/time.md, "Whose
 * clock"`): 'Sun, May 3, 2026, 09:30 Tokyo time (08:30 in Beijing)' · '2026年5月3日 周日 09:30（东京时间，即北京时间 08:30）'.
 */
export const formatInBothZones = (
  instant: string,
  firstZone: string,
  otherZone: string,
  locale: Locale,
): string => {
  const first = formatInstant(instant, firstZone, locale);
  const other = formatInstant(instant, otherZone, locale);
  if (first === other) return named(first, firstZone, locale);
  const beside = formatOtherZoneTime(instant, firstZone, otherZone, locale);
  const [here = '', there = ''] = [firstZone, otherZone].map((zone) => formatZone(zone, locale));
  if (locale === 'zh-CN') return `${first}（${here}，即${there} ${beside}）`;
  // 'Tokyo time' becomes 'in Tokyo', but UTC is not a place.
  return `${first} ${here} (${beside} ${there.replace(/^(.*) time$/, 'in $1')})`;
};

/**
 * Like formatInBothZones, for short text: with the year only if it is not this year. 'Sun, May 3, 09:30
 * Tokyo time (08:30 in Beijing)'.
 */
export const formatNearInBothZones = (
  instant: string,
  now: Temporal.Instant,
  firstZone: string,
  otherZone: string,
  locale: Locale,
): string => {
  const { year } = now.toZonedDateTimeISO(firstZone);
  const words = formatInBothZones(instant, firstZone, otherZone, locale);
  return locale === 'zh-CN'
    ? words.replaceAll(`${year}年`, '')
    : words.replaceAll(`, ${year},`, ',');
};

/** Remaining time in its two largest units: '2 days 4 hours', '35 minutes' · '2 天 4 小时'. */
export const formatTimeLeft = (seconds: number, locale: Locale): string => {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const parts: [number, string, string][] = [
    [Math.floor(minutes / 1440), 'day', '天'],
    [Math.floor(minutes / 60) % 24, 'hour', '小时'],
    [minutes % 60, 'minute', '分钟'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([n]) => n > 0);
  return shown
    .map(([count, en, zh]) =>
      locale === 'zh-CN' ? `${count} ${zh}` : `${count} ${en}${count === 1 ? '' : 's'}`,
    )
    .join(' ');
};

/**
 * A duration in minutes, or in hours if they are whole half hours: '2.5 hours', '15 minutes' · '2.5 小时',
 * '15 分钟'.
 */
export const formatLength = (minutes: number, locale: Locale): string =>
  minutes % 30 === 0 && minutes > 30
    ? formatHours(minutes / 60, locale)
    : formatTimeLeft(minutes * 60, locale);

/** A Japanese postal code: '1234567' → '〒123-4567'. */
export const formatPostalCode = (code: string): string => `〒${code.slice(0, 3)}-${code.slice(3)}`;

/** A meeting point on one line, starting with its postal code unless that belongs to another place. */
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
