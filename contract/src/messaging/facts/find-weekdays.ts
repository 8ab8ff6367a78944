import { findComingDay, findDayOfWeek, WEEKDAYS } from './calendar.ts';
import { type DateMention, getGroups } from './date-parts.ts';
import type { MessageText } from './message-text.ts';

const WEEKDAY_NAME =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?![a-z])';
const HAN_WEEKDAYS = '一二三四五六日天';
const JAPANESE_WEEKDAYS = '月火水木金土日';
const ENGLISH_WEEKDAY = new RegExp(
  `(?<![a-z])(?:(?<which>next|this coming|this|coming|last|the following|following|every|each|closed on|closed|a week on|weekly on) )?(?<name>${WEEKDAY_NAME})\\.?(?<after> (?:of )?next week| week| after(?: next)?(?= ?[,.?!)]|$)| after next| of this week| this week|s(?![a-z]))?`,
  'g',
);
const HAN_WEEKDAY = new RegExp(
  `(?<!每|每个|每逢|每到|隔)(?<which>上上个?|下下个?|上个?|下个?|下個|上個|这个?|這個?|本|今)?(?:(?<=个|個|上|下|这|這|本|今)|(?<![一二两兩三四五六七八九十几\\d半全每]))(?:周|週|星期|礼拜|禮拜)(?<sign>[${HAN_WEEKDAYS}])`,
  'g',
);
/** What shows that the sign after 周 belongs to the next word: 下周一起, 三周三次. */
const NOT_A_HAN_WEEKDAY =
  /^(?:一(?:起|下|定|些|直|样|共|般|家|个|点|块|次|趟|整|大早)|[二三四五六](?:次|个|遍|回|趟|天(?!气|氣|空|见|下)|家)|日(?:本|语|元|币|料|式|航|均|常|游)|天(?:气|天|空|亮)|四(?:川|处|周)|三(?:天|宫)|六日)/;
