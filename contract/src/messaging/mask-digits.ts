/**
 * Reads digits in every way of writing and saying them: signs, words, kana, Korean, homophones, Roman numerals,
 * repetitions (`两个九`), and Chinese numbers in full (一百三十八).
 */
import { getPair, PAIR } from './mask-numbers.ts';
import type { Span } from './mask-plain-text.ts';

/** Signs for the digits from 0, most of them homophones, which form a number only in long runs. */
const SIGNS = [
  '〇零洞灵玲铃凌공영',
  '一壹幺要妖腰邀衣医依일',
  '二贰貳两儿耳尔이',
  '三參叁伞散山삼',
  '四肆死思丝私司사',
  '五伍舞武午吴무오',
  '六陆陸溜刘流柳륙육',
  '七柒拐妻期奇棋骑칠',
  '八捌爸吧把扒팔',
  '九玖勾就酒久舅구',
];
/** Words for the digits from 0, also ones that sound like them. */
const WORDS = [
  'zero oh o ling naught nought ゼロ ぜろ レイ れい れー マル まる おー オー',
  'one won wun yi yao ichi i イチ いち イー',
  'two too tu to er ni ii liang ニー ニ にー に にぃ にい',
  'three tree free san iii サン さん',
  'four for fore si yon iv ヨン よん シ し',
  'five fife wu go v ゴー ゴ ごー ご',
  'six sicks liu roku vi ロク ろく',
  'seven sevin qi nana vii ナナ なな シチ しち',
  'eight ate ba hachi viii ハチ はち',
  'nine nein niner jiu kyuu kyu ix キュー キュウ きゅう きゅー ク く',
];
const VALUES = new Map(
  [SIGNS.map((signs) => [...signs]), WORDS.map((words) => words.split(' '))].flatMap((digits) =>
    digits.flatMap((ways, digit) => ways.map((way) => [way, String(digit)] as const)),
  ),
);
const isLatin = (word: string): boolean => /[a-z]/.test(word);
const longestFirst = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|');
const WAYS = [...VALUES.keys()];
const SIGN = `[${SIGNS.join('')}]`;
export const KANA_DIGIT = `(?:(?:${longestFirst(WAYS.filter((way) => /[\u3041-\u30ff]/.test(way)))})(?<![にしごく](?=[\u30a1-\u30ff])))`;
const LATIN = `(?<![a-z'’])(?:${longestFirst(WAYS.filter(isLatin))})(?![a-z'’])`;

const HAN = '[一二两三四五六七八九]';
const IN_FULL = `(?=[零一二两三四五六七八九十]{1,6}[百千])(?:${HAN}千)?(?:零|${HAN}百)?(?:零|${HAN}?十)?${HAN}?`;
const REPEATED = `(?<times>[两二三四2-4])个(?<repeated>\\d|${SIGN})`;
const TOKEN = new RegExp(
  `(?<![\\d+×x*.,-])(?<sum>\\d{1,4} ?(?:\\+|plus) ?\\d{1,3})(?![\\d+=.,]| ?=)|\\d+|${PAIR}|(?<full>${IN_FULL})|${REPEATED}|${SIGN}|${KANA_DIGIT}|${LATIN}`,
  'g',
);

const UNITS = '千百十';
/** 七千四百零九 → 7409 */
const inFull = (text: string): string => {
  let sum = 0;
  let last = 0;
  for (const sign of text) {
    const unit = UNITS.indexOf(sign);
    if (unit >= 0) sum += (last || 1) * 10 ** (3 - unit);
    last = unit >= 0 ? 0 : Number(VALUES.get(sign));
  }
  return String(sum + last);
};
const getDigit = (text: string): string => VALUES.get(text) ?? text;

/** Consecutive digits. */
export interface DigitRun extends Span {
  readonly digits: string;
  /** The number of signs and words; one for 1234. */
  readonly tokens: number;
}

const GAP =
  /^(?:[^\p{L}\p{N}\n〒.:：=×%°¥$€￥]{0,4}|ー|の|のあとに?|[,、 ]{0,2}(?:and )?then |[，、 ]{0,2}(?:然后|再来?|接着|后面) ?)$/u;

/** Returns the runs of consecutive digits of a text. */
export const digitRuns = (plain: string): DigitRun[] => {
  const runs: DigitRun[] = [];
  for (const { 0: text, index: start, groups } of plain.matchAll(TOKEN)) {
    const { sum, full, times, repeated } = groups ?? {};
    const digits = full
      ? inFull(full)
      : times && repeated
        ? getDigit(repeated).repeat(Number(getDigit(times)))
        : sum
          ? String(sum.split(/\+|plus/).reduce((all, part) => all + Number(part), 0))
          : (getPair(text) ?? getDigit(text));
    const last = runs.at(-1);
    const end = start + text.length;
    if (last && GAP.test(plain.slice(last.end, start))) {
      const joined = { digits: last.digits + digits, tokens: last.tokens + 1 };
      runs[runs.length - 1] = { start: last.start, end, ...joined };
    } else runs.push({ start, end, digits, tokens: 1 });
  }
  return runs;
};
