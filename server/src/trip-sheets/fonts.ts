import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import { layoutByHarfBuzz } from './shape.ts';

const notoSans = <Script extends string>(script: Script) =>
  [
    `@expo-google-fonts/noto-sans-${script.toLowerCase()}`,
    `400Regular/NotoSans${script}_400Regular.ttf`,
    `700Bold/NotoSans${script}_700Bold.ttf`,
  ] as const;

/**
 * The Noto fonts by Google and Adobe (SIL Open Font License 1.1). Chinese and Japanese have separate fonts,
 * because they draw many shared characters differently; the remaining fonts add the scripts that these two
 * lack.
 */
const FILES = {
  zh: ['@embedpdf/fonts-sc', '../fonts/NotoSansHans-Regular.otf', '../fonts/NotoSansHans-Bold.otf'],
  ja: ['@embedpdf/fonts-jp', '../fonts/NotoSansJP-Regular.otf', '../fonts/NotoSansJP-Bold.otf'],
  /** Covers Latin with all its accents, Greek and Cyrillic. */
  latin: ['@embedpdf/fonts-latin', '../fonts/NotoSans-Regular.ttf', '../fonts/NotoSans-Bold.ttf'],
  ko: ['@embedpdf/fonts-kr', '../fonts/NotoSansKR-Regular.otf', '../fonts/NotoSansKR-Bold.otf'],
  arabic: [
    '@embedpdf/fonts-arabic',
    '../fonts/NotoNaskhArabic-Regular.ttf',
    '../fonts/NotoNaskhArabic-Bold.ttf',
  ],
  hebrew: [
    '@embedpdf/fonts-hebrew',
    '../fonts/NotoSansHebrew-Regular.ttf',
    '../fonts/NotoSansHebrew-Bold.ttf',
  ],
  thai: notoSans('Thai'),
  devanagari: notoSans('Devanagari'),
  georgian: notoSans('Georgian'),
  armenian: notoSans('Armenian'),
  bengali: notoSans('Bengali'),
  tamil: notoSans('Tamil'),
  sinhala: notoSans('Sinhala'),
  khmer: notoSans('Khmer'),
  lao: notoSans('Lao'),
  ethiopic: notoSans('Ethiopic'),
  malayalam: notoSans('Malayalam'),
  telugu: notoSans('Telugu'),
  kannada: notoSans('Kannada'),
  gujarati: notoSans('Gujarati'),
  gurmukhi: notoSans('Gurmukhi'),
  myanmar: notoSans('Myanmar'),
  tibetan: [
    '@expo-google-fonts/noto-serif-tibetan',
    '400Regular/NotoSerifTibetan_400Regular.ttf',
    '700Bold/NotoSerifTibetan_700Bold.ttf',
  ],
  /** Has no bold version. */
  mongolian: [
    '@expo-google-fonts/noto-sans-mongolian',
    '400Regular/NotoSansMongolian_400Regular.ttf',
    '400Regular/NotoSansMongolian_400Regular.ttf',
  ],
  emoji: [
    '@expo-google-fonts/noto-emoji',
    '400Regular/NotoEmoji_400Regular.ttf',
    '700Bold/NotoEmoji_700Bold.ttf',
  ],
} as const;

export type Family = keyof typeof FILES;
const FAMILIES = Object.keys(FILES) as Family[];
export type Face = Family | `${Family}Bold`;

const isBold = (face: Face): face is `${Family}Bold` => face.endsWith('Bold');
const getFamily = (face: Face): Family => face.replace('Bold', '') as Family;
const getFace = (family: Family, bold: boolean): Face => (bold ? `${family}Bold` : family);

const require = createRequire(import.meta.url);

const fonts = new Map<Face, Font>();

const getFile = (face: Face): string => {
  const [name, regular, bold] = FILES[getFamily(face)];
  return join(dirname(require.resolve(name)), isBold(face) ? bold : regular);
};

/**
 * Families with fonts of many megabytes whose glyphs need no shaping; HarfBuzz lays out all other families.
 */
const BY_FONTKIT: readonly Family[] = ['zh', 'ja', 'ko', 'emoji'];

/**
 * Fixes the characters of glyphs. fontkit caches a glyph with the characters of its first use. If a glyph
 * was first used as part of another letter, such as z in ź, it has no characters, and users could not copy
 * or search for it.
 */
const withFixes = (font: Font): Font => {
  const getGlyph = font.getGlyph.bind(font);
  return Object.assign(font, {
    getGlyph: (id: number, characters: number[] = []) => {
      const glyph = getGlyph(id, characters);
      if (glyph?.codePoints.length === 0) Object.assign(glyph, { codePoints: characters });
      return glyph;
    },
  });
};

