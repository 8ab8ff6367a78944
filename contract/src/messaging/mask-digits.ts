/**
 * Reads digits in every way of writing and saying them: figures, numerals, words, kana, Korean, homophones, Roman
 * numerals, repetitions (`两个九`), and Chinese numbers in full (一百三十八).
 */
import type { Span } from './mask-plain-text.ts';

/** For each digit from 0, the ways that always mean it, and those that are also words: 'to', 'won', 要. */
const WAYS = [
  [
    '〇 零 洞 zero ling oh o naught nought ゼロ ぜろ',
    '灵 玲 铃 凌 공 영 レイ れい れー マル まる おー オー',
  ],
  ['一 壹 幺 one yi yao イチ', '要 妖 腰 邀 衣 医 依 일 won wun ichi i いち イー'],
  ['二 贰 貳 两 two er liang', '儿 耳 尔 이 too tu to ni ii ニー ニ にー に にぃ にい'],
  ['三 參 叁 three san サン', '伞 散 山 삼 tree free iii さん'],
  ['四 肆 four si ヨン よん', '死 思 丝 私 司 사 for fore yon iv 似 シ し'],
  ['五 伍 five wu', '舞 武 午 吴 무 오 fife go v ゴー ゴ ごー ご'],
  ['六 陆 陸 six liu ロク ろく', '溜 刘 流 柳 륙 육 sicks roku vi'],
  ['七 柒 拐 seven qi ナナ なな', '妻 期 奇 棋 骑 칠 sevin nana vii シチ しち'],
  ['八 捌 eight ba ハチ', '爸 吧 把 扒 팔 ate hachi viii はち'],
  ['九 玖 勾 nine jiu キュウ きゅう', '就 酒 久 舅 구 nein niner kyuu kyu ix キュー きゅー ク く'],
] as const;

/** Returns patterns for the signs, the kana and the Latin words of some ways. */
const buildPatterns = (ways: readonly string[]) => {
  const all = ways.flatMap((some) => some.split(' ')).toSorted((a, b) => b.length - a.length);
  const matching = (pattern: RegExp) => all.filter((way) => pattern.test(way));
  return {
    sign: `[${matching(/^[〇\u4e00-\u9fff\uac00-\ud7af]$/).join('')}]`,
    // A particle before a word in katakana, or after 'then', is no digit.
    kana: `(?:${matching(/[\u3041-\u30ff]/).join('|')})(?<![にしごく](?=[\u30a1-\u30ff])|(?:あと|次)に)`,
    // 'Part two' and 'the lucky one' are no digits.
    word: `(?<![a-z'’]|(?:part|piece|half) |(?:this|that|which|lucky|next|last|first|other|new|old) (?=one))(?:${matching(/[a-z]/).join('|')})(?![a-z'’])`,
  };
};
const SURE = buildPatterns(WAYS.map(([sure]) => sure));
const LIKELY = buildPatterns(WAYS.flat());
const VALUES = new Map(
  WAYS.flatMap((ways, digit) =>
    ways
      .join(' ')
      .split(' ')
      .map((way) => [way, String(digit)]),
  ),
);

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
/** Spoken pairs of digits: 'oh nine oh, twelve, thirty-four', or repeated digits: 'double five'. */
const PAIR = `(?<![a-z])(?:(?:${TENS.join('|')})(?:[- ](?:${UNITS}))?|${TEENS.join('|')}|(?:double|triple)[- ](?:zero|oh|${UNITS})|(?:${UNITS})[- ]hundred(?! and))(?![a-z])`;
/** Spoken digits without spaces: 'zeroeightzero'. */
const GLUED = `(?<![a-z])(?:zero|oh|${UNITS}){3,12}(?![a-z])`;
const GLUED_DIGIT = new RegExp(`zero|oh|${UNITS}`, 'g');
/** Digits mixed with lookalike letters: `o9o`. */
const WITH_LETTERS = '(?<![a-z])(?=[oil|]{0,6}\\d)[oil|\\d]+(?![a-z])';

