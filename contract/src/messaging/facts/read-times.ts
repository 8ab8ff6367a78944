import {
  type DayPart,
  type FoundPart,
  findClocks,
  findDayParts,
  toHourOfDay,
} from './day-parts.ts';
import type { Candidate, MessageText } from './message-text.ts';
import { HAN_NUMBER, readNumber, WORD } from './numbers.ts';

/** How a time is written, which says how sure its hour is. */
type Form =
  /** 8点, at 8: the half of the day is open. */
  | 'bare'
  /** 9:30: on the 24-hour clock, unless a part of the day stands next to it. */
  | 'colon'
  /** 19時, 08点 */
  | '24-hour'
  /** 9pm */
  | 'meridiem';

/** A time as written, before the words around it have decided the half of the day. */
interface WrittenTime {
  readonly start: number;
  readonly end: number;
  readonly hour: number;
  readonly minute: number;
  readonly form: Form;
}

const HOUR = `(?:2[0-4]|1\\d|0?\\d|${HAN_NUMBER})`;
const HAN_MINUTE = '[二三四五]?十[一二三四五六七八九]?|[零〇][一二三四五六七八九]';
/** 8点, 八点半, 8点20分, 9時15分; not 9時間, 3点建议, 三点五公里. */
const HAN_TIME = new RegExp(
  `(?<![\\d.:第几幾数何每小周週]|星期|礼拜|(?<!周|週|星期|礼拜)[一二三四五六七八九十两])(?<hour>${HOUR}) ?(?:(?<dot>[点點])|[时時](?!间|間|候|段|区|代|光|常|刻|期|给|給|計|差|点|速|台))(?:(?<half>半)|(?<quarter>[一三])刻钟?| ?(?<minute>[0-5]?\\d(?!\\d| ?[个個人元円块月号日岁歳小名位:])|${HAN_MINUTE}|五(?=分)) ?分?(?!钟|鐘)|过(?<past>[五十])分|[整钟鐘]+)?`,
  'g',
);
/** What follows 点 where it means something else: 两点建议, 三点五, 一点都不. */
const NOT_A_TIME =
  /^ ?(?:儿|点|建议|注意|要求|说明|原因|问题|意见|提醒|补充|希望|想法|要注意|需要|要说|[零一二三四五六七八九](?![十分个])|\.\d|[多几])/;
const COLON =
  /(?<![\d:./-])(?<hour>2[0-4]|[01]?\d):(?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d:]|\.\d|-\d{3})(?: ?(?<half>[ap])\.?m(?:\.|(?![a-z])))?/g;
const COLON_AFTER_HYPHEN =
  /(?<=:[0-5]\d ?-)(?<hour>2[0-4]|[01]?\d):(?<minute>[0-5]\d)(?![\d:])(?: ?(?<half>[ap])\.?m(?:\.|(?![a-z])))?/g;
const WITH_MERIDIEM = new RegExp(
  `(?<![\\d:.,a-z$])(?<hour>1[0-2]|0?[1-9]|${WORD})(?:[.:](?<minute>[0-5]\\d))? ?(?<half>[ap])\\.?m(?:\\.|(?![a-z]))`,
  'g',
);
const MERIDIEM_FIRST =
  /(?<![a-z])(?<half>[ap])\.?m\.? ?(?<hour>1[0-2]|0?\d):(?<minute>[0-5]\d)(?!\d)/g;
const NEXT_WORD =
  '(?=$|[,.!?;:)\\n/]|-(?!\\d)|、|。| ?(?:and|or|but|in front|in the|at|by|near|outside|on|with|from|then|be|works?|ok|okay|is|would|will|was|so|if|as|sharp|instead|please|to|till|until|tomorrow|today|tonight|this|next|mon|tue|wed|thu|fri|sat|sun|beijing|china|japan|tokyo|\\()(?![a-z])| (?:mon|tues|wednes|thurs|fri|satur|sun)day| -)';
