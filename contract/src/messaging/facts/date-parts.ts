import { MONTHS } from './calendar.ts';
import { readNumber } from './numbers.ts';

/** A part of the text that names a day, before neighboring parts are joined. */
export interface DateMention {
  readonly start: number;
  readonly end: number;
  readonly days: readonly number[];
  /** The weekday, if the part is only that: 1 is Monday. */
  readonly weekday?: number;
  /** True if the part means a day only together with a date: (金). */
  readonly onlyWithDate?: boolean;
}

const HAN_MONTH = '十[一二]?|[一二三四五六七八九]';
const HAN_DAY = '[二三]?十[一二三四五六七八九]?|廿[一二三四五六七八九]?|[一二三四五六七八九]';
export const MONTH = `(?:1[0-2]|0?[1-9]|${HAN_MONTH})`;
export const DAY = `(?:3[01]|[12]\\d|0?[1-9]|${HAN_DAY})`;
export const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?(?![a-z])';
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
export const ORDINAL = `(?:(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?|${ORDINALS.join('|')}|twenty-(?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|thirty-first)`;

/** Reads a number up to 99, in digits or Chinese characters; 0 if it is none. */
export const readSmall = (text: string): number => readNumber(text.replace('廿', '二十')) ?? 0;

export const readOrdinal = (text: string): number => {
  const figures = Number.parseInt(text, 10);
  if (!Number.isNaN(figures)) return figures;
  if (text === 'thirtieth') return 30;
  if (text === 'thirty-first') return 31;
  const [last = '', tens] = text.split('-').toReversed();
  return ORDINALS.indexOf(last) + 1 + (tens ? 20 : 0);
};

export const readMonthName = (text: string): number => MONTHS.indexOf(text.slice(0, 3)) + 1;

/** Returns a list of the day; empty if there is none. */
export const listDay = (day: number | null): number[] => (day === null ? [] : [day]);

type Groups = Readonly<Record<string, string | undefined>>;

export const getGroups = (match: RegExpExecArray): Groups => match.groups ?? {};