export const KANA_DIGIT = `(?:${LIKELY.kana})`;
/** Matches a digit in a text that contains little else. */
export const DIGIT = `\\d|${SURE.sign}|${KANA_DIGIT}|${SURE.word}|${PAIR}`;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Text with digits that is not part of a phone number and ends a number before it. */
const HARMLESS = [
  // Booking numbers.
  '(?<![a-z])tg\\d{1,12}',
  // Times.
  '(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)',
  // Dates.
  '(?<!\\d)(?:19|20)\\d{2}[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)',
  '(?<![\\d+-])20[2-4]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\d-]| \\d| ?号| ?加)',
  '(?<!\\d)\\d{1,2}[-/.]\\d{1,2}[-/.](?:19|20)\\d{2}(?!\\d)',
  '(?<![\\d/])\\d{1,2}/\\d{1,2}(?![\\d/])',
  `(?<![a-z])${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? 20[2-4]\\d(?!\\d)`,
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? 20[2-4]\\d(?!\\d)`,
  // Amounts.
  '(?<![\\d,])\\d{1,3}(?:,\\d{3}){1,3}(?![\\d,]|, ?\\d{4})',
  // The public landline of a sight or hotel.
  `(?<=(?:temple|shrine|museum|garden|castle|station|寺|神社|博物馆|美术馆|公园|庭园|城|塔|车站|館)[^.!?。！？\\n]{0,30}(?:["'“”「『‘]|咨询电话|问询处?)|(?<![a-z])(?:sign|front desk|reception|leaflet|poster)(?: \\w{2,8}){0,3}:? )0(?![5-9]0)\\d{1,3}-\\d{2,4}-\\d{4}(?!\\d)`,
  // Postal codes.
  '〒 ?\\d{3}-?\\d{4}(?!-?\\d)',
  '(?<![\\d-]|\\d{3}[) .]{1,2})\\d{3}-\\d{4}(?![\\d-]|[ .]\\d{4}(?!\\d))',
  // Flights, trains and rooms: letters with a few digits.
  `(?<![a-z])(?![oil|]{1,8}\\d|(?:zero|oh|${UNITS})[-\\d])[a-z]{1,4}-?\\d{1,5}(?!\\d|[-. ]?\\d{3,})`,
].join('|');

const HAN = '[一二两三四五六七八九]';
const IN_FULL = `(?=[零一二两三四五六七八九十]{1,6}[百千])(?:${HAN}千)?(?:零|${HAN}百)?(?:零|${HAN}?十)?${HAN}?`;
const REPEATED = `(?<times>[两二三四2-4])个(?<repeated>\\d|${LIKELY.sign})`;
/** 'four sevens' */
const PLURAL = `(?<times>two|three|four|five|[2-5]) (?<repeated>(?:zero|oh|${UNITS})(?=e?s(?![a-z])))e?s`;
const SUM = '(?<![\\d+×x*.,-])(?<sum>\\d{1,4} ?(?:\\+|plus) ?\\d{1,3})(?![\\d+=.,]| ?=)';

const GAP_MAX = 6;
const JOINING_MAX = 14;
/** What can stand between two groups of a number: symbols and spaces (here), or a conjunction (below). */
const SYMBOLS_ONLY = /^(?:[^\p{L}\p{N}:%°℃¥$€£×=+~]|ー)*$/u;
const JOINING =
  /^[\s,，、-]{0,2}(?:(?:然后|再|接着|后面|之后)(?:是|接|加)?|(?:あと|続き|残り|そのあと|その後|次)は?|空格|横杠|横线|杠|减|和|加|跟|接|转|の|(?:and )?then|followed by|and|dash|[[(【]?space[\])】]?|点)[\s,，、-]{0,2}$/u;
const LIKELY_GAP =
  /^(?:[^\p{L}\p{N}\n〒.:：=×%°¥$€￥]{0,4}|ー|の[、,]?|のあとに?、?|[,、 ]{0,2}(?:and )?then |[，、 ]{0,2}(?:然后|再来?|接着|后面|(?:その)?[あ后][と后]は?|続きは?|残りは?) ?)$/u;

/**
 * The two ways to read a text. `sure` reads only what always means digits, and no dates, amounts and the like.
 * `likely` also reads words that sound like digits, which are a number only in long runs.
 */
const READINGS = {
  sure: {
    token: new RegExp(
      `(?<not>${HARMLESS})|${WITH_LETTERS}|\\d+|(?<signs>${SURE.sign}+)|${PAIR}|${SURE.word}|${SURE.kana}|(?<glued>${GLUED})`,
      'g',
    ),
    isGap: (gap: string) =>
      (gap.length <= GAP_MAX && SYMBOLS_ONLY.test(gap)) ||
      (gap.length <= JOINING_MAX && JOINING.test(gap)),
  },
  likely: {
    token: new RegExp(
      `${SUM}|${PLURAL}|\\d+|${PAIR}|(?<full>${IN_FULL})|${REPEATED}|${LIKELY.sign}|${LIKELY.kana}|${LIKELY.word}`,
      'g',
    ),
    isGap: (gap: string) => LIKELY_GAP.test(gap),
  },
};

/** 七千四百零九 → 7409 */
const readInFull = (text: string): string => {
  let sum = 0;
  let last = 0;
  for (const character of text) {
    const unit = '千百十'.indexOf(character);
    if (unit >= 0) sum += (last || 1) * 10 ** (3 - unit);
    last = unit >= 0 ? 0 : Number(VALUES.get(character));
  }
  return String(sum + last);
};

const readPair = (text: string): string | null => {
  const [first = '', second = ''] = text.split(/[- ]/);
  const unit = VALUES.get(second) ?? '0';
  if (first === 'double' || first === 'triple') return unit.repeat(first === 'double' ? 2 : 3);
  if (second === 'hundred') return `${VALUES.get(first) ?? ''}00`;
  const ten = TENS.indexOf(first);
  const teen = TEENS.indexOf(first);
  return ten >= 0 ? `${ten + 2}${unit}` : teen >= 0 ? String(teen + 10) : null;
};

const readToken = (text: string, groups: Partial<Record<string, string>> = {}): string => {
  const { full, times, repeated, sum, signs, glued } = groups;
  const read = (one: string): string => VALUES.get(one) ?? one;
  if (full) return readInFull(full);
  if (times && repeated) return read(repeated).repeat(Number(read(times)));
  if (sum) return String(sum.split(/\+|plus/).reduce((all, part) => all + Number(part), 0));
  if (signs) return [...signs].map(read).join('');
  if (glued) return (glued.match(GLUED_DIGIT) ?? []).map(read).join('');
  return VALUES.get(text) ?? readPair(text) ?? text.replaceAll('o', '0').replaceAll(/[il|]/g, '1');
};

/** Digits without a gap between them: 1234, 一三八, nine. */
export interface Group extends Span {
  readonly digits: string;
  /** True after a plus sign: the number begins with its country code. */
  readonly plus: boolean;
  /** True if the digits are spelled out as English words. */
  readonly spoken: boolean;
}

/** Consecutive groups of digits that can form one number. */
export interface DigitRun extends Span {
  readonly digits: string;
  readonly groups: readonly Group[];
}

/** A plus sign, or the word for it: 'plus forty-four'. */
const PLUS = /(?:\+[ (]?|(?<![a-z\d] ?)plus )$/;
const PLUS_MAX = 7;

export const readDigits = (plain: string, reading: keyof typeof READINGS): DigitRun[] => {
  const { token, isGap } = READINGS[reading];
  const runs: Group[][] = [];
  let last: Group | undefined;
  for (const { 0: text, index, groups } of plain.matchAll(token)) {
    if (groups?.not) {
      last = undefined;
      continue;
    }
    const before = plain.slice(Math.max(0, index - PLUS_MAX), index);
    const sign = reading === 'sure' ? (PLUS.exec(before)?.[0] ?? '') : '';
    const goesOn = last && sign === '' && isGap(plain.slice(last.end, index));
    last = {
      start: index - sign.length,
      end: index + text.length,
      digits: readToken(text, groups),
      plus: sign !== '',
      spoken: /^[a-z -]+$/.test(text),
    };
    if (goesOn) runs.at(-1)?.push(last);
    else runs.push([last]);
  }
  return runs.map((groups) => ({
    start: groups[0]?.start ?? 0,
    end: groups.at(-1)?.end ?? 0,
    digits: groups.map(({ digits }) => digits).join(''),
    groups,
  }));
};
