import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatBrieflyInBothZones,
  formatDate,
  formatDay,
  formatDuration,
  formatHourlyChange,
  formatHourlyPrice,
  formatHours,
  formatInBothZones,
  formatInstant,
  formatInstantWithZone,
  formatMoney,
  formatMonthName,
  formatMonths,
  formatOnGuidesClock,
  formatOtherClock,
  formatShortDate,
  formatShortDay,
  formatShortInstant,
  formatShortMonth,
  formatTimeLeft,
  formatTimes,
  formatTimeWithZone,
  formatWorkingHours,
  formatYen,
  formatZone,
  listWeekdayNames,
} from './format.ts';

describe('money', () => {
  test('uses the code RMB in English and the symbol ¥ in Chinese', () => {
    expect(formatMoney(128_000, 'en')).toBe('RMB 1,280');
    expect(formatMoney(128_000, 'zh-CN')).toBe('¥1,280');
  });

  test('formats an hourly surcharge with its sign', () => {
    expect(formatHourlyChange(4_000, 'en')).toBe('+RMB 40 / hour');
    expect(formatHourlyChange(4_000, 'zh-CN')).toBe('+¥40/小时');
    expect(formatHourlyChange(-2_000, 'en')).toBe('−RMB 20 / hour');
  });

  test('shows fen only if they are not zero', () => {
    expect(formatMoney(1_350, 'en')).toBe('RMB 13.50');
    expect(formatAmount(5_125)).toBe('51.25');
    expect(formatMoney(123_456_705, 'zh-CN')).toBe('¥1,234,567.05');
    expect(formatMoney(-1_350, 'zh-CN')).toBe('−¥13.50');
    expect(formatMoney(-1_350, 'en')).toBe('−RMB 13.50');
    expect(formatMoney(0, 'en')).toBe('RMB 0');
  });

  test('always names the currency of yen amounts', () => {
    expect(formatYen(14_000, 'en')).toBe('JPY 14,000');
    expect(formatYen(14_000, 'zh-CN')).toBe('14,000 日元');
  });

  test('formats an hourly price with its unit', () => {
    expect(formatHourlyPrice(20_000, 'en')).toBe('RMB 200 / hour');
    expect(formatHourlyPrice(20_000, 'zh-CN')).toBe('¥200/小时');
  });
});

