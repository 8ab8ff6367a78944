/**
 * A message as the contact mask reads it: full-width, circled and styled characters as plain ones,
 * lower case, what nobody sees left out, letters that were spread out put together again. Every
 * character knows where it stands in what was typed.
 */

export interface PlainText {
  readonly text: string;
  /** For each UTF-16 unit of `text`: where its source begins in what was typed, and where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A part of a plain text, the end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a global pattern matches. */
export const matchSpans = (plain: string, pattern: RegExp): Span[] =>
  [...plain.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

/** Characters of other scripts that look like Latin ones, and digits that NFKC leaves as they are. */
const LOOKALIKES = new Map(
  [
    ['аеорсхуіѕԁһ', 'aeopcxyisdh'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
    ['❶❷❸❹❺❻❼❽❾⓿', '1234567890'],
    ['➊➋➌➍➎➏➐➑➒', '123456789'],
    ['⓵⓶⓷⓸⓹⓺⓻⓼⓽', '123456789'],
    ['〡〢〣〤〥〦〧〨〩', '123456789'],
    ['⭕🅾', '00'],
    // Arabic, Persian, Hindi, Bengali, Thai.
    ...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙'].map((digits) => [
      digits,
      '0123456789',
    ]),
    ['➕✚✙✛✜⊕', '++++++'],
    ['電話號碼帳點轉匯寶賴聯機線網郵紅書', '电话号码账点转汇宝赖联机线网邮红书'],
  ].flatMap(([from = '', to = '']) => {
    const plain = [...to];
    return [...from].map((sign, at) => [sign, plain[at] ?? sign] as const);
  }),
);

/** Joiners, variation selectors, keycaps, tags, combining marks: nobody sees them by themselves. */
const UNSEEN = /^(?:\p{Cf}|\p{Mn}|\p{Me}|\p{Variation_Selector}|\u115F|\u1160|\u3164)$/u;

/** Signs that stand for whole phrases (ﷺ is 18 characters) stay: they hide no contact, and would cost time. */
const LONGEST_PLAIN = 4;

const ACCENTED = /^[\u00e0-\u024f\u1e00-\u1eff]$/;

const computePlain = (sign: string): string => {
  if (UNSEEN.test(sign)) return '';
  const known = LOOKALIKES.get(sign) ?? sign.normalize('NFKC').toLowerCase();
  // Kana keep their marks, which make other letters of them.
  const plain = ACCENTED.test(known) ? known.normalize('NFD').replace(/\p{Mn}/gu, '') : known;
  return plain.length > LONGEST_PLAIN ? sign : plain;
};

/** Asking Unicode's tables costs more than all finders together: what was asked once is remembered. */
const remembered = new Map<string, string>();
/** More signs than all that a language writes with. */
const MOST_REMEMBERED = 30_000;

const plainOf = (sign: string): string => {
  const known = remembered.get(sign);
  if (known !== undefined) return known;
  const plain = computePlain(sign);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(sign, plain);
  return plain;
};

interface Sign {
  plain: string;
  isBlank: boolean;
  isWord: boolean;
  start: number;
  end: number;
}

const BLANK = /^\s+$/;
const WORD = /^[\p{L}\p{N}]+$/u;

/** So many single characters with a blank between them are one word, spread out: `k e n j i`. */
const SPREAD_MIN = 4;

/** The indexes of blanks inside words that were spread out. */
const blanksOfSpread = (signs: readonly Sign[]): Set<number> => {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length >= SPREAD_MIN - 1) for (const at of run) found.add(at);
    run = [];
  };
  const isSeen = (at: number): boolean => signs[at]?.isBlank === false;
  const isWord = (at: number): boolean => signs[at]?.isWord === true;
  /** Nothing beside it: `イ ン ス タ：` ends with a colon at its last letter. */
  const isSingle = (at: number, beside: number): boolean =>
    isSeen(at) && (!isSeen(beside) || (isWord(at) && !isWord(beside)));
  for (const [at, sign] of signs.entries()) {
    if (!sign.isBlank) continue;
    // A blank between two single characters.
    if (isSingle(at - 1, at - 2) && isSingle(at + 1, at + 2)) {
      if (run.length > 0 && run.at(-1) !== at - 2) close();
      run.push(at);
    } else close();
  }
  close();
  return found;
};

const signsOf = (typed: string): Sign[] => {
  const signs: Sign[] = [];
  let at = 0;
  for (const sign of typed) {
    const plain = plainOf(sign);
    const last = signs.at(-1);
    const end = at + sign.length;
    if (plain) {
      const [isBlank, isWord] = [BLANK.test(plain), WORD.test(plain)];
      signs.push({ plain, isBlank, isWord, start: at, end });
    }
    // What nobody sees by itself goes with the character before it.
    else if (last) last.end = end;
    at = end;
  }
  return signs;
};

export const plainText = (typed: string): PlainText => {
  const signs = signsOf(typed);
  const blanks = blanksOfSpread(signs);
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const [index, { plain, start, end }] of signs.entries()) {
    if (blanks.has(index)) continue;
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return { text, starts, ends };
};
