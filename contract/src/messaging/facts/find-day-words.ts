import { findNextDay } from './calendar.ts';
import { type DateMention, getGroups, listDay } from './date-parts.ts';
import type { MessageText } from './message-text.ts';
import { isSecondOfRange, readNumber } from './numbers.ts';

/** Words for a day, with its distance from today. */
const WORDS = new Map<string, number>([
  ...'今天 今日 今儿 今晚 今早 今夜 今晩 今朝 今晨 本日 きょう today tonight'
    .split(' ')
    .map((word): [string, number] => [word, 0]),
  ...'明天 明日 明儿 明晚 明早 明晨 明晩 明朝 あした あす tomorrow tmr tmrw tomorow tommorow tommorrow'
    .split(' ')
    .map((word): [string, number] => [word, 1]),
  ...'后天 後天 后儿 后日 明後日 あさって'.split(' ').map((word): [string, number] => [word, 2]),
  ...'大后天 大後天 明々後日 しあさって'.split(' ').map((word): [string, number] => [word, 3]),
  ...'昨天 昨日 昨晚 昨夜 昨晩 きのう yesterday'
    .split(' ')
    .map((word): [string, number] => [word, -1]),
  ...'前天 一昨日 おととい'.split(' ').map((word): [string, number] => [word, -2]),
  ['this morning', 0],
  ['this afternoon', 0],
  ['this evening', 0],
  ['the day after tomorrow', 2],
  ['day after tomorrow', 2],
  ['the day before yesterday', -2],
]);
const WORD_PATTERN = new RegExp(
  [...WORDS.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (/[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word))
    .join('|'),
  'g',
);
/** Words that only begin like one for a day. */
const NOT_A_WORD = /^(?:明日香|今日头条|今朝有酒|后天性|前天下|あすか|あした葉)/;

/** Holidays that are always on the same day. */
const HOLIDAYS = new RegExp(
  [
    "(?<xmaseve>平安夜|圣诞前夜|クリスマス・?イ[ブヴ]|christmas eve|x'?mas eve)",
    '(?<xmas>圣诞节当天|圣诞当天|12月25日当天|クリスマス当日|christmas day)',
    "(?<newyear>元旦(?!节?(?:假|期间|前|后|左右))|元日(?!本)|new year'?s day)",
    "(?<eve>大晦日|跨年夜|跨年当晚|new year'?s eve)",
  ].join('|'),
  'g',
);
const HOLIDAY_DAYS: Readonly<Record<string, readonly [month: number, day: number]>> = {
  xmaseve: [12, 24],
  xmas: [12, 25],
  newyear: [1, 1],
  eve: [12, 31],
};

const DAYS_LATER =
  /(?<![\d.,第-])(?:(?<han>\d{1,2}|[一二两三四五六七八九十]{1,3})(?:天(?:之?后|以后|之?後)|日後)|(?<![a-z])in (?<english>\d{1,2}|two|three|four|five|six|seven|ten) days(?! time)?)/g;

/** Finds words like 'tomorrow', holidays, and 'in three days'. */
export const findDayWords = ({ folded }: MessageText, today: number): DateMention[] => {
  const found: DateMention[] = [];
  for (const { 0: text, index } of folded.matchAll(WORD_PATTERN)) {
    const days = WORDS.get(text);
    if (days === undefined || NOT_A_WORD.test(folded.slice(index, index + 4))) continue;
    found.push({ start: index, end: index + text.length, days: [today + days] });
  }
  for (const match of folded.matchAll(HOLIDAYS)) {
    const name = Object.entries(getGroups(match)).find(([, text]) => text !== undefined)?.[0] ?? '';
    const [month = 0, day = 0] = HOLIDAY_DAYS[name] ?? [];
    const days = listDay(findNextDay(today, month, day));
    found.push({ start: match.index, end: match.index + match[0].length, days });
  }
  for (const match of folded.matchAll(DAYS_LATER)) {
    const { han, english } = getGroups(match);
    const days = readNumber(han ?? english ?? '');
    if (days === null || isSecondOfRange(folded, match.index)) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      days: [today + days],
    });
  }
  return found;
};