describe('days and times', () => {
  test('formats days with weekday and year, and the month as a word in English', () => {
    expect(formatDay('2026-05-03', 'zh-CN')).toBe('2026年5月3日 周日');
    expect(formatDay('2026-12-01', 'zh-CN')).toBe('2026年12月1日 周二');
    expect(formatDay('2026-05-03', 'en')).toBe('Sun, May 3, 2026');
    expect(formatShortDay('2026-05-03', 'en')).toBe('Sun, May 3');
    expect(formatShortDay('2026-05-03', 'zh-CN')).toBe('5月3日 周日');
  });

  test('formats a month as a word in English and as a number in Chinese', () => {
    expect(formatMonthName(4, 'en')).toBe('April');
    expect(formatMonthName(4, 'zh-CN')).toBe('4月');
    const december = Temporal.PlainYearMonth.from('2026-12');
    expect(formatShortMonth(december, 'en')).toBe('Dec');
    expect(formatShortMonth(december, 'zh-CN')).toBe('12月');
    const november = december.subtract({ months: 1 });
    expect(formatMonths(december, december, 'en')).toBe('December 2026');
    expect(formatMonths(november, december, 'en')).toBe('November – December 2026');
    expect(formatMonths(november, december, 'zh-CN')).toBe('2026年11–12月');
    const january = december.add({ months: 1 });
    expect(formatMonths(december, january, 'en')).toBe('December 2026 – January 2027');
    expect(formatMonths(december, january, 'zh-CN')).toBe('2026年12月–2027年1月');
  });

  test('shows a fallback text for a missing or invalid day', () => {
    expect(formatDay(null, 'en')).toBe('Date not available');
    expect(formatDay('2026-02-30', 'en')).toBe('Invalid Date');
    expect(formatInstant('yesterday', 'UTC', 'en')).toBe('Invalid Date');
  });

  test('starts the week on Monday in Chinese and on Sunday in English', () => {
    expect(listWeekdayNames('zh-CN')[0]).toBe('一');
    expect(listWeekdayNames('en')[0]).toBe('Sun');
  });

  test('shows the next day’s date for an end past midnight', () => {
    const [start, end] = ['2026-05-03T13:00:00Z', '2026-05-03T16:00:00Z'];
    expect(formatTimes(start, end, 'Asia/Tokyo', 'en')).toBe('22:00–01:00 +1 day');
    expect(formatTimes(start, end, 'Asia/Tokyo', 'zh-CN')).toBe('22:00–次日 01:00');
    expect(formatTimes(start, end, 'Asia/Shanghai', 'en')).toBe('21:00–00:00 +1 day');
    expect(formatTimes(start, end, 'UTC', 'zh-CN')).toBe('13:00–16:00');
  });

  test('formats an instant in a time zone', () => {
    expect(formatInstant('2026-05-02T16:30:00Z', 'Asia/Tokyo', 'en')).toBe(
      'Sun, May 3, 2026, 01:30',
    );
  });

  test('omits the year in narrow layouts', () => {
    const at = '2026-05-02T16:30:00Z';
    expect(formatShortInstant(at, 'Asia/Tokyo', 'en')).toBe('Sun, May 3, 01:30');
    expect(formatShortInstant(at, 'Asia/Tokyo', 'zh-CN')).toBe('5月3日 周日 01:30');
  });

  test('shows the time zone, except for a missing instant', () => {
    const at = '2026-05-03T00:30:00Z';
    expect(formatInstantWithZone(at, 'Asia/Tokyo', 'en')).toBe(
      'Sun, May 3, 2026, 09:30 (Japan time)',
    );
    expect(formatInstantWithZone(at, 'UTC', 'zh-CN')).toBe('2026年5月3日 周日 00:30（协调世界时）');
    expect(formatTimeWithZone(at, 'Asia/Tokyo', 'en')).toBe('09:30 (Japan time)');
    expect(formatTimeWithZone(at, 'Asia/Shanghai', 'zh-CN')).toBe('08:30（北京时间）');
    expect(formatInstantWithZone(null, 'Asia/Tokyo', 'en')).toBe('Date not available');
  });

  test('shows the year in short dates only if it is not the current year', () => {
    const at = '2026-12-31T15:30:00Z';
    const now = Temporal.Instant.from('2026-11-25T00:00:00Z');
    const near = (first: string, other: string, locale: 'en' | 'zh-CN') =>
      formatBrieflyInBothZones(at, now, first, other, locale);
    expect(near('Asia/Shanghai', 'Asia/Shanghai', 'en')).toBe('Thu, Dec 31, 23:30 (Beijing time)');
    expect(near('Asia/Shanghai', 'Asia/Tokyo', 'en')).toBe(
      'Thu, Dec 31, 23:30 Beijing time (Jan 1, 2027, 00:30 in Japan)',
    );
    expect(near('Asia/Tokyo', 'Asia/Shanghai', 'zh-CN')).toBe(
      '2027年1月1日 周五 00:30（日本时间，即北京时间 12月31日 23:30）',
    );
  });

  test('shows the user’s own time next to the guide’s only if they differ', () => {
    const at = '2026-05-03T00:30:00Z';
    expect(formatInBothZones(at, 'Asia/Tokyo', 'Asia/Tokyo', 'en')).toBe(
      'Sun, May 3, 2026, 09:30 (Japan time)',
    );
    expect(formatInBothZones(at, 'Asia/Tokyo', 'Asia/Seoul', 'en')).not.toContain('Seoul');
    expect(formatInBothZones(at, 'Asia/Tokyo', 'Asia/Shanghai', 'zh-CN')).toBe(
      '2026年5月3日 周日 09:30（日本时间，即北京时间 08:30）',
    );
    expect(formatInBothZones(at, 'Asia/Tokyo', 'America/New_York', 'en')).toBe(
      'Sun, May 3, 2026, 09:30 Japan time (May 2, 20:30 in New York)',
    );
  });

  test('pages show the guide’s time zone, and the user’s only on another day', () => {
    const on = (at: string, own: string, locale: 'en' | 'zh-CN', options = {}) =>
      formatOnGuidesClock(at, 'Asia/Tokyo', own, locale, options);
    const morning = '2026-05-03T00:30:00Z';
    const midnight = '2026-05-02T15:30:00Z';
    expect(on(morning, 'Asia/Shanghai', 'en')).toBe('Sun, May 3, 2026, 09:30 (Japan time)');
    expect(on(morning, 'Asia/Shanghai', 'zh-CN')).toBe('2026年5月3日 周日 09:30（日本时间）');
    expect(on(morning, 'Asia/Shanghai', 'en', { named: false })).toBe('Sun, May 3, 2026, 09:30');
    expect(on(midnight, 'Asia/Shanghai', 'en', { named: false })).toBe(
      'Sun, May 3, 2026, 00:30 Japan time (May 2, 23:30 in Beijing)',
    );
    expect(on(midnight, 'Asia/Tokyo', 'en')).toBe('Sun, May 3, 2026, 00:30 (Japan time)');
    const now = Temporal.Instant.from('2026-01-01T00:00:00Z');
    expect(on(morning, 'Asia/Tokyo', 'zh-CN', { now, named: false })).toBe('5月3日 周日 09:30');
    expect(on('never', 'Asia/Shanghai', 'en', { named: false })).toBe('Invalid Date');
  });

  test('the user’s time is given as a difference from the guide’s', () => {
    const at = '2026-05-03T00:30:00Z';
    const other = (own: string, locale: 'en' | 'zh-CN') =>
      formatOtherClock(at, 'Asia/Tokyo', own, locale);
    expect(other('Asia/Shanghai', 'en')).toBe('08:30 Beijing time: Japan time minus 1 hour');
    expect(other('Asia/Shanghai', 'zh-CN')).toBe('北京时间 08:30，比日本时间晚 1 小时');
    expect(other('Pacific/Auckland', 'en')).toBe('12:30 Auckland time: Japan time plus 3 hours');
    expect(other('America/New_York', 'en')).toBe(
      'May 2, 20:30 New York time: Japan time minus 13 hours',
    );
  });

  test('omits the difference between two time zones if one of them changes near the tour', () => {
    // New York leaves daylight saving time on November 1, 2026.
    expect(formatOtherClock('2026-10-28T01:00:00Z', 'Asia/Tokyo', 'America/New_York', 'en')).toBe(
      'Oct 27, 21:00 New York time',
    );
    expect(
      formatOtherClock('2026-11-05T01:00:00Z', 'Asia/Tokyo', 'America/New_York', 'zh-CN'),
    ).toBe('纽约时间 11月4日 20:00');
  });

  test('names an unknown time zone after its city', () => {
    expect(formatZone('America/New_York', 'zh-CN')).toBe('纽约时间');
    expect(formatZone('America/New_York', 'en')).toBe('New York time');
    expect(formatZone('America/La_Paz', 'zh-CN')).toBe('La Paz 当地时间');
  });
});