const ENGLISH_HOUR = `(?:1[0-2]|[1-9](?!\\d)|${WORD})`;
const OCLOCK = new RegExp(`(?<![a-z\\d.:])(?<hour>${ENGLISH_HOUR}) ?o ?'?clock`, 'g');
const SPOKEN = new RegExp(
  `(?<![a-z])(?<way>half[- ]past|(?:a )?quarter[- ](?:past|to|after)|(?:five|ten|twenty|twenty-five|5|10|20|25)(?: minutes)? past|(?:five|ten|twenty|twenty-five|5|10|20|25) minutes to) (?<hour>${ENGLISH_HOUR})(?![a-z\\d:])`,
  'g',
);
/** What follows a number that is not an hour: 'at 3 temples'. */
const NOT_AN_HOUR =
  '(?!-\\d| ?(?:%|people|persons?|adults?|kids|children|of (?:us|the)|yen|rmb|yuan|kuai|hrs?|mins?|km|per|each|more|different|other|or \\d+ [a-z]+s|to \\d+ [a-z]+s| ?- ?\\d+ [a-z]+s|(?!works|is|was|sounds|seems|suits|as|this|thanks|us|besides)[a-z]+s(?![a-z])))';
/** A bare hour after a preposition: 'at 8', 'until 5'. */
const AT_HOUR = new RegExp(
  `(?<![a-z])(?:at|until|till|@)(?: around| about| like|~)? ?(?<hour>1[0-2]|[1-9](?!\\d))(?![\\d:%]|\\.\\d|st|nd|rd|th|[a-z])${NOT_AN_HOUR}`,
  'g',
);
const AFTER_PREPOSITION = new RegExp(
  `(?<![a-z])(?:at|by|until|till|around|before|after|@)(?: around| about|~)? ?(?<hour>1[0-2]|[1-9](?!\\d)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![a-z-]))(?![\\d:%]|\\.\\d|st|nd|rd|th)${NEXT_WORD}`,
  'g',
);
/** A bare hour before its part of the day: '9 in the morning', '8 tomorrow evening'. */
const BEFORE_PART = new RegExp(
  `(?<![a-z\\d.:,/])(?<hour>1[0-2]|[1-9](?!\\d)|${WORD})(?= (?:in the (?:morning|afternoon|evening)|at night|tonight|tomorrow (?:morning|afternoon|evening|night)|this (?:morning|afternoon|evening)|sharp)(?![a-z]))`,
  'g',
);
/** A bare hour after its part of the day: 'tomorrow morning 9'. */
const AFTER_PART = new RegExp(
  `(?<=(?:morning|afternoon|evening|tonight),? )(?<hour>1[0-2]|[1-9])${NEXT_WORD}`,
  'g',
);
const MERIDIEM_OR_HAN = `(?::[0-5]\\d)? ?(?:[ap]\\.?m|[点點](?!心)|[时時](?!间|間))`;
/** The first hour of a range whose second one shows that it is a time: 9-11am, 9到11点. */
const FIRST_OF_RANGE = new RegExp(
  `(?<![a-z\\d.:,/月-]|[月])(?<hour>2[0-4]|1\\d|0?[1-9]|[一二两三四五六七八九十]{1,2}|${WORD})(?= ?(?:-|~|到|至|から|to|till|until|and|or|或) ?(?:2[0-4]|1\\d|0?[1-9]|[一二两三四五六七八九十]{1,2}|${WORD})${MERIDIEM_OR_HAN})`,
  'g',
);
/** The second hour of a range whose first one is a time: 9am-5, 9am to 5. */
const SECOND_OF_RANGE = new RegExp(
  `(?<=(?:[ap]\\.?m\\.?|o'clock|noon|:[0-5]\\d) ?(?:-|~|to|till|until) ?)(?<hour>1[0-2]|[1-9](?!\\d)|${WORD})(?![\\d:%a-z]|\\.\\d| ?[ap]\\.?m| (?:people|hours?|minutes?|days?|yen))`,
  'g',
);
const FROM_TO = new RegExp(
  `(?<![a-z])(?:from|between) (?!one )(?<hour>${ENGLISH_HOUR}) (?:to|till|until|and) (?<second>${ENGLISH_HOUR})(?![\\d:%]|\\.\\d)(?=$|[,.!?;)]| (?:on|at|in the|tomorrow|today|tonight|every|each|with|for|works|is|if|please)(?![a-z]))`,
  'gd',
);
const WAYS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty-five': 25,
  quarter: 15,
};

