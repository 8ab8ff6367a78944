import {
  findComingDay,
  findDayOfWeek,
  findNextDay,
  findNextDayOfMonth,
  formatDay,
  getMonth,
  getWeekday,
  getYear,
  MONTHS,
  toDay,
  WEEKDAYS,
} from './calendar.ts';
import type { Candidate, MessageText } from './message-text.ts';
import { isSecondOfRange, readNumber } from './numbers.ts';

/** A part of the text that names a day, before neighboring parts are joined. */
interface Naming {
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
const MONTH = `(?:1[0-2]|0?[1-9]|${HAN_MONTH})`;
const DAY = `(?:3[01]|[12]\\d|0?[1-9]|${HAN_DAY})`;
const BEFORE = '(?<![\\d./:第#a-z-]|[个個一二两三四五六七八九十])';
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?(?![a-z])';
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ORDINAL = `(?:(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?|${ORDINALS.join('|')}|twenty-(?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|thirty-first)`;
const WEEKDAY_NAME =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?![a-z])';
const HAN_WEEKDAYS = '一二三四五六日天';
const JAPANESE_WEEKDAYS = '月火水木金土日';

const readSmall = (text: string): number => readNumber(text.replace('廿', '二十')) ?? 0;

const readOrdinal = (text: string): number => {
  const figures = Number.parseInt(text, 10);
  if (!Number.isNaN(figures)) return figures;
  if (text === 'thirtieth') return 30;
  if (text === 'thirty-first') return 31;
  const [last = '', tens] = text.split('-').toReversed();
  return ORDINALS.indexOf(last) + 1 + (tens ? 20 : 0);
};

const readMonthName = (text: string): number => MONTHS.indexOf(text.slice(0, 3)) + 1;

