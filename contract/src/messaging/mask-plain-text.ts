/**
 * Normalizes a message for the contact mask: full-width, circled and styled characters become plain
 * lowercase ones, invisible characters are removed, and spaced-out letters are joined. Every character
 * keeps its position in the original text.
 */
import { getLookalike } from './mask-lookalikes.ts';

export interface PlainText {
  readonly text: string;
  /** For each UTF-16 code unit of `text`: where its source starts and ends in the original text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A range of a text, excluding its end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the ranges that a global pattern matches. */
export const matchSpans = (plain: string, pattern: RegExp): Span[] =>
  [...plain.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

/**
 * Characters that are invisible on their own: joiners, variation selectors, keycaps, tags and combining
 * marks.
 */
const UNSEEN = /^(?:\p{Cf}|\p{Mn}|\p{Me}|\p{Variation_Selector}|\u115F|\u1160|\u3164)$/u;

/**
 * Maximum length of the text that a character is replaced with. Characters that stand for whole phrases (ﷺ
 * expands to 18 characters) are kept, because they hide no contact and expanding them would take time.
 */
const MAX_PLAIN_LENGTH = 4;

const ACCENTED = /^[\u00e0-\u024f\u1e00-\u1eff]$/;

const computePlain = (character: string): string => {
  if (UNSEEN.test(character)) return '';
  const known = getLookalike(character) ?? character.normalize('NFKC').toLowerCase();
  // Only Latin letters lose their accents: the marks of kana change the letter.
  const plain = ACCENTED.test(known) ? known.normalize('NFD').replace(/\p{Mn}/gu, '') : known;
  return plain.length > MAX_PLAIN_LENGTH ? character : plain;
};

/** Caches the plain form of characters, because the Unicode lookups take longer than all finders together. */
const remembered = new Map<string, string>();
/** Maximum size of the cache; more characters than any language has. */
const MAX_REMEMBERED = 30_000;

const getPlain = (character: string): string => {
  const known = remembered.get(character);
  if (known !== undefined) return known;
  const plain = computePlain(character);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(character, plain);
  return plain;
};

interface PlainCharacter {
  plain: string;
  isBlank: boolean;
  isWord: boolean;
  start: number;
  end: number;
}

const BLANK = /^\s+$/;
const WORD = /^[\p{L}\p{N}]+$/u;

/** Minimum number of letters in a spaced-out word: `k e n j i`, ぜ・ろ・き・ゅ・う. */
const SPREAD_MIN = 4;
const SPREADER = /^[・·.*_/|~-]$/;
const KANA_OR_HAN = /^[\u3041-\u30fa\u30fc\u4e00-\u9fff]$/;

/** Returns the indexes of spaces, and of symbols between kana or Han, inside spaced-out words. */
const blanksOfSpread = (characters: readonly PlainCharacter[]): Set<number> => {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length >= SPREAD_MIN - 1) for (const at of run) found.add(at);
    run = [];
  };
  const isVisible = (at: number): boolean => characters[at]?.isBlank === false;
  const isWord = (at: number): boolean => characters[at]?.isWord === true;
  /**
   * Returns whether a character stands alone, without text on one side. A colon after the last letter is
   * allowed: `イ ン ス タ：`.
   */
  const isSingle = (at: number, beside: number): boolean =>
    isVisible(at) && (!isVisible(beside) || (isWord(at) && !isWord(beside)));
  const isEastern = (at: number): boolean => KANA_OR_HAN.test(characters[at]?.plain ?? '');
  for (const [at, character] of characters.entries()) {
    const isSpreader = SPREADER.test(character.plain) && isEastern(at - 1) && isEastern(at + 1);
    if (!character.isBlank && !isSpreader) continue;
    // A space between two single characters.
    if (isSingle(at - 1, at - 2) && isSingle(at + 1, at + 2)) {
      if (run.length > 0 && run.at(-1) !== at - 2) close();
      run.push(at);
    } else close();
  }
  close();
  return found;
};

/** Runs of regional indicator letters, which form flags or spell a word. */
const FLAGS = /(?:[\u{1f1e6}-\u{1f1ff}][\u200b-\u200d\u2060 ]?){2,}/gu;
const SPELLED = /wechat|weixin|whatsapp|line|insta|kakao|telegram|^(?:[vw]x|qq|fb|ig)$/;
/** Offset from a regional indicator to the squared letter, which has the same UTF-16 length. */
const TO_SQUARE = 0x1f170 - 0x1f1e6;

const withoutFlagLetters = (typed: string): string =>
  typed.replace(FLAGS, (run) => {
    const squares = run.replace(/[\u{1f1e6}-\u{1f1ff}]/gu, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + TO_SQUARE),
    );
    const letters = [...squares].map((letter) => getLookalike(letter) ?? '');
    const isApart = /^(?:.[\u200b-\u200d\u2060 ]+){3,}.?$/u.test(run);
    return isApart || SPELLED.test(letters.join('')) ? squares : run;
  });

const plainCharacters = (typed: string): PlainCharacter[] => {
  const characters: PlainCharacter[] = [];
  let at = 0;
  for (const character of withoutFlagLetters(typed)) {
    const plain = getPlain(character);
    const last = characters.at(-1);
    const end = at + character.length;
    if (plain) {
      const [isBlank, isWord] = [BLANK.test(plain), WORD.test(plain)];
      characters.push({ plain, isBlank, isWord, start: at, end });
    }
    // Characters that are invisible on their own belong to the character before them.
    else if (last) last.end = end;
    at = end;
  }
  return characters;
};

export const plainText = (typed: string): PlainText => {
  const characters = plainCharacters(typed);
  const blanks = blanksOfSpread(characters);
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const [index, { plain, start, end }] of characters.entries()) {
    if (blanks.has(index)) continue;
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return { text, starts, ends };
};