const findChineseTimes = ({ folded, script }: MessageText): WrittenTime[] =>
  [...folded.matchAll(HAN_TIME)].flatMap((match): WrittenTime[] => {
    const groups = match.groups ?? {};
    const end = match.index + match[0].length;
    const hour = readNumber(groups.hour ?? '');
    const hasMinute = /[半刻分整钟鐘]/.test(match[0]) || groups.minute !== undefined;
    if (hour === null || hour > 24 || (groups.dot && script === 'japanese')) return [];
    if (!hasMinute && NOT_A_TIME.test(folded.slice(end, end + 4))) return [];
    const isOne = groups.hour === '一' && !hasMinute;
    // 一点 is 'a little' and 一時 'for a while', unless a part of the day precedes it.
    if (
      isOne &&
      !/(?:上|午|晨|夜里|方|後)の?$/.test(folded.slice(Math.max(0, match.index - 4), match.index))
    )
      return [];
    if (hour === 10 && groups.hour === '十' && groups.dot && /^[分]/.test(folded.charAt(end)))
      return [];
    const minute = groups.half
      ? 30
      : groups.quarter
        ? groups.quarter === '一'
          ? 15
          : 45
        : (readNumber(groups.minute ?? groups.past ?? '0') ?? 0);
    return [
      {
        start: match.index,
        end,
        hour: hour % 24,
        minute,
        form: hour > 12 || hour === 0 || /^0\d/.test(groups.hour ?? '') ? '24-hour' : 'bare',
      },
    ];
  });

const toMeridiem = (hour: number, half: string): number => (hour % 12) + (half === 'p' ? 12 : 0);

const findFigures = ({ folded }: MessageText): WrittenTime[] =>
  [COLON, COLON_AFTER_HYPHEN, WITH_MERIDIEM, MERIDIEM_FIRST].flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match): WrittenTime[] => {
      const { hour: text = '', minute = '0', half } = match.groups ?? {};
      const hour = readNumber(text) ?? 99;
      if (hour > 24 || (half && hour === 0 && pattern !== MERIDIEM_FIRST)) return [];
      return [
        {
          start: match.index,
          end: match.index + match[0].length,
          hour: half && hour <= 12 ? toMeridiem(hour, half) : hour % 24,
          minute: Number(minute),
          form: half ? 'meridiem' : 'colon',
        },
      ];
    }),
  );

const findBareHours = ({ folded, hasLatin }: MessageText): WrittenTime[] => {
  const found: WrittenTime[] = [];
  const add = (start: number, text: string, end = start + text.length): void => {
    const hour = readNumber(text);
    if (hour === null || hour > 24 || hour === 0) return;
    found.push({ start, end, hour: hour % 24, minute: 0, form: hour > 12 ? '24-hour' : 'bare' });
  };
  const english = [OCLOCK, AT_HOUR, AFTER_PREPOSITION, BEFORE_PART, AFTER_PART, SECOND_OF_RANGE];
  for (const pattern of [FIRST_OF_RANGE, ...(hasLatin ? english : [])]) {
    for (const match of folded.matchAll(pattern)) {
      const text = match.groups?.hour ?? '';
      const offset = match[0].lastIndexOf(text);
      const start = match.index + (pattern === OCLOCK ? 0 : offset);
      add(start, text, pattern === OCLOCK ? match.index + match[0].length : undefined);
    }
  }
  if (!hasLatin) return found;
  for (const match of folded.matchAll(FROM_TO)) {
    for (const group of ['hour', 'second']) {
      const [start = 0, end = 0] = match.indices?.groups?.[group] ?? [];
      add(start, folded.slice(start, end));
    }
  }
  for (const match of folded.matchAll(SPOKEN)) {
    const { way = '', hour: text = '' } = match.groups ?? {};
    const named = readNumber(text);
    if (named === null || named > 12) continue;
    const [first = ''] = way.replace(/^a /, '').split(/ |-(?=past|to|after)/);
    const distance = first === 'half' ? 30 : (WAYS[first] ?? Number(first));
    const isTo = way.endsWith('to');
    const hour = isTo ? (named + 11) % 12 || 12 : named;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      hour,
      minute: isTo ? 60 - distance : distance,
      form: 'bare',
    });
  }
  return found;
};

const CONNECTS_RANGE =
  /^ ?(?:-|~|到|至|から|to|till|until|through|and|or|、|或者?|か|と|ー)? ?(?:到|至)?$/;
