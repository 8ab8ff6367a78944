/**
 * Full-text search: 'fushimi', '清水寺' or 'ramen tea' finds guides whose text contains all of it. Latin words
 * match by prefix, Chinese and Japanese ones at any position. Parts of the words ("grams") are hashed into
 * one indexed integer array, which works in every database locale. The words themselves are compared
 * afterward, so hash collisions are harmless. `buildTextRow` in derived-rows.ts determines which texts are
 * searched.
 */

const PIECE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[\p{L}\p{N}]+/gu;
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;

/** Normalizes width, case and accents. If this changes, increment the number in `page-format.ts`. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const splitIntoPieces = (text: string): string[] => {
  const pieces: string[] = [];
  for (const [run] of normalizeText(text).matchAll(PIECE)) {
    // Splits 'ramen拉面', which is one run of letters, where the script changes.
    let piece = '';
    let wasIdeograph = false;
    for (const letter of run) {
      const isIdeograph = IDEOGRAPHS.test(letter);
      if (piece !== '' && isIdeograph !== wasIdeograph) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
      wasIdeograph = isIdeograph;
    }
    if (piece !== '') pieces.push(piece);
  }
  return pieces;
};

/** Computes the FNV-1a hash of a text as a signed 32-bit integer, PostgreSQL's type `integer`. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
};

/**
 * Returns the grams of a word: for Chinese and Japanese, every character and pair of characters; otherwise
 * every prefix.
 */
const splitIntoGrams = (piece: string): string[] => {
  const letters = [...piece];
  if (!IDEOGRAPHS.test(piece))
    return [1, 2, 3]
      .filter((length) => length <= letters.length)
      .map((length) => ` ${letters.slice(0, length).join('')}`);
  return letters.flatMap((letter, index) => {
    const next = letters[index + 1];
    return next === undefined ? [letter] : [letter, letter + next];
  });
};

export interface SearchText {
  /** The words of the text, each preceded by a space. */
  words: string;
  grams: number[];
}

/** Returns the search text to store for a guide. */
export const buildSearchText = (parts: readonly string[]): SearchText => {
  const pieces = parts.flatMap(splitIntoPieces);
  const grams = new Set(pieces.flatMap(splitIntoGrams).map(hash));
  return { words: pieces.map((piece) => ` ${piece}`).join(''), grams: [...grams] };
};

export interface TextQuery {
  /** LIKE patterns that must all match; apart from wildcards, they contain only letters and digits. */
  patterns: string[];
  /** Grams that must all be present. */
  grams: number[];
}

/** Returns the search terms of a text; null if it contains no letters or digits. */
export const parseTextQuery = (text: string): TextQuery | null => {
  const pieces = [...new Set(splitIntoPieces(text))];
  if (pieces.length === 0) return null;
  // Uses only the longest grams, which are the most selective; for a Latin word, that is its longest
  // prefix.
  const grams = pieces.flatMap((piece) => {
    const all = splitIntoGrams(piece);
    return IDEOGRAPHS.test(piece) ? all : all.slice(-1);
  });
  return {
    patterns: pieces.map((piece) => (IDEOGRAPHS.test(piece) ? `%${piece}%` : `% ${piece}%`)),
    grams: [...new Set(grams.map(hash))],
  };
};
