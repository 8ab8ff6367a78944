import { getWeekday } from '../../zone-clock.ts';
import { formatDay } from './calendar.ts';
import type { DateMention } from './date-parts.ts';
import { findDayWords } from './find-day-words.ts';
import { findDaysOfMonth } from './find-days-of-month.ts';
import { findEnglishDates } from './find-english-dates.ts';
import { findNumericDates } from './find-numeric-dates.ts';
import { findWeekdays } from './find-weekdays.ts';
import type { Candidate, MessageText } from './message-text.ts';

const BETWEEN_DATE_AND_WEEKDAY = /^[ ,.(、]{0,2}(?:the |on |就是)?$/;

/** Joins a date and its weekday to one: 'Fri, Dec 4', 12月4日(周五). If they contradict, both are possible. */
const joinWeekdays = (mentions: readonly DateMention[], folded: string): DateMention[] => {
  const joined: DateMention[] = [];
  for (const mention of mentions.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = joined.at(-1);
    if (before && mention.start < before.end) {
      if (mention.end - mention.start > before.end - before.start) joined.splice(-1, 1, mention);
      continue;
    }
    const isPair =
      before &&
      (before.weekday === undefined) !== (mention.weekday === undefined) &&
      BETWEEN_DATE_AND_WEEKDAY.test(folded.slice(before.end, mention.start));
    if (!isPair) {
      joined.push(mention);
      continue;
    }
    const weekday = before.weekday ?? mention.weekday;
    const [date, other] = before.weekday === undefined ? [before, mention] : [mention, before];
    const agreeing = date.days.filter((day) => getWeekday(day) === weekday);
    const days = agreeing.length > 0 ? agreeing : [...date.days, ...other.days];
    const closes =
      folded.charAt(mention.end) === ')' && /\($/.test(folded.slice(before.end, mention.start));
    joined.splice(-1, 1, { start: before.start, end: mention.end + (closes ? 1 : 0), days });
  }
  return joined;
};

/** Reads days; `today` is a day of calendar.ts (docs/product/messages.md, "Facts in messages"). */
export const readDates = (text: MessageText, today: number): Candidate[] => {
  const dated = [...findNumericDates(text, today), ...findEnglishDates(text, today)];
  const mentions = [
    ...dated,
    ...findDaysOfMonth(text, today, dated),
    ...findWeekdays(text, today),
    ...findDayWords(text, today),
  ];
  return joinWeekdays(mentions, text.folded).flatMap((mention): Candidate[] => {
    if (mention.days.length === 0 || mention.onlyWithDate) return [];
    const days = new Set(mention.days.map(formatDay));
    return [
      {
        kind: 'date',
        start: mention.start,
        end: mention.end,
        values: [...days].map((day) => ({ kind: 'date', day })),
      },
    ];
  });
};
