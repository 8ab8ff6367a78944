import { findNextDay, getMonth, getYear, toDay } from './calendar.ts';
import { DAY, type DateMention, getGroups, listDay, MONTH, readSmall } from './date-parts.ts';
import type { MessageText } from './message-text.ts';

const BEFORE = '(?<![\\d./:第#a-z-]|[个個一二两三四五六七八九十])';
const NUMERIC = new RegExp(
  `(?<![\\d./-])(?<year>20\\d\\d)(?: ?年 ?(?<month>${MONTH}) ?月 ?(?<day>${DAY}) ?[日号號]?|(?<mark>[-/.])(?<m>1[0-2]|0?[1-9])\\k<mark>(?<d>3[01]|[12]\\d|0?[1-9]))(?!\\d|[-/]\\d)`,
  'g',
);
const HAN_YEAR = new RegExp(
  `二[〇零](?<tens>[一二三四五])(?<ones>[〇零一二三四五六七八九])年(?<month>${MONTH})月(?<day>${DAY})[日号號]?`,
  'g',
);
const MONTH_AND_DAY = new RegExp(
  `${BEFORE}(?:(?<year>今年|明年|后年|来年|再来年)の?)?(?<month>${MONTH}) ?月份?の? ?(?<day>${DAY})(?: ?[日号號](?!间|間|游|遊|目)|(?=$|[ ,.!?;:、。()~/-]|[到至和或与からと周週星礼早上下中晚凌傍]))`,
  'g',
);
const MONTH_WORD = new RegExp(
  `(?<month>下下个?月|下个?月|下個月|这个?月|這個月|本月|今月|来月|再来月)(?:の|的)?(?<day>${DAY})(?:日(?!间|間|游|目)|[号號])`,
  'g',
);
const MONTHS_AHEAD: Readonly<Record<string, number>> = {
  下下个月: 2,
  下下月: 2,
  再来月: 2,
  下个月: 1,
  下月: 1,
  下個月: 1,
  来月: 1,
};
const SLASH = /(?<![\d./-])(?<a>\d{1,2})\/(?<b>\d{1,2})(?:\/(?<year>20\d\d))?(?![\d/]|\.\d)/g;
const NOT_A_SLASH_DATE =
  /^ ?(?:的|hours?|of |day|日分|person|人|miles?|km|cups?|price|off|星|分|ページ|pm|am)/;
const DOTTED =
  /(?<![\d./-])(?<month>1[0-2]|0?[1-9])\.(?<day>3[01]|[12]\d|0?[1-9])(?:[号號日]|(?= ?\(?(?:周|星期|週))|(?= ?[-~到至] ?(?:1[0-2]|0?[1-9])\.(?:3[01]|[12]\d|0?[1-9])(?![\d.]|[元円块万]))|(?<=(?<![\d.])(?:1[0-2]|0?[1-9])\.(?:3[01]|[12]\d|0?[1-9]) ?[-~到至] ?(?:1[0-2]|0?[1-9])\.(?:3[01]|[12]\d|0?[1-9]))(?![\d.]|[元円块万小个%]))/g;

/** Finds dates whose month is a number, or next month and the like. */
export const findNumericDates = ({ folded, script }: MessageText, today: number): DateMention[] => {
  const found: DateMention[] = [];
  const add = (match: RegExpExecArray, days: readonly number[]): void => {
    if (days.length > 0)
      found.push({ start: match.index, end: match.index + match[0].length, days });
  };
  for (const match of folded.matchAll(NUMERIC)) {
    const { year, month, day, m, d } = getGroups(match);
    add(
      match,
      listDay(toDay(Number(year), readSmall(month ?? m ?? ''), readSmall(day ?? d ?? ''))),
    );
  }
  for (const match of folded.matchAll(HAN_YEAR)) {
    const { tens = '', ones = '', month = '', day = '' } = getGroups(match);
    const year = 2000 + readSmall(tens) * 10 + readSmall(ones);
    add(match, listDay(toDay(year, readSmall(month), readSmall(day))));
  }
  for (const match of folded.matchAll(MONTH_AND_DAY)) {
    const { year, month = '', day = '' } = getGroups(match);
    const ahead = year ? ['今年', '明年', '后年'].indexOf(year.replace('来', '明')) : -1;
    const [m, d] = [readSmall(month), readSmall(day)];
    add(
      match,
      listDay(
        year
          ? toDay(getYear(today) + (year === '再来年' ? 2 : ahead), m, d)
          : findNextDay(today, m, d),
      ),
    );
  }
  for (const match of folded.matchAll(MONTH_WORD)) {
    const { month = '', day = '' } = getGroups(match);
    const number = getMonth(today) + (MONTHS_AHEAD[month] ?? 0);
    add(match, listDay(toDay(getYear(today), number, readSmall(day))));
  }
  for (const match of folded.matchAll(SLASH)) {
    const { a, b, year } = getGroups(match);
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 8);
    if (
      NOT_A_SLASH_DATE.test(after) ||
      /\d $/.test(folded.slice(Math.max(0, match.index - 2), match.index))
    )
      continue;
    if (match[0] === '24/7') continue;
    const toDays = (month: number, day: number): number[] =>
      listDay(year ? toDay(Number(year), month, day) : findNextDay(today, month, day));
    const monthFirst = toDays(Number(a), Number(b));
    const dayFirst = script === 'latin' || year ? toDays(Number(b), Number(a)) : [];
    add(match, a === b ? monthFirst : [...monthFirst, ...dayFirst]);
  }
  if (script !== 'latin') {
    for (const match of folded.matchAll(DOTTED)) {
      const { month, day } = getGroups(match);
      add(match, listDay(findNextDay(today, Number(month), Number(day))));
    }
  }
  return found;
};
