import { FACT_MINUTES_MAX } from '../figures.ts';
import type { Candidate, MessageText } from './message-text.ts';
import { COUNT, isSecondOfRange, readNumber, START } from './numbers.ts';

const DECIMAL = `(?:\\d{1,3}\\.\\d{1,2}|${COUNT})`;

/** 3小时, 两个半小时, 3時間半, 1小时30分钟 */
const HAN_HOURS = new RegExp(
  `${START}(?<hours>${DECIMAL}) ?(?:個|个)?(?<half>半)?(?:个|個)? ?(?:小时|小時|钟头|鐘頭|時間(?![帯割外給前]|通り))(?<after>半| ?(?:と|又|零|加)? ?(?<minutes>[0-5]?\\d|[一二三四五]?十[一-九]?)(?:分钟|分鐘|分(?!の)))?`,
  'g',
);
const HALF_HOUR =
  /(?<![个個多大一二两三四五六七八九十\d])半(?:个|個)?(?:小时|小時|钟头|鐘頭|多?小时|時間)/g;
const HAN_MINUTES = new RegExp(
  `${START}(?<minutes>${COUNT}) ?(?<unit>分钟|分鐘|分間|分(?!の[\\d一二三四五六七八九十]|之|かれ|か国|野|析|享|开|け|から|割|店|岐|担))`,
  'g',
);
const QUARTERS = /(?<quarters>[一三])刻[钟鐘]/g;
const ENGLISH_HOURS = new RegExp(
  `(?<![a-z\\d.,:/-])(?<hours>\\d{1,3}(?:\\.\\d{1,2})?|\\d{0,2} ?½|${COUNT})(?<half> and a half| 1/2|-and-a-half)?[ -]?(?:more |full |extra )?(?:hours?|hrs?|h)(?![a-z\\d])(?<halfAfter> and a half)?(?:,? (?:and )?(?<minutes>[0-5]?\\d)[ -]?(?:minutes?|mins?|m)(?![a-z]))?`,
  'g',
);
const HOURS_AND_MINUTES =
  /(?<![a-z\d.,:])(?<hours>\d{1,2}) ?h(?:ours?|rs?)? ?(?<minutes>[0-5]\d) ?(?:m|mins?|minutes?)?(?![a-z\d])/g;
const AN_HOUR =
  /(?<![a-z])(?<!(?:yen|rmb|yuan|kuai|jpy|cny|\d|元|円) ?)(?<half>half(?: |-)(?:an )?|(?:a )half(?: |-)|(?:a )?quarter of an |three quarters of an )?(?:(?<=of an |half an |half |half-)|an )hour(?![a-z]| or (?:two|three)|'s notice)(?<more> and a half(?! or))?(?:,? (?:and )?(?<minutes>\d{1,2}) min(?:ute)?s?)?/g;
const ENGLISH_MINUTES = new RegExp(
  `(?<![a-z\\d.,:/])(?<minutes>${COUNT})(?: more| extra| full)?[ -]?(?:minutes?|mins?)(?![a-z])(?! (?:past|to [1-9ft]))`,
  'g',
);

/** Reads durations in minutes (docs/product/messages.md, "Facts in messages"). */
export const readDurations = ({ folded, script, hasLatin }: MessageText): Candidate[] => {
  const found: Candidate[] = [];
  const add = (match: RegExpExecArray, minutes: number | null): void => {
    if (minutes === null || minutes <= 0 || minutes > FACT_MINUTES_MAX) return;
    if (!Number.isInteger(minutes) || isSecondOfRange(folded, match.index)) return;
    const end = match.index + match[0].trimEnd().length;
    found.push({
      kind: 'duration',
      start: match.index,
      end,
      values: [{ kind: 'duration', minutes }],
    });
  };
  const toMinutes = (
    hours: string | undefined,
    half: boolean,
    minutes: string | undefined,
  ): number | null => {
    const whole = readNumber(hours ?? '');
    if (whole === null) return null;
    return Math.round(whole * 60) + (half ? 30 : 0) + (readNumber(minutes ?? '0') ?? 0);
  };
  for (const match of folded.matchAll(HAN_HOURS)) {
    const { hours, half, after, minutes } = match.groups ?? {};
    add(match, toMinutes(hours, half !== undefined || after === '半', minutes));
  }
  for (const match of folded.matchAll(HALF_HOUR)) add(match, 30);
  for (const match of folded.matchAll(HAN_MINUTES)) {
    const { minutes = '', unit } = match.groups ?? {};
    // 十分 is 'very' in Chinese and 'enough' in Japanese; 一分钟 is 'a moment'.
    const isBare = unit === '分';
    if (isBare && (script !== 'japanese' || minutes === '十')) continue;
    if (minutes === '一') continue;
    add(match, readNumber(minutes));
  }
  for (const match of folded.matchAll(QUARTERS))
    add(match, match.groups?.quarters === '一' ? 15 : 45);
  if (!hasLatin) return found;
  for (const match of folded.matchAll(HOURS_AND_MINUTES)) {
    const { hours, minutes } = match.groups ?? {};
    if (/[ms]$/.test(match[0]) || /hour|hr/.test(match[0]))
      add(match, toMinutes(hours, false, minutes));
  }
  for (const match of folded.matchAll(ENGLISH_HOURS)) {
    const { hours, half, halfAfter, minutes } = match.groups ?? {};
    add(match, toMinutes(hours, half !== undefined || halfAfter !== undefined, minutes));
  }
  for (const match of folded.matchAll(AN_HOUR)) {
    const { half = '', more, minutes = '0' } = match.groups ?? {};
    const base = half.startsWith('three') ? 45 : half.includes('quarter') ? 15 : half ? 30 : 60;
    add(match, base + (more ? 30 : 0) + Number(minutes));
  }
  for (const match of folded.matchAll(ENGLISH_MINUTES)) {
    const { minutes = '' } = match.groups ?? {};
    if (minutes !== 'one') add(match, readNumber(minutes));
  }
  return found;
};