const JAPANESE_WEEKDAY = new RegExp(
  `(?<!毎週の?)(?:(?<which>再来週|来週|今週|先週|今度|次|こんど|つぎ)(?:の ?|)?)?(?:(?<=週の? ?|今度の ?|次の ?)\\(?|)(?<sign>[${JAPANESE_WEEKDAYS}])曜日?`,
  'g',
);
const IN_BRACKETS = /\((?<sign>[月火水木金土日一二三四五六])\)/g;
const CONNECTS_WEEKDAYS = /^ ?(?:到|至|-|~|和|、|或者?|跟)? ?$/;
const CLOSED_AFTER =
  /^(?:[都也]?是?|が|は|全天|一般|定期|以外| is| are| it's)? ?(?:闭馆|闭园|休馆|休息|关门|不开|公休|休館|定休|休み|休業|休日|お休み|closed)/;
const RECURRING_RANGE =
  /(?:周|週|星期|礼拜)一 ?(?:到|至|-|~) ?(?:周|週|星期|礼拜)?[五六日天]|月曜?日?(?:から|~|-)[金土日]曜?|mon(?:day)?s? ?(?:-|to|through|till|until) ?(?:fri|sat|sun)/g;
const AHEAD: Readonly<Record<string, number>> = {
  上上: -2,
  上: -1,
  先週: -1,
  下: 1,
  来週: 1,
  下下: 2,
  再来週: 2,
};

const isWeekdayWord = (raw: string, start: number, name: string, before: string): boolean => {
  // 'Sun' and 'sat' are also other words, so they need a capital letter and a preposition or a time.
  if (!/^(?:sun|sat|wed)$/.test(name)) return true;
  const written = raw.charAt(start);
  if (written === written.toLowerCase()) return /(?:on|this|next|last|by|until) $/.test(before);
  const after = raw.slice(start + 3, start + 16);
  return (
    /(?:on|this|next|last|by|until|from|or|and|to|for|is|,|\(|\/|-) ?$/.test(before) ||
    /^(?:\.?,? ?(?:\d|morning|afternoon|evening|night|at |Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|or |and |is |works)|[?!.,)/-]|$)/.test(
      after,
    )
  );
};

/** Finds weekdays, with the days that they can mean. */
export const findWeekdays = (
  { folded, raw, script }: MessageText,
  today: number,
): DateMention[] => {
  const found: DateMention[] = [];
  const recurring = [...folded.matchAll(RECURRING_RANGE)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const add = (match: RegExpExecArray, weekday: number, days: readonly number[]): void => {
    const end = match.index + match[0].trimEnd().length;
    if (!match.groups?.which && CLOSED_AFTER.test(folded.slice(end, end + 12))) return;
    if (recurring.some((one) => one.start <= match.index && match.index < one.end)) return;
    found.push({ start: match.index, end, days, weekday });
  };
  for (const match of folded.matchAll(ENGLISH_WEEKDAY)) {
    const { which = '', name = '', after = '' } = getGroups(match);
    const start = match.index + match[0].indexOf(name, which.length);
    const before = folded.slice(Math.max(0, start - 12), start);
    if (!isWeekdayWord(raw, start, name, before)) continue;
    if (/^(?:the following|following|every|each|closed|a week|weekly)/.test(which)) continue;
    if (/^(?:s$| week| after)/.test(after) || /(?:every|each) (?:\w+,? (?:and )?)?$/.test(before))
      continue;
    const weekday = WEEKDAYS.indexOf(name.slice(0, 3)) + 1;
    const coming = findComingDay(today, weekday);
    const inNextWeek = findDayOfWeek(today, weekday, 1);
    const isNextWeek = after.endsWith('next week') || /next week,? (?:on )?$/.test(before);
    if (isNextWeek) add(match, weekday, [inNextWeek]);
    else if (which === 'last') add(match, weekday, [coming - 7]);
    else if (which === 'next')
      add(match, weekday, coming === inNextWeek ? [inNextWeek] : [coming, inNextWeek]);
    else add(match, weekday, [coming]);
  }
  if (script === 'latin') return found;
  let last = { end: -1, week: 0 };
  for (const match of folded.matchAll(HAN_WEEKDAY)) {
    const { which = '', sign = '' } = getGroups(match);
    const end = match.index + match[0].length;
    if (NOT_A_HAN_WEEKDAY.test(folded.slice(end - 1, end + 2))) continue;
    const weekday = Math.min(HAN_WEEKDAYS.indexOf(sign) + 1, 7);
    // The second day of a range is in the same week: 下周三到周五.
    const gap = folded.slice(last.end, Math.min(match.index, last.end + 4));
    const inherits = !which && last.end + gap.length === match.index && CONNECTS_WEEKDAYS.test(gap);
    const week = inherits ? last.week : AHEAD[which.replace(/[个個]/, '')];
    if (week !== undefined) last = { end, week };
    if (week !== undefined) add(match, weekday, [findDayOfWeek(today, weekday, week)]);
    else if (which) add(match, weekday, [findDayOfWeek(today, weekday, 0)]);
    else add(match, weekday, [findComingDay(today, weekday)]);
  }
  for (const match of folded.matchAll(JAPANESE_WEEKDAY)) {
    const { which = '', sign = '' } = getGroups(match);
    const weekday = JAPANESE_WEEKDAYS.indexOf(sign) + 1;
    const week = AHEAD[which];
    if (week !== undefined) add(match, weekday, [findDayOfWeek(today, weekday, week)]);
    else if (which === '今週') add(match, weekday, [findDayOfWeek(today, weekday, 0)]);
    else add(match, weekday, [findComingDay(today, weekday)]);
  }
  for (const match of folded.matchAll(IN_BRACKETS)) {
    const sign = getGroups(match).sign ?? '';
    const weekday = JAPANESE_WEEKDAYS.indexOf(sign) + 1 || HAN_WEEKDAYS.indexOf(sign) + 1;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      days: [],
      weekday,
      onlyWithDate: true,
    });
  }
  return found;
};
