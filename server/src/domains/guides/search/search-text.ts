/**
 * Full-text search: 'fushimi', '清水寺' or 'ramen tea' finds guides whose text contains all of it. Latin words
 * match by prefix, Chinese and Japanese ones at any position. Parts of the words ("grams") are hashed into
 * one indexed integer array, which works in every database locale. The words themselves are compared
 * afterward, so hash collisions are harmless. `textRow` in derived-rows.ts determines which texts are
 * searched.
 */

const PIECE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[\p{L}\p{N}]+/gu;
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;

/** Normalizes width, case and accents. After a change, increment the number in `page-format.ts`. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (const [run] of normalizeText(text).matchAll(PIECE)) {
    // 'ramen拉面' is one run of letters, so it is split where the script changes.
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

/** FNV-1a as a signed 32-bit integer, PostgreSQL's type integer. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
};

/** Returns the grams of a word: in Chinese, every character and pair of characters; otherwise, prefixes. */
const gramsOf = (piece: string): string[] => {
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
  /** Every word preceded by a space. */
  words: string;
  grams: number[];
}

/** Returns the stored search text of a guide. */
export const searchText = (parts: readonly string[]): SearchText => {
  const pieces = parts.flatMap(piecesOf);
  const grams = new Set(pieces.flatMap(gramsOf).map(hash));
  return { words: pieces.map((piece) => ` ${piece}`).join(''), grams: [...grams] };
};

export interface TextQuery {
  /** LIKE patterns that must all match; they contain only letters and digits. */
  patterns: string[];
  /** Grams that must all be present. */
  grams: number[];
}

/** Returns the search terms of a text; null if it contains no letter or digit. */
export const textQuery = (text: string): TextQuery | null => {
  const pieces = [...new Set(piecesOf(text))];
  if (pieces.length === 0) return null;
  // The longest grams are the most selective; for Latin words, the longest prefix is enough.
  const grams = pieces.flatMap((piece) => {
    const all = gramsOf(piece);
    return IDEOGRAPHS.test(piece) ? all : all.slice(-1);
  });
  return {
    patterns: pieces.map((piece) => (IDEOGRAPHS.test(piece) ? `%${piece}%` : `% ${piece}%`)),
    grams: [...new Set(grams.map(hash))],
  };
};
