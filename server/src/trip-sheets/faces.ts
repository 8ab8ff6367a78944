import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/**
 * Noto Sans, by Google and Adobe (SIL Open Font License 1.1): one face for Chinese and English, one for
 * Japanese, which draws many of the same characters otherwise.
 */
const FILES = {
  zh: ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'],
  zhBold: ['@embedpdf/fonts-sc', 'NotoSansHans-Bold.otf'],
  ja: ['@embedpdf/fonts-jp', 'NotoSansJP-Regular.otf'],
  jaBold: ['@embedpdf/fonts-jp', 'NotoSansJP-Bold.otf'],
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

const require = createRequire(import.meta.url);

const bytes = new Map<Face, Buffer>();
const fonts = new Map<Face, Font>();

const bytesOf = (face: Face): Buffer => {
  const known = bytes.get(face);
  if (known) return known;
  const [name, file] = FILES[face];
  const read = readFileSync(join(dirname(require.resolve(name)), '../fonts', file));
  bytes.set(face, read);
  return read;
};

/** Opened once and shared by all sheets, so that decoded glyphs are reused. */
export const fontOf = (face: Face): Font => {
  const known = fonts.get(face);
  if (known) return known;
  const opened = create(bytesOf(face)) as Font;
  fonts.set(face, opened);
  return opened;
};

const has = (face: Face, text: string): boolean => {
  const font = fontOf(face);
  return [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
};

const OTHER: Readonly<Record<Face, Face>> = {
  zh: 'ja',
  zhBold: 'jaBold',
  ja: 'zh',
  jaBold: 'zhBold',
};

const only = (face: Face, text: string): string =>
  [...text].filter((sign) => has(face, sign)).join('');

/**
 * The face that has all characters of a text, the wanted one first; what neither has is left out
 * (docs/product/trip-sheets.md, "Setting"). Where each lacks some that the other has, the one that lacks
 * fewer.
 */
export const setIn = (wanted: Face, text: string): { face: Face; text: string } => {
  if (has(wanted, text)) return { face: wanted, text };
  const own = only(wanted, text);
  const others = only(OTHER[wanted], text);
  return own.length >= others.length
    ? { face: wanted, text: own }
    : { face: OTHER[wanted], text: others };
};
