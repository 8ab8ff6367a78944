import type { Language } from './en.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What English needs besides its texts; each other language has the same properties. */
export const ja: Language = {
  /** In the language itself. */
  name: '日本語',
  /** For readers of other languages. */
  names: { en: 'Japanese', zh: '日文' },
  /** Open Graph locales require a country. */
  openGraph: 'ja_JP',
  /** Which of a guide's texts, and which name of a city or service, its readers see. */
  reads: 'en',
  /** True if words and sentences have no spaces between them. */
  unspaced: true,
  /** Between the items of a list. */
  comma: ', ',
  familyNameFirst: true,
  /** WeChat Pay and Alipay are offered before cards. */
  walletsFirst: false,

  moneySign: 'RMB ',
  yen: (amount) => `JPY ${amount}`,
  perHour: (price) => `${price} / hour`,
  /** The word for a unit after this number. */
  unit: (name, count) => (count === 1 ? name : `${name}s`),

  /** Weekdays start with Monday. */
  weekdays: WEEKDAYS,
  longWeekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** At the top of a calendar's columns. */
  calendarWeekdays: WEEKDAYS,
  /** The first column of a calendar: Monday is 1, Sunday 7. */
  firstWeekday: 7,
  /** The first three characters are the short name. */
  months: [
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
  ],
  noDate: 'Date not available',
  invalidDate: 'Invalid Date',
  date: ({ month, day, year, weekday }) =>
    `${weekday ? `${weekday}, ` : ''}${month} ${day}${year ? `, ${year}` : ''}`,
  month: (month, year) => `${month} ${year}`,
  /** Two months of one year. */
  months2: (first, last, year) => `${first} – ${last} ${year}`,
  /** Between months of different years. */
  monthDash: ' – ',
  /** Between a date and a time. */
  dateTime: ', ',
  nextDay: (time) => `${time} +1 day`,
  inParentheses: (text) => ` (${text})`,

  zones: {
    'Asia/Tokyo': 'Tokyo time',
    'Asia/Shanghai': 'Beijing time',
    'Asia/Hong_Kong': 'Hong Kong time',
    'Asia/Taipei': 'Taipei time',
    'Asia/Singapore': 'Singapore time',
    'Asia/Seoul': 'Seoul time',
    UTC: 'UTC',
  },
  /** For a zone that is not listed, by its city's name in English. */
  otherZone: (city) => `${city} time`,
  // 'Tokyo time' becomes 'in Tokyo', but UTC is not a place.
  twoTimes: ({ first, firstZone, second, secondZone }) =>
    `${first} ${firstZone} (${second} ${secondZone.replace(/^(.*) time$/, 'in $1')})`,
};