const ENDS_SENTENCE = /[。.!?\n](?!\d)/;
const ENDS_CLAUSE = /[。.!?\n,、;](?!\d)/;
const JOINS_PART =
  /^(?: ?(?:的|の|は|に|、|,|大概|大约|约|差不多|就|约定|at|around|about|by|from|before|after|,|\()){0,3} ?$/;
/** Longest distance from a part of the day to a time that it decides. */
const PART_DISTANCE = 40;

const AFTER_TIME =
  /^ ?(?:\(|,)? ?(?:in the |at |this |tomorrow |on (?:mon|tues|wednes|thurs|fri|satur|sun)day |(?:mon|tues|wednes|thurs|fri|satur|sun)day )?$/;

/** The neighbors of a time in the text. */
interface Neighbors {
  readonly partBefore: FoundPart | undefined;
  readonly partAfter: FoundPart | undefined;
  readonly previous: WrittenTime | undefined;
  /** Where the next time begins. */
  readonly nextStart: number;
}

/** Finds the part of the day that decides what an hour means; null if there is none. */
const findDecidingPart = (
  folded: string,
  time: WrittenTime,
  { partBefore, partAfter, previous, nextStart }: Neighbors,
): DayPart | null => {
  const isNear = partBefore && time.start - partBefore.end <= PART_DISTANCE;
  const gap = isNear ? folded.slice(partBefore.end, time.start) : '';
  const isUsed = previous && partBefore && previous.start >= partBefore.start;
  if (isNear && !isUsed && JOINS_PART.test(gap)) return partBefore.part;
  if (partAfter && partAfter.start < nextStart && partAfter.start - time.end <= PART_DISTANCE) {
    const between = folded.slice(time.end, partAfter.start);
    const isEnglish = /[a-z]/.test(folded.charAt(partAfter.start));
    if (isEnglish ? AFTER_TIME.test(between) : /^ ?\($/.test(between)) return partAfter.part;
  }
  if (!isNear || (time.form === 'colon' ? ENDS_CLAUSE : ENDS_SENTENCE).test(gap)) return null;
  // A part of the day that belongs to an earlier time decides another one only in the same clause.
  return isUsed && ENDS_CLAUSE.test(gap) ? null : partBefore.part;
};

interface DecidedTime extends WrittenTime {
  /** Minutes after midnight; two if the half of the day is open. */
  readonly minutes: readonly number[];
}

const decide = (time: WrittenTime, part: DayPart | null): DecidedTime => {
  const { hour, minute, form } = time;
  const isOpen = form === 'bare' || form === 'colon';
  const hourInPart = part && isOpen ? toHourOfDay(hour, part) : null;
  if (hourInPart !== null) return { ...time, minutes: [hourInPart * 60 + minute] };
  if (form !== 'bare') return { ...time, minutes: [hour * 60 + minute] };
  const morning = (hour % 12) * 60 + minute;
  return { ...time, minutes: [morning, morning + 720] };
};

/** The earliest hour that is meant as written next to an hour after 12: 10時から16時. */
const EARLIEST_HOUR = 7;

/** Decides the open end of a range by its other end: '9am to 5', 2-5pm, 10時から16時. */
const decideRange = (first: DecidedTime, second: DecidedTime): [DecidedTime, DecidedTime] => {
  const [from = 0] = first.minutes;
  const [to = 0] = second.minutes;
  const [opensFirst, opensSecond] = [first.minutes.length > 1, second.minutes.length > 1];
  if (opensSecond && !opensFirst) {
    const nearest = second.minutes.find((minutes) => minutes > from);
    return [first, nearest === undefined ? second : { ...second, minutes: [nearest] }];
  }
  if (opensFirst && !opensSecond) {
    const isOn24Hours = second.form !== 'meridiem' && second.hour > 12;
    if (isOn24Hours) {
      const asWritten = first.hour >= EARLIEST_HOUR && from < to;
      return [asWritten ? { ...first, minutes: [from] } : first, second];
    }
    const nearest = first.minutes.findLast((minutes) => minutes < to);
    return [nearest === undefined ? first : { ...first, minutes: [nearest] }, second];
  }
  return [first, second];
};

/** Returns the index of the last part that ends at or before a position; -1 if there is none. */
const findLastEnding = (sorted: readonly { readonly end: number }[], position: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const findWrittenTimes = (text: MessageText): WrittenTime[] => {
  const written: WrittenTime[] = [];
  const all = [...findChineseTimes(text), ...findFigures(text), ...findBareHours(text)];
  for (const time of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = written.at(-1);
    if (!last || time.start >= last.end) written.push(time);
    else if (time.end - time.start > last.end - last.start) written.splice(-1, 1, time);
  }
  return written;
};

const decideTimes = (text: MessageText): DecidedTime[] => {
  const { folded } = text;
  const written = findWrittenTimes(text);
  const parts = findDayParts(folded, text.script === 'japanese');
  const times = written.map((time, index) => {
    const before = findLastEnding(parts, time.start);
    const part = findDecidingPart(folded, time, {
      partBefore: parts[before],
      partAfter: parts[findLastEnding(parts, time.end) + 1],
      previous: written[index - 1],
      nextStart: written[index + 1]?.start ?? folded.length,
    });
    return decide(time, part);
  });
  for (let index = 1; index < times.length; index += 1) {
    const [first, second] = [times[index - 1], times[index]];
    if (!first || !second) continue;
    const gap = folded.slice(first.end, Math.min(second.start, first.end + 12));
    if (first.end + gap.length !== second.start || !CONNECTS_RANGE.test(gap)) continue;
    [times[index - 1], times[index]] = decideRange(first, second);
  }
  return times;
};

/** Longest distance from the name of a clock to its time: Beijing time, at about 9pm. */
const CLOCK_DISTANCE = 16;

/** Returns for each time whether the text says that it is China's. */
const findChinaTimes = (folded: string, times: readonly DecidedTime[]): Set<DecidedTime> => {
  const found = new Set<DecidedTime>();
  for (const { start, end, isChina } of findClocks(folded)) {
    const before = findLastEnding(times, start);
    const next = times[before + 1];
    const previous = times[before];
    const leadsToNext =
      next &&
      next.start >= end &&
      next.start - end <= CLOCK_DISTANCE &&
      !ENDS_CLAUSE.test(folded.slice(end, next.start));
    const followsPrevious =
      previous && start - previous.end <= 6 && /^[ ,(的]*$/.test(folded.slice(previous.end, start));
    const time =
      leadsToNext && !(followsPrevious && /[a-z]/.test(folded.charAt(start)))
        ? next
        : followsPrevious
          ? previous
          : undefined;
    if (!time || !isChina) continue;
    found.add(time);
    // Both ends of a range are on the same clock.
    const index = times.indexOf(time);
    const other = leadsToNext ? times[index + 1] : times[index - 1];
    const [from, to] = leadsToNext ? [time, other] : [other, time];
    if (
      from &&
      to &&
      /^ ?(?:-|~|到|至|から|to) ?$/.test(folded.slice(from.end, Math.min(to.start, from.end + 6)))
    ) {
      found.add(from).add(to);
    }
  }
  return found;
};

const NOON_AND_MIDNIGHT =
  /(?<![a-z])(?<noon>(?:12 |twelve )?(?:noon|midday)(?![a-z])|正午)|(?<![a-z])(?:12 )?midnight(?![a-z])|(?<![\d一二两三四五六七八九十])[零〇](?:点|時|时)(?![间間\d])/g;

const findNoons = (folded: string): Candidate[] =>
  [...folded.matchAll(NOON_AND_MIDNIGHT)].map((match) => ({
    kind: 'time',
    start: match.index,
    end: match.index + match[0].length,
    values: [{ kind: 'time', minutes: match.groups?.noon === undefined ? 0 : 720 }],
  }));

/** Reads times of day (docs/product/messages.md, "Facts in messages"). */
export const readTimes = (text: MessageText): Candidate[] => {
  const times = decideTimes(text);
  const inChina = findChinaTimes(text.folded, times);
  const candidates = times.map((time): Candidate => {
    const { start, end } = time;
    const clock = inChina.has(time) ? ({ clock: 'Asia/Shanghai' } as const) : {};
    return {
      kind: 'time',
      start,
      end,
      values: time.minutes.map((minutes) => ({ kind: 'time', minutes, ...clock })),
    };
  });
  return [...candidates, ...findNoons(text.folded)];
};
