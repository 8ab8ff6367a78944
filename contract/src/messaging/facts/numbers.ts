/** Patterns and values of numbers in messages: 12,000, 1万5千, 两百, twenty-five. */

const HAN_DIGITS = '零一二三四五六七八九';
const HAN_VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...HAN_DIGITS].map((sign, digit) => [sign, digit])),
  〇: 0,
  两: 2,
  兩: 2,
};
const UNITS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  k: 1000,
  万: 10_000,
  萬: 10_000,
  w: 10_000,
};

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD_VALUES: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...Object.fromEntries(
    [...ONES, ...TEENS].map((word, index): [string, number] => [word, index + 1]),
  ),
  ...Object.fromEntries(TENS.map((word, index): [string, number] => [word, (index + 2) * 10])),
};

const ONE = ONES.join('|');
/** An English number below 100. */
export const WORD = `(?:(?:${TENS.join('|')})(?:[- ](?:${ONE}))?|${TEENS.join('|')}|${ONE})`;
const HAN = '零〇一二两兩三四五六七八九十百千万萬';

/** What must not precede a number: another digit, except a weekday's, or a word that makes it vague or an ordinal. */
export const START = `(?<!\\d|[第几幾数數何周週]|星期|礼拜|(?<!周|週|星期|礼拜)[${HAN}])(?<!\\d[.,:/])`;
/** A Han number, up to 9999万. */
export const HAN_NUMBER = `[${HAN}]{1,9}`;
/** A small number in figures, Han signs or English words. */
export const COUNT = `(?:\\d{1,3}(?![\\d,.]\\d|\\d)|${HAN_NUMBER}|(?<![a-z])${WORD}(?![a-z]))`;
/** A number of any size. */
export const AMOUNT = `(?:(?:\\d{1,3}(?:,\\d{3}){1,3}(?!\\d)|\\d{1,8}(?:\\.\\d{1,2})?(?!\\d))(?: ?[kw](?![a-z])|(?:[百千万萬]\\d{0,4}){1,3})?|${HAN_NUMBER}|(?<![a-z])(?:${WORD}|a)(?: hundred(?: and)?| thousand){1,2}(?: ${WORD})?(?: hundred)?(?![a-z])|(?<![a-z])${WORD}(?![a-z]))`;

const readHan = (text: string): number | null => {
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let lastUnit = 1;
  for (const part of text.match(/\d+(?:\.\d+)?|\D/g) ?? []) {
    const unit = UNITS[part];
    const value = HAN_VALUES[part] ?? (/^\d/.test(part) ? Number(part) : null);
    if (unit === undefined) {
      // Two signs in a row are vague: 两三, 五六.
      if (value === null || (digit !== null && digit !== 0)) return null;
      digit = value;
      if (value === 0 && part !== '0') lastUnit = 1;
      continue;
    }
    if (unit === 10_000) {
      total += (section + (digit ?? 0) || 1) * unit;
      section = 0;
    } else {
      section += (digit ?? 1) * unit;
    }
    digit = null;
    lastUnit = unit;
  }
  // 两百五 is 250, and 1万2 is 12,000.
  const scale = digit !== null && digit < 10 && lastUnit >= 100 ? lastUnit / 10 : 1;
  return total + section + (digit ?? 0) * scale;
};

const readWords = (text: string): number | null => {
  let total = 0;
  let section = 0;
  for (const word of text.split(/[- ]+/)) {
    if (word === 'and') continue;
    if (word === 'hundred') section *= 100;
    else if (word === 'thousand') {
      total += section * 1000;
      section = 0;
    } else {
      const value = WORD_VALUES[word];
      if (value === undefined) return null;
      section += value;
    }
  }
  return total + section;
};

/** Returns the value of a number that one of the patterns matched; null if it is vague, such as 两三. */
export const readNumber = (text: string): number | null => {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '').trim();
  if (/^\d+(?:\.\d+)?$/.test(plain)) return Number(plain);
  const short = /^(\d+(?:\.\d+)?) ?([kw])$/.exec(plain);
  if (short) return Math.round(Number(short[1]) * (UNITS[short[2] ?? ''] ?? 1) * 100) / 100;
  if (/^[a-z]/.test(plain)) return readWords(plain);
  const value = readHan(plain);
  return value === null ? null : Math.round(value * 100) / 100;
};

/** The beginning of a vague number, before its second part: 2-, 两到, '3 or'. */
const RANGE_BEFORE = new RegExp(
  `(?:(?<![\\d:.,])(?<figures>\\d{1,2})(?:\\.\\d{1,2})?|[${HAN}]|(?<![a-z])${WORD}|个) ?(?:(?<comma>[、,])|(?:-|~|/|到|至|或者?|还是|か|から|to|or)+ ?)$`,
);
const RANGE_LENGTH = 14;

/** Returns whether the number at a position is the second part of a vague one, such as '2-3 hours' or 2、3時間. */
export const isSecondOfRange = (folded: string, start: number): boolean => {
  const match = RANGE_BEFORE.exec(folded.slice(Math.max(0, start - RANGE_LENGTH), start));
  if (!match) return false;
  const { figures, comma } = match.groups ?? {};
  // A comma also separates different facts: 19時、4人.
  return !comma || Number(figures) + 1 === Number.parseInt(folded.slice(start, start + 3), 10);
};