/** Characters of amounts and days, which the fonts laid out by fontkit neither kern nor join. */
const NUMBER = /^[\d.,-]+$/;

/**
 * Lays out numbers from single characters. A year for taxes has thousands of different amounts, and fontkit
 * takes most of a millisecond for each.
 */
const withNumbers = (font: Font): Font => {
  const layout = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  const layoutCharacter = (character: string): GlyphRun => {
    const known = runs.get(character) ?? layout(character);
    runs.set(character, known);
    return known;
  };
  return Object.assign(font, {
    layout: (text: string, ...more: unknown[]): GlyphRun => {
      if (!NUMBER.test(text) || more.some((each) => each !== undefined))
        return Reflect.apply(layout, font, [text, ...more]);
      const characters = [...text].map(layoutCharacter);
      // Copied, because pdfkit scales the positions.
      const positions = characters.flatMap((run) => run.positions.map((each) => ({ ...each })));
      return {
        glyphs: characters.flatMap(({ glyphs }) => glyphs),
        positions,
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        },
      } as GlyphRun;
    },
  });
};

const openFont = (face: Face): Font => {
  const file = readFileSync(getFile(face));
  const font = create(file) as Font;
  if (BY_FONTKIT.includes(getFamily(face))) return withNumbers(withFixes(font));
  return Object.assign(font, { layout: layoutByHarfBuzz(file, font) });
};

/** Opens a font on first use. All sheets share it, so that decoded glyphs are reused. */
export const getFont = (face: Face): Font => {
  const known = fonts.get(face);
  if (known) return known;
  const opened = openFont(face);
  fonts.set(face, opened);
  return opened;
};

/** Matches characters that are invisible on their own: joiners, variation selectors, isolates. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

const has = (face: Face, text: string): boolean => {
  const font = getFont(face);
  return [...text].every(
    (character) =>
      IGNORABLE.test(character) ||
      /\s/.test(character) ||
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
};

const EMOJI = /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}.*|.\ufe0f.*)$/v;
/** Tested first, because matching emoji sequences is slow. */
const MAYBE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f/u;
/**
 * Returns the first family that has all characters, trying the requested family first; null if no family
 * has them all.
 */
const findFamily = (text: string, preferred: Family, bold: boolean): Family | null => {
  const order =
    MAYBE_EMOJI.test(text) && EMOJI.test(text)
      ? (['emoji', preferred, ...FAMILIES] as const)
      : ([preferred, ...FAMILIES] as const);
  return order.find((family) => has(getFace(family, bold), text)) ?? null;
};

const INVISIBLE = /[\u200c\u2066-\u2069]|\u200d|\ufe0e|\ufe0f/g;
/**
 * Keeps an apostrophe in the font of its Latin word, because in Chinese and Japanese fonts, the apostrophe
 * of O’Neil is as wide as a character.
 */
const WITH_APOSTROPHE = /\p{sc=Latn}’|’\p{sc=Latn}/u;

/** A run of text and its font; `face` is null if no font has the text. */
export interface FacePart {
  text: string;
  face: Face | null;
}

/** Texts without words that could need another font: numbers and English. */
const PLAIN = /^[ -~]+$/;

const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Splits a text into runs by font, using the requested one if possible (docs/product/trip-sheets.md,
 * "Setting"). A word stays in one font if any font has all of its characters.
 */
export const splitByFace = (preferred: Face, text: string): FacePart[] => {
  const bold = isBold(preferred);
  const own = getFamily(preferred);
  // A table of thousands of numbers is not segmented.
  if (PLAIN.test(text) && has(preferred, text)) return [{ text, face: preferred }];
  const parts: FacePart[] = [];
  const add = (piece: string, family: Family | null) => {
    const face = family && getFace(family, bold);
    const last = parts.at(-1);
    if (last && last.face === face && face !== null) last.text += piece;
    else parts.push({ text: piece, face });
  };
  for (const { segment: word, isWordLike } of words.segment(text)) {
    const preferredFamily = WITH_APOSTROPHE.test(word) ? 'latin' : own;
    const whole = isWordLike ? findFamily(word, preferredFamily, bold) : null;
    if (whole) add(word, whole);
    else
      for (const { segment } of graphemes.segment(word))
        add(segment, findFamily(segment, own, bold));
  }
  return parts;
};

/**
 * Removes invisible characters that the font would draw as empty boxes. Keeps joiners where they change
 * letters or combine emoji.
 */
export const removeUndrawable = (face: Face, text: string): string => {
  const family = getFamily(face);
  const isJoined = family === 'emoji' || !BY_FONTKIT.includes(family);
  return text.replace(isJoined ? /[\u2066-\u2069]|\ufe0e|\ufe0f/g : INVISIBLE, '');
};
