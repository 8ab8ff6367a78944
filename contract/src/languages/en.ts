/** The languages of guides' texts and of the names of cities and services. */
export type TextLanguage = 'en' | 'zh';

interface DateParts {
  /** The month's name, full or short. */
  month: string;
  day: number;
  year: number | null;
  weekday: string | null;
}

/** A time in two zones: `first` with its zone, and `second`, which is shorter, with its own. */
interface TwoTimes {
  first: string;
  firstZone: string;
  second: string;
  secondZone: string;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A time in another zone, and the difference to the first zone. */
interface OtherClock {
  time: string;
  zone: string;
  firstZone: string;
  length: string;
  isBehind: boolean;
}

/** The properties of English other than its texts. Every other language has the same ones. */
export const en = {
  /** The language's name in the language itself. */
  name: 'English',
  /** The language's name in each language. */
  names: { en: 'English', zh: '英文' },
  /** Open Graph locales require a country. */
  openGraph: 'en_US',
  /** The language in which its readers see guides' texts and the names of cities and services. */
  reads: 'en' as TextLanguage,
  /** True if words and sentences have no spaces between them. */
  unspaced: false,
  /** Between the items of a list. */
  comma: ', ',
  familyNameFirst: false,
  /** WeChat Pay and Alipay are offered before cards. */
  walletsFirst: false,

  moneySign: 'RMB ',
  yen: (amount: string) => `JPY ${amount}`,
  perHour: (price: string) => `${price} / hour`,
  /** The word for a unit after this number. */
  unit: (name: 'day' | 'hour' | 'minute', count: number): string =>
    count === 1 ? name : `${name}s`,

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
  date: ({ month, day, year, weekday }: DateParts): string =>
    `${weekday ? `${weekday}, ` : ''}${month} ${day}${year ? `, ${year}` : ''}`,
  month: (month: string, year: number): string => `${month} ${year}`,
  /** Two months of one year. */
  monthRange: (first: string, last: string, year: number): string => `${first} – ${last} ${year}`,
  /** Between months of different years. */
  monthDash: ' – ',
  /** Between a date and a time. */
  dateTime: ', ',
  nextDay: (time: string) => `${time} +1 day`,
  inParentheses: (text: string) => ` (${text})`,

  zones: {
    'Asia/Tokyo': 'Japan time',
    'Asia/Shanghai': 'Beijing time',
    'Asia/Hong_Kong': 'Hong Kong time',
    'Asia/Taipei': 'Taipei time',
    'Asia/Singapore': 'Singapore time',
    'Asia/Seoul': 'Seoul time',
    UTC: 'UTC',
  } as Readonly<Record<string, string>>,
  /** For a time zone that is not listed, from the English name of its city. */
  otherZone: (city: string) => `${city} time`,
  // 'Japan time' becomes 'in Japan', but UTC is not a place.
  twoTimes: ({ first, firstZone, second, secondZone }: TwoTimes): string =>
    `${first} ${firstZone} (${second} ${secondZone.replace(/^(.*) time$/, 'in $1')})`,
  /** How one clock is read from another: by how much it is behind or ahead. */
  otherClock: ({ time, zone, firstZone, length, isBehind }: OtherClock): string =>
    `${time} ${zone}: ${firstZone} ${isBehind ? 'minus' : 'plus'} ${length}`,
};

export type Language = typeof en;
