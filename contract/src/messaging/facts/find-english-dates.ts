import { findNextDay, toDay } from './calendar.ts';
import {
  type DateMention,
  getGroups,
  listDay,
  MONTH_NAME,
  ORDINAL,
  readMonthName,
  readOrdinal,
} from './date-parts.ts';
import type { MessageText } from './message-text.ts';

const NOT_PEOPLE =
  '(?! ?(?:people|persons?|adults?|kids|children|of us|pax|guests|travell?ers|friends|yen|rmb|yuan|hours?|minutes?|times|days|nights|%))';
const MONTH_FIRST = new RegExp(
  `(?<![a-z\\d])(?<name>${MONTH_NAME}) ?(?:the )?(?<day>${ORDINAL})(?![\\d:a-z]|[.,]\\d)(?:,? (?<year>20\\d\\d)(?!\\d))?${NOT_PEOPLE}`,
  'g',
);
const DAY_FIRST = new RegExp(
  `(?<![a-z\\d.:/$])(?:the )?(?<day>${ORDINAL})(?<of> of)?[ -](?<name>${MONTH_NAME})(?:,? (?<year>20\\d\\d)(?!\\d))?`,
  'g',
);
/** A second day of the same month: 'Dec 4-6', 'December 4 and 5'; or before it: '4-6 December'. */
const SECOND_OF_MONTH = new RegExp(
  `(?<=(?<name>${MONTH_NAME}) ?(?:${ORDINAL} ?(?:,|and|or|&) ?){0,3}(?<first>${ORDINAL}) ?(?:-|~|to|until|till|through|and|or|&|,) ?(?:the )?)(?<day>${ORDINAL})(?![\\d:a-z]|[.,]\\d| ?(?:-|to) ?\\d| ?[ap]\\.?m)(?:,? (?<year>20\\d\\d)(?!\\d))?${NOT_PEOPLE}`,
  'g',
);
const FIRST_OF_MONTH = new RegExp(
  `(?<![a-z\\d.:/$])(?:the )?(?<day>${ORDINAL}) ?(?:-|~|to|until|till|through|and|or|&) ?(?:the )?(?=${ORDINAL}(?: of)?[ -]${MONTH_NAME})`,
  'g',
);

/** Finds dates with an English name of a month. */
export const findEnglishDates = (
  { folded, raw, hasLatin }: MessageText,
  today: number,
): DateMention[] => {
  const found: DateMention[] = [];
  if (!hasLatin) return found;
  for (const pattern of [MONTH_FIRST, DAY_FIRST, SECOND_OF_MONTH]) {
    for (const match of folded.matchAll(pattern)) {
      const { name = '', day = '', year, first } = getGroups(match);
      // 'May' and 'march' are also other words.
      const isWord = /^(?:may|mar|march|dec|sep|sun)\.?$/.test(name);
      const written = raw.charAt(match.index + match[0].indexOf(name));
      if (isWord && pattern !== SECOND_OF_MONTH && written === written.toLowerCase()) {
        if (!/(?:st|nd|rd|th)$/.test(day)) continue;
      }
      const [m, d] = [readMonthName(name), readOrdinal(day)];
      if (first && readOrdinal(first) >= d && pattern === SECOND_OF_MONTH) continue;
      const days = listDay(year ? toDay(Number(year), m, d) : findNextDay(today, m, d));
      if (days.length > 0) {
        found.push({ start: match.index, end: match.index + match[0].trimEnd().length, days });
      }
    }
  }
  for (const match of folded.matchAll(FIRST_OF_MONTH)) {
    const rest = folded.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const name = new RegExp(MONTH_NAME).exec(rest)?.[0] ?? '';
    const day = getGroups(match).day ?? '';
    const year = /^\D{0,12}\d{1,2}\D{0,20}\b(20\d\d)\b/.exec(rest)?.[1];
    const days = listDay(
      year
        ? toDay(Number(year), readMonthName(name), readOrdinal(day))
        : findNextDay(today, readMonthName(name), readOrdinal(day)),
    );
    const start = match.index + match[0].indexOf(day);
    if (days.length > 0) found.push({ start, end: start + day.length, days });
  }
  return found;
};