const one = (day: number | null): number[] => (day === null ? [] : [day]);

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
const DAY_NUMBER = new RegExp(
  `(?<![\\d./:第#月]|[a-z]-?|[个個一二两三四五六七八九十])(?<=(?<connected>月份? ?${DAY} ?[日号號]?(?: ?\\(.\\) ?)? ?(?:到|至|-|~|から|と|、|,|和|及|或者?|か|・|/) ?|${DAY}[日号號](?:到|至|-|~|から|と|、|,|和|及|或者?|か|・|/))|)(?<day>${DAY}) ?(?:(?<sign>[号號])|日|(?<ahead>(?= ?(?:-|~|到|至) ?${DAY}[号號](?![线線楼馆车门口出站]))))`,
  'g',
);
/** What follows a bare day of the month in Japanese; without it, 3日 can also mean three days. */
const AFTER_BARE_DAY =
  /^(?: ?\([月火水木金土日]\)|(?:に|は|が|も|か(?!け)|から|まで|以降|なら|、|。|[?!]|$|の ?(?:\d|朝|夜|昼|午|夕|晩|早)|[月火水木金土日]曜|でしたら|だと| \d|午前|午後|[(]))/;
const SLASH = /(?<![\d./-])(?<a>\d{1,2})\/(?<b>\d{1,2})(?:\/(?<year>20\d\d))?(?![\d/]|\.\d)/g;
const NOT_A_SLASH_DATE =
  /^ ?(?:的|hours?|of |day|日分|person|人|miles?|km|cups?|price|off|星|分|ページ|pm|am)/;
const DOTTED =
  /(?<![\d./-])(?<month>1[0-2]|0?[1-9])\.(?<day>3[01]|[12]\d|0?[1-9])(?:[号號日]|(?= ?\(?(?:周|星期|週))|(?= ?[-~到至] ?(?:1[0-2]|0?[1-9])\.(?:3[01]|[12]\d|0?[1-9])(?![\d.]|[元円块万]))|(?<=(?<![\d.])(?:1[0-2]|0?[1-9])\.(?:3[01]|[12]\d|0?[1-9]) ?[-~到至] ?(?:1[0-2]|0?[1-9])\.(?:3[01]|[12]\d|0?[1-9]))(?![\d.]|[元円块万小个%]))/g;

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
const DAYS_LATER =
  /(?<![\d.,第-])(?:(?<han>\d{1,2}|[一二两三四五六七八九十]{1,3})(?:天(?:之?后|以后|之?後)|日後)|(?<![a-z])in (?<english>\d{1,2}|two|three|four|five|six|seven|ten) days(?! time)?)/g;
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

type Groups = Readonly<Record<string, string | undefined>>;

const getGroups = (match: RegExpExecArray): Groups => match.groups ?? {};

const findNumericDates = ({ folded, script }: MessageText, today: number): Naming[] => {
  const found: Naming[] = [];
  const add = (match: RegExpExecArray, days: readonly number[]): void => {
    if (days.length > 0)
      found.push({ start: match.index, end: match.index + match[0].length, days });
  };
  for (const match of folded.matchAll(NUMERIC)) {
    const { year, month, day, m, d } = getGroups(match);
    add(match, one(toDay(Number(year), readSmall(month ?? m ?? ''), readSmall(day ?? d ?? ''))));
  }
  for (const match of folded.matchAll(HAN_YEAR)) {
    const { tens = '', ones = '', month = '', day = '' } = getGroups(match);
    const year = 2000 + readSmall(tens) * 10 + readSmall(ones);
    add(match, one(toDay(year, readSmall(month), readSmall(day))));
  }
  for (const match of folded.matchAll(MONTH_AND_DAY)) {
    const { year, month = '', day = '' } = getGroups(match);
    const ahead = year ? ['今年', '明年', '后年'].indexOf(year.replace('来', '明')) : -1;
    const [m, d] = [readSmall(month), readSmall(day)];
    add(
      match,
      one(
        year
          ? toDay(getYear(today) + (year === '再来年' ? 2 : ahead), m, d)
          : findNextDay(today, m, d),
      ),
    );
  }
  for (const match of folded.matchAll(MONTH_WORD)) {
    const { month = '', day = '' } = getGroups(match);
    const number = getMonth(today) + (MONTHS_AHEAD[month] ?? 0);
    add(match, one(toDay(getYear(today), number, readSmall(day))));
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
      one(year ? toDay(Number(year), month, day) : findNextDay(today, month, day));
    const monthFirst = toDays(Number(a), Number(b));
    const dayFirst = script === 'latin' || year ? toDays(Number(b), Number(a)) : [];
    add(match, a === b ? monthFirst : [...monthFirst, ...dayFirst]);
  }
  if (script !== 'latin') {
    for (const match of folded.matchAll(DOTTED)) {
      const { month, day } = getGroups(match);
      add(match, one(findNextDay(today, Number(month), Number(day))));
    }
  }
  return found;
};

const findEnglishDates = ({ folded, raw, hasLatin }: MessageText, today: number): Naming[] => {
  const found: Naming[] = [];
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
      const days = one(year ? toDay(Number(year), m, d) : findNextDay(today, m, d));
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
    const days = one(
      year
        ? toDay(Number(year), readMonthName(name), readOrdinal(day))
        : findNextDay(today, readMonthName(name), readOrdinal(day)),
    );
    const start = match.index + match[0].indexOf(day);
    if (days.length > 0) found.push({ start, end: start + day.length, days });
  }
  return found;
};

/** Days of a month that the text has named before, or else the next ones with this number. */
const findDaysOfMonth = (
  { folded, script }: MessageText,
  today: number,
  known: readonly Naming[],
): Naming[] => {
  const found: Naming[] = [];
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

const findWeekdays = ({ folded, raw, script }: MessageText, today: number): Naming[] => {
  const found: Naming[] = [];
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

const findWords = ({ folded }: MessageText, today: number): Naming[] => {
  const found: Naming[] = [];
  for (const { 0: text, index } of folded.matchAll(WORD_PATTERN)) {
    const days = WORDS.get(text);
    if (days === undefined || NOT_A_WORD.test(folded.slice(index, index + 4))) continue;
    found.push({ start: index, end: index + text.length, days: [today + days] });
  }
  for (const match of folded.matchAll(HOLIDAYS)) {
    const name = Object.entries(getGroups(match)).find(([, text]) => text !== undefined)?.[0] ?? '';
    const [month = 0, day = 0] = HOLIDAY_DAYS[name] ?? [];
    const days = one(findNextDay(today, month, day));
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

const BETWEEN_DATE_AND_WEEKDAY = /^[ ,.(、]{0,2}(?:the |on |就是)?$/;

/** Joins a date and its weekday to one: 'Fri, Dec 4', 12月4日(周五). If they contradict, both are possible. */
const joinWeekdays = (namings: readonly Naming[], folded: string): Naming[] => {
  const joined: Naming[] = [];
  for (const naming of namings.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = joined.at(-1);
    if (before && naming.start < before.end) {
      if (naming.end - naming.start > before.end - before.start) joined.splice(-1, 1, naming);
      continue;
    }
    const isPair =
      before &&
      (before.weekday === undefined) !== (naming.weekday === undefined) &&
      BETWEEN_DATE_AND_WEEKDAY.test(folded.slice(before.end, naming.start));
    if (!isPair) {
      joined.push(naming);
      continue;
    }
    const weekday = before.weekday ?? naming.weekday;
    const [date, other] = before.weekday === undefined ? [before, naming] : [naming, before];
    const agreeing = date.days.filter((day) => getWeekday(day) === weekday);
    const days = agreeing.length > 0 ? agreeing : [...date.days, ...other.days];
    const closes =
      folded.charAt(naming.end) === ')' && /\($/.test(folded.slice(before.end, naming.start));
    joined.splice(-1, 1, { start: before.start, end: naming.end + (closes ? 1 : 0), days });
  }
  return joined;
};

/** Reads days; `today` is a day of calendar.ts (docs/product/messages.md, "Facts in messages"). */
export const readDates = (text: MessageText, today: number): Candidate[] => {
  const dated = [...findNumericDates(text, today), ...findEnglishDates(text, today)];
  const namings = [
    ...dated,
    ...findDaysOfMonth(text, today, dated),
    ...findWeekdays(text, today),
    ...findWords(text, today),
  ];
  return joinWeekdays(namings, text.folded).flatMap((naming): Candidate[] => {
    if (naming.days.length === 0 || naming.onlyWithDate) return [];
    const days = new Set(naming.days.map(formatDay));
    return [
      {
        kind: 'date',
        start: naming.start,
        end: naming.end,
        values: [...days].map((day) => ({ kind: 'date', day })),
      },
    ];
  });
};
