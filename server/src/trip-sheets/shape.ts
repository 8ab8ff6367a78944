import type { Glyph, GlyphRun, Font as OpenFont } from 'fontkit';
import { Blob, Buffer, ClusterLevel, Face, Font, shape } from 'harfbuzzjs';

export type Layout = (text: string) => GlyphRun;

/** A glyph, and the index of the character at which it begins. */
interface Shaped {
  id: number;
  at: number;
}

const getCodePoint = (character: string | undefined): number => character?.codePointAt(0) ?? 0;

/**
 * Returns, for each glyph, the characters that are copied from a PDF: those from the glyph's start to the
 * next glyph's. Several glyphs that begin at the same character, such as the halves of a vowel, share that
 * character's parts.
 */
const getCharacters = (text: string, shaped: readonly Shaped[], font: OpenFont): number[][] => {
  const glyphsAt = Map.groupBy(shaped, ({ at }) => at);
  const starts = [...glyphsAt.keys()].sort((a, b) => a - b);
  const found = new Map<Shaped, number[]>();
  let skipped = '';
  for (const [n, start] of starts.entries()) {
    const glyphs = glyphsAt.get(start) ?? [];
    const own = text.slice(start, starts[n + 1]);
    const draws = (glyph: Shaped | undefined, character: number) =>
      glyph?.id === font.glyphForCodePoint(character).id;
    let characters = [...(skipped + own)];
    skipped = '';
    if (glyphs.length > characters.length) characters = [...own.normalize('NFKD')];
    const next = glyphsAt.get(starts[n + 1] ?? -1)?.[0];
    const isWhole = glyphs.length === 1 && draws(glyphs[0], getCodePoint(characters[0]));
    const after = next ? text.slice(next.at) : '';
    // Marks that are drawn together with the marks that follow, not with this letter.
    if (next && (isWhole || /^\p{M}/u.test(after)) && !draws(next, getCodePoint(after)))
      skipped = characters.splice(1).join('');
    for (const [index, glyph] of glyphs.entries()) {
      const isLast = index === glyphs.length - 1;
      found.set(glyph, characters.splice(0, isLast ? characters.length : 1).map(getCodePoint));
    }
  }
  return shaped.map((glyph) => found.get(glyph) ?? []);
};

/**
 * Returns a function that lays out text in a font with HarfBuzz, as browsers do. fontkit, pdfkit's default,
 * does not order Burmese vowels, and misplaces some marks of Thai, Khmer, Lao, Hebrew and Tibetan. @param
 * font the same file, opened by fontkit, which provides the glyphs
 */
export const layoutByHarfBuzz = (file: Uint8Array, font: OpenFont): Layout => {
  const shaper = new Font(new Face(new Blob(new Uint8Array(file).buffer)));
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.setClusterLevel(ClusterLevel.CHARACTERS);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    const shaped = buffer.getGlyphInfos().map(({ codepoint: id, cluster: at }) => ({ id, at }));
    const characters = getCharacters(text, shaped, font);
    const glyphs: Glyph[] = shaped.map(({ id }, n) =>
      Object.create(font.getGlyph(id), { codePoints: { value: characters[n] } }),
    );
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      }));
    return {
      glyphs,
      positions,
      // Computed on access, because pdfkit scales the positions first.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    } as GlyphRun;
  };
};
