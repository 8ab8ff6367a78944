import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { NAMES_OF_THE_WORLD, NAMES_WITHOUT_FONT } from '../testing/names-of-the-world.ts';
import { drawSheet } from './draw-sheet.ts';
import { same } from './sentences.ts';
import type { TripSheet } from './sheet.ts';

const aSheet = (names: readonly string[]): TripSheet => ({
  locale: 'en',
  title: same('Names'),
  subtitle: same(''),
  notice: null,
  parts: [
    {
      kind: 'rows',
      title: same('Names'),
      rows: names.map((name) => ({ label: same('Name'), value: same(name) })),
    },
    {
      kind: 'driver',
      title: same('Driver'),
      please: 'ここまで',
      postalCode: null,
      address: names.join(' '),
      kana: null,
      marks: [],
      rows: [],
    },
  ],
  foot: same('as of ten'),
  pageOf: same('Page {{page}} of {{pages}}'),
  madeAt: 0,
});

interface DrawnText {
  text: string;
  /** The glyphs of each piece, by their code in its font. */
  glyphs: number[][];
}

/** What another program reads in a PDF. */
const read = async (pdf: Uint8Array): Promise<DrawnText> => {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  const glyphs: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [n, fn] of fnArray.entries())
      if (fn === OPS.showText)
        glyphs.push(
          argsArray[n][0].flatMap((glyph: { originalCharCode?: number }) =>
            glyph.originalCharCode === undefined ? [] : [glyph.originalCharCode],
          ),
        );
  }
  await loading.destroy();
  return { text: texts.join(''), glyphs };
};

/** Without blanks, and what chooses between pictures or forms of a character. */
const bare = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

test('every name is on the sheet and on the driver’s card, whole', async () => {
  const { pdf, missing } = await drawSheet(aSheet(NAMES_OF_THE_WORLD));
  expect(missing).toEqual([]);
  const text = bare((await read(pdf)).text);
  for (const name of NAMES_OF_THE_WORLD) {
    expect([name, text.split(bare(name)).length - 1]).toEqual([name, 2]);
  }
});

test('Arabic letters take the form of their place in the word', async () => {
  const { glyphs } = await read((await drawSheet(aSheet(['ممم']))).pdf);
  const word = glyphs.find((codes) => codes.length === 3 && new Set(codes).size === 3);
  expect(word).toBeDefined();
});

test('a name that no font has stands there in codes, character by character, and is reported', async () => {
  const { pdf, missing } = await drawSheet(aSheet(NAMES_WITHOUT_FONT));
  const text = bare((await read(pdf)).text);
  for (const name of NAMES_WITHOUT_FONT)
    for (const character of bare(name)) {
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      expect([character, missing.includes(code)]).toEqual([character, true]);
      expect([code, text.split(code).length > 2]).toEqual([code, true]);
    }
});

test('what no font has is shown as its code, and reported', async () => {
  const { pdf, missing } = await drawSheet(aSheet(['Mei \u{1FAE9}ქ']));
  expect(missing).toContain('U+10E5');
  const { text } = await read(pdf);
  for (const code of missing) expect(text).toContain(code);
});
