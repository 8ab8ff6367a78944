import { findNextDayOfMonth, getMonth, getYear, toDay } from './calendar.ts';
import { DAY, type DateMention, getGroups, ORDINAL, readOrdinal, readSmall } from './date-parts.ts';
import type { MessageText } from './message-text.ts';

const DAY_NUMBER = new RegExp(
  `(?<![\\d./:第#月]|[a-z]-?|[个個一二两三四五六七八九十])(?<=(?<connected>月份? ?${DAY} ?[日号號]?(?: ?\\(.\\) ?)? ?(?:到|至|-|~|から|と|、|,|和|及|或者?|か|・|/) ?|${DAY}[日号號](?:到|至|-|~|から|と|、|,|和|及|或者?|か|・|/))|)(?<day>${DAY}) ?(?:(?<sign>[号號])|日|(?<ahead>(?= ?(?:-|~|到|至) ?${DAY}[号號](?![线線楼馆车门口出站]))))`,
  'g',
);
/** What follows a bare day of the month in Japanese; without it, 3日 can also mean three days. */
const AFTER_BARE_DAY =
  /^(?: ?\([月火水木金土日]\)|(?:に|は|が|も|か(?!け)|から|まで|以降|なら|、|。|[?!]|$|の ?(?:\d|朝|夜|昼|午|夕|晩|早)|[月火水木金土日]曜|でしたら|だと| \d|午前|午後|[(]))/;
/** What follows an ordinal that is a day of the month; 'the 2nd option' is none. */
const AFTER_THE_DAY =
  "(?=$|[,.!?;:)\\n]|'s| ?-| (?:and|or|to|till|until|through|at|in the|is|works?|would|will|was|for|from|instead|if|so|but|we|i|around|after|before|between|morning|afternoon|evening|night|please|as|because|looks|sounds|then|not|\\(|too|also|with|there|it|you|should|could|can|might|may|has|only|by|on)(?![a-z]))";
const THE_DAY = new RegExp(
  `(?<![a-z])(?:(?:the |on )(?<day>(?:3[01]|[12]\\d|[1-9])(?:st|nd|rd|th))|on the (?<word>${ORDINAL}))${AFTER_THE_DAY}`,
  'g',
);
const BARE_ORDINAL_AFTER = new RegExp(
  `(?<=\\d(?:st|nd|rd|th) ?(?:-|to|until|through|and|or|&|,) ?)(?<day>(?:3[01]|[12]\\d|[1-9])(?:st|nd|rd|th))${AFTER_THE_DAY}`,
  'g',
);

/** Days of a month that the text has named before, or else the next ones with this number. */
export const findDaysOfMonth = (
  { folded, script }: MessageText,
  today: number,
  known: readonly DateMention[],
): DateMention[] => {
  const found: DateMention[] = [];
  const sorted = known.toSorted((a, b) => a.start - b.start);
  const matches = [DAY_NUMBER, THE_DAY, BARE_ORDINAL_AFTER]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .toSorted((a, b) => a.index - b.index);
  let next = 0;
  let last: number | undefined;
  for (const match of matches) {
    const { sign, ahead, connected, word, day = word ?? '' } = getGroups(match);
    const end = match.index + match[0].length;
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= match.index) {
      last = sorted[next]?.days[0] ?? last;
      next += 1;
    }
    const number = readSmall(day) || readOrdinal(day);
    const isHan = match[0].endsWith('日');
    const after = folded.slice(end, end + 8);
    // 17号 is the number of a train or a room in Japanese.
    if (sign !== undefined && script === 'japanese') continue;
    const sure = sign !== undefined || ahead !== undefined || connected !== undefined || !isHan;
    if (!sure && !AFTER_BARE_DAY.test(after)) continue;
    if (!sure && (script === 'latin' || (number === 1 && !/^ ?\(/.test(after)))) continue;
    const from = last !== undefined && last > today ? last : today;
    const inMonth = last === undefined ? null : toDay(getYear(last), getMonth(last), number);
    const isRange = /(?:到|至|-|~|から|to|until|through) ?(?:the )?$/.test(
      folded.slice(Math.max(0, match.index - 12), match.index),
    );
    const value =
      inMonth !== null && (!isRange || inMonth > from)
        ? inMonth >= today
          ? inMonth
          : findNextDayOfMonth(today, number)
        : findNextDayOfMonth(from, number);
    if (value === null) continue;
    const start = match.index + Math.max(0, match[0].indexOf(day));
    found.push({ start, end, days: [value] });
    last = value;
  }
  return found;
};
