import { createRequire } from 'node:module';
import { type Face, removeUndrawable, splitByFace } from './fonts.ts';

/** Needed for linebreak, which has no types, and bidi-js, whose types do not match its module format. */
const require = createRequire(import.meta.url);

/** A class that finds line break opportunities by Unicode's rules (UAX #14). */
const LineBreaker = require('linebreak') as new (
  text: string,
) => { nextBreak(): { position: number } | null };

/** Implements Unicode's bidirectional algorithm (UAX #9). */
const bidi = (
  require('bidi-js') as () => {
    getEmbeddingLevels(text: string): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
)();

/** Returns the width of a text in a font, in points. */
export type Measure = (face: Face, size: number, text: string) => number;

/** A segment of a line, with its offset from the left in points. */
export interface Fragment {
  text: string;
  face: Face;
  size: number;
  x: number;
  width: number;
  /** True if the text is the code of a character that no font supports, drawn in a box. */
  boxed: boolean;
}

export interface Line {
  fragments: readonly Fragment[];
  width: number;
}

export interface TextLayout {
  lines: readonly Line[];
  /** Code points that no font supports, such as U+1F9FF. */
  missing: readonly string[];
}

/** Sizes of boxed codes, relative to the font size. */
const CODE_SIZE = 0.55;
const CODE_PADDING = 0.2;

/** A run of text in one font and one direction; runs are in logical order. */
interface Piece {
  text: string;
  face: Face;
  level: number;
  boxed: boolean;
}

const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const isVisible = (character: string): boolean =>
  !/\p{Default_Ignorable_Code_Point}/u.test(character);

/** Mirrors the brackets in a right-to-left piece. */
const mirrorBrackets = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');

/**
 * Splits a text into pieces with one font and one bidi level each; each right-to-left word is a piece of
 * its own.
 */
const splitIntoPieces = (
  text: string,
  preferred: Face,
  levels: Uint8Array,
  missing: Set<string>,
): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of splitByFace(preferred, text)) {
    const end = at + part.text.length;
    if (part.face === null) {
      for (const character of [...part.text].filter(isVisible)) {
        missing.add(formatCodePoint(character));
        pieces.push({
          text: formatCodePoint(character),
          face: preferred,
          level: levels[at] ?? 0,
          boxed: true,
        });
      }
      at = end;
      continue;
    }
    while (at < end) {
      const level = levels[at] ?? 0;
      let next = at + 1;
      // Ends a right-to-left piece at each blank, because a font reverses the letters of a word, but not a
      // sequence of words.
      const isBlank = text[at] === ' ';
      while (next < end && levels[next] === level) {
        if (level % 2 === 1 && (isBlank || text[next] === ' ')) break;
        next += 1;
      }
      const drawn = removeUndrawable(part.face, text.slice(at, next));
      if (drawn)
        pieces.push({
          text: level % 2 === 1 ? mirrorBrackets(drawn) : drawn,
          face: part.face,
          level,
          boxed: false,
        });
      at = next;
    }
  }
  return pieces;
};

/** Sorts pieces from logical to visual order, by rule L2 of Unicode's bidirectional algorithm. */
const sortVisually = (pieces: readonly Piece[]): Piece[] => {
  const order = [...pieces];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
};

/** Numbers and English: no character is right-to-left, an emoji or a mark, and most fonts have all of them. */
const PLAIN = /^[ -~]*$/;

/** Returns the bidi level of each character. */
const findLevels = (text: string): Uint8Array =>
  PLAIN.test(text) ? new Uint8Array(text.length) : bidi.getEmbeddingLevels(text).levels;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Returns line break opportunities by Unicode's rules, never within a grapheme. */
const findLineBreaks = (text: string): number[] => {
  const edges = new Set([...graphemes.segment(text)].map(({ index }) => index).concat(text.length));
  const breaker = new LineBreaker(text);
  const breaks: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (edges.has(next.position)) breaks.push(next.position);
  return breaks;
};

/**
 * Breaks a text into lines of a given width by Unicode's rules. Each line is in visual order, from left to
 * right.
 */
export class LineSetter {
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  set(text: string, face: Face, size: number, width: number): TextLayout {
    const missing = new Set<string>();
    const lines = text
      .split('\n')
      .flatMap((paragraph) => this.#paragraph(paragraph, face, size, width, missing));
    return { lines, missing: [...missing] };
  }

  #paragraph(text: string, face: Face, size: number, width: number, missing: Set<string>): Line[] {
    const levels = findLevels(text);
    const piecesIn = (from: number, to: number) =>
      splitIntoPieces(text.slice(from, to), face, levels.subarray(from, to), missing);
    // Measures pieces in logical order, because their visual order does not affect the width.
    const measureWidth = (from: number, to: number) => this.#line(piecesIn(from, to), size).width;
    // Most texts fit on one line. Its width is measured once, without looking for breaks.
    const whole = this.#line(piecesIn(0, text.trimEnd().length), size);
    if (whole.width <= width) return [whole];
    const lines: Line[] = [];
    let start = 0;
    let taken = 0;
    /** Ends a line at this position, and omits its trailing spaces. */
    const closeLine = (end: number) => {
      const seen = start + text.slice(start, end).trimEnd().length;
      lines.push(this.#line(piecesIn(start, seen), size));
      start = end;
      taken = 0;
    };
    const addPieces = (from: number, to: number, parts: () => readonly [number, number][]) => {
      const seen = from + text.slice(from, to).trimEnd().length;
      const wide = measureWidth(from, seen);
      if (taken > 0 && taken + wide > width) closeLine(from);
      if (wide > width)
        // A word that is wider than the line can be broken anywhere.
        for (const [at, end] of parts()) addPieces(at, end, () => []);
      else taken += seen < to ? measureWidth(from, to) : wide;
    };
    let from = 0;
    for (const to of findLineBreaks(text)) {
      const word = text.slice(from, to);
      const offset = from;
      addPieces(from, to, () =>
        [...graphemes.segment(word)].map(({ index, segment }) => [
          offset + index,
          offset + index + segment.length,
        ]),
      );
      from = to;
    }
    if (start < text.length || lines.length === 0) closeLine(text.length);
    return lines;
  }

  /**
   * Returns the pieces of a line with their positions. They are in logical order, the reading order of
   * screen readers.
   */
  #line(pieces: readonly Piece[], size: number): Line {
    let x = 0;
    const places = new Map<Piece, Fragment>();
    for (const piece of sortVisually(pieces)) {
      const { text, face, boxed } = piece;
      const own = boxed ? size * CODE_SIZE : size;
      const width = this.#measure(face, own, text) + (boxed ? 2 * size * CODE_PADDING : 0);
      places.set(piece, { text, face, size: own, x, width, boxed });
      x += width;
    }
    return { fragments: pieces.flatMap((piece) => places.get(piece) ?? []), width: x };
  }
}