describe('durations', () => {
  test('shows half hours, and uses the singular for one hour', () => {
    expect(formatHours(1, 'en')).toBe('1 hour');
    expect(formatHours(2.5, 'en')).toBe('2.5 hours');
    expect(formatHours(2.5, 'zh-CN')).toBe('2.5 小时');
  });

  test('shows the two largest units of remaining time', () => {
    expect(formatTimeLeft(2 * 86_400 + 4 * 3_600 + 59, 'en')).toBe('2 days 4 hours');
    expect(formatTimeLeft(61 * 60, 'zh-CN')).toBe('1 小时 1 分钟');
    expect(formatTimeLeft(20, 'en')).toBe('1 minute');
  });
});

test.each([
  [60, '1 hour', '1 小时'],
  [150, '2.5 hours', '2.5 小时'],
  [30, '30 minutes', '30 分钟'],
  [15, '15 minutes', '15 分钟'],
  [255, '4 hours 15 minutes', '4 小时 15 分钟'],
])('shows %i minutes as hours if they are a multiple of 30', (minutes, en, zh) => {
  expect(formatDuration(minutes, 'en')).toBe(en);
  expect(formatDuration(minutes, 'zh-CN')).toBe(zh);
});

test('omits the weekday of dates that are not appointments', () => {
  expect(formatDate('2026-05-03', 'en')).toBe('May 3, 2026');
  expect(formatDate('2026-05-03', 'zh-CN')).toBe('2026年5月3日');
  expect(formatShortDate('2026-05-03', 'en')).toBe('May 3');
  expect(formatShortDate('2026-05-03', 'zh-CN')).toBe('5月3日');
  expect(formatDate('soon', 'en')).toBe('Invalid Date');
});

test('shows the end of working hours at midnight as 24:00, and marks times past midnight', () => {
  const night = { startMinute: 1320, endMinute: 1500 };
  expect(formatWorkingHours({ startMinute: 540, endMinute: 1440 }, 'en')).toBe('09:00–24:00');
  expect(formatWorkingHours(night, 'en')).toBe('22:00–01:00 +1 day');
  expect(formatWorkingHours(night, 'zh-CN')).toBe('22:00–次日 01:00');
});
