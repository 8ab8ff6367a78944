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

/** Characters of other scripts that look like Latin ones, and digits that NFKC leaves as they are. */
const LOOKALIKES = new Map(
  [
    ['аеорсхуіѕԁһ', 'aeopcxyisdh'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
    ['❶❷❸❹❺❻❼❽❾⓿', '1234567890'],
    ['➊➋➌➍➎➏➐➑➒', '123456789'],
    ['⓵⓶⓷⓸⓹⓺⓻⓼⓽', '123456789'],
    ['➕✚✙✛✜⊕', '++++++'],
    ['電話號碼帳點轉匯寶賴聯機線', '电话号码账点转汇宝赖联机线'],
  ].flatMap(([from = '', to = '']) => {
    const plain = [...to];
    return [...from].map((sign, at) => [sign, plain[at] ?? sign] as const);
  }),
);

/** Joiners, variation selectors, keycaps, tags, combining marks: nobody sees them by themselves. */
const UNSEEN = /^(?:\p{Cf}|\p{Mn}|\p{Me}|\p{Variation_Selector}|\u115F|\u1160|\u3164)$/u;

/** Signs that stand for whole phrases (ﷺ is 18 characters) stay: they hide no contact, and would cost time. */
const LONGEST_PLAIN = 4;

const plainOf = (sign: string): string => {
  if (UNSEEN.test(sign)) return '';
  const plain = LOOKALIKES.get(sign) ?? sign.normalize('NFKC').toLowerCase();
  return plain.length > LONGEST_PLAIN ? sign : plain;
};

interface Sign {
  plain: string;
  start: number;
  end: number;
}

const isBlank = (sign: Sign | undefined): boolean => sign !== undefined && /^\s+$/.test(sign.plain);

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
  for (const [at, sign] of signs.entries()) {
    if (!isBlank(sign)) continue;
    // A blank between two single characters: its neighbours' other neighbours are blanks, or ends.
    const alone = (side: number) =>
      signs[side] !== undefined && !isBlank(signs[side]) && (side <= 0 || isBlank(signs[side - 1]));
    const before = alone(at - 1);
    const next = signs[at + 2];
    const after = signs[at + 1] !== undefined && !isBlank(signs[at + 1]);
    if (before && after && (next === undefined || isBlank(next))) {
      if (run.length > 0 && run.at(-1) !== at - 2) close();
      run.push(at);
    } else close();
  }
  close();
  return found;
};

export const plainText = (typed: string): PlainText => {
  const signs: Sign[] = [];
  let at = 0;
  for (const sign of typed) {
    const plain = plainOf(sign);
    const last = signs.at(-1);
    if (plain) signs.push({ plain, start: at, end: at + sign.length });
    // What nobody sees by itself goes with the character before it.
    else if (last) last.end = at + sign.length;
    at += sign.length;
  }
  const blanks = blanksOfSpread(signs);
  const kept = signs.filter((_, index) => !blanks.has(index));
  return {
    text: kept.map(({ plain }) => plain).join(''),
    starts: kept.flatMap(({ plain, start }) => Array.from({ length: plain.length }, () => start)),
    ends: kept.flatMap(({ plain, end }) => Array.from({ length: plain.length }, () => end)),
  };
};
