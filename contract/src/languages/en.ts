/** The languages in which guides' texts and the names of cities and services exist. */
export const TEXT_LANGUAGES = ['en', 'zh'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

interface DateParts {
  /** The month's name, full or short. */
  month: string;
  day: number;
  year: number | null;
  weekday: string | null;
}

/** A time in two zones. `second` is a shortened form of the time in `secondZone`. */
interface TwoTimes {
  first: string;
  firstZone: string;
  second: string;
  secondZone: string;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A time in another zone, and the difference to the first zone. */
interface OtherTime {
  time: string;
  zone: string;
  firstZone: string;
  /** Null if it isn't the same around that time. */
  length: string | null;
  isBehind: boolean;
}

/**
 * All language-dependent properties except the texts, for English. Every other language has the same
 * properties.
 */
export const en = {
  /** The language's name in the language itself. */
  name: 'English',
  /** The language's name in each text language. */
  names: { en: 'English', zh: '英文' },
  /** The Open Graph locale, which requires a country. */
  openGraph: 'en_US',
  /**
   * The text language in which users of this locale see guides' texts and the names of cities and services.
   */
  reads: 'en' as TextLanguage,
  /** True if words and sentences have no spaces between them. */
  unspaced: false,
  /** Separator between the items of a list. */
  comma: ', ',
  familyNameFirst: false,
  /** True if WeChat Pay and Alipay are offered before cards. */
  walletsFirst: false,

  moneySign: 'RMB ',
  yen: (amount: string) => `JPY ${amount}`,
  perHour: (price: string) => `${price} / hour`,
  /** Marks a converted amount as approximate. */
  about: (amount: string) => `about ${amount}`,
  /** The size of a group, and how many of them are children; null if that is unknown. */
  groupSize: (total: number, children: number | null): string => {
    const people = `${total} ${total === 1 ? 'person' : 'people'}`;
    if (children === null) return people;
    return `${people}, ${children} of them ${children === 1 ? 'a child' : 'children'}`;
  },
  /** Returns the word for a unit that follows this number. */
  unit: (name: 'day' | 'hour' | 'minute', count: number): string =>
    count === 1 ? name : `${name}s`,

  /** Weekday names, starting with Monday. */
  weekdays: WEEKDAYS,
  longWeekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** Names at the top of a calendar's columns. */
  calendarWeekdays: WEEKDAYS,
  /** The first column of a calendar: Monday is 1, Sunday 7. */
  firstWeekday: 7,
  /** The first three characters of a name are its short form. */
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
  /** Formats two months of the same year. */
  monthRange: (first: string, last: string, year: number): string => `${first} – ${last} ${year}`,
  /** Separator between months of different years. */
  monthDash: ' – ',
  /** Separator between a date and a time. */
  dateTime: ', ',
  nextDay: (time: string) => `${time} +1 day`,
  previousDay: (time: string) => `${time} −1 day`,
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
  /** Returns the name of a time zone that `zones` does not list, from the English name of its city. */
  otherZone: (city: string) => `${city} time`,
  // 'Japan time' becomes 'in Japan', but UTC is not a place.
  twoTimes: ({ first, firstZone, second, secondZone }: TwoTimes): string =>
    `${first} ${firstZone} (${second} ${secondZone.replace(/^(.*) time$/, 'in $1')})`,
  /** How one time zone differs from another: by how much it is behind or ahead. */
  otherClock: ({ time, zone, firstZone, length, isBehind }: OtherTime): string =>
    `${time} ${zone}${length === null ? '' : `: ${firstZone} ${isBehind ? 'minus' : 'plus'} ${length}`}`,
};

export type Language = typeof en;
