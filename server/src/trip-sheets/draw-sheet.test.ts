import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { NAMES_WITHOUT_FONT, UNICODE_NAMES } from '../testing/unicode-names.ts';
import { drawSheet } from './draw-sheet.ts';
import type { TripSheet } from './sheet.ts';
import { toBilingual } from './texts.ts';

const aSheet = (names: readonly string[]): TripSheet => ({
  locale: 'en',
  title: toBilingual('Names'),
  subtitle: toBilingual(''),
  notice: null,
  parts: [
    {
      kind: 'rows',
      title: toBilingual('Names'),
      rows: names.map((name) => ({ label: toBilingual('Name'), value: toBilingual(name) })),
    },
    {
      kind: 'driver',
      title: toBilingual('Driver'),
      please: 'ここまで',
      postalCode: null,
      address: names.join(' '),
      kana: null,
      marks: [],
      rows: [],
    },
  ],
  foot: toBilingual('as of ten'),
  pageOf: toBilingual('Page {{page}} of {{pages}}'),
  madeAt: 0,
});

interface DrawnText {
  text: string;
  pages: string[];
  /** The glyphs of each piece of text, by their IDs in the font. */
  glyphs: number[][];
}

/** Extracts the text of a PDF with a different library than the one that drew it. */
const readPdf = async (pdf: Uint8Array): Promise<DrawnText> => {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  const glyphs: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
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
  return { text: pages.join(''), pages, glyphs };
};

/** Removes whitespace and variation selectors. */
const visibleCharacters = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

test('a letter can be copied even if it is first drawn as part of another letter', async () => {
  for (const name of ['Ḟḟ', 'ŁFf']) {
    const { pdf } = await drawSheet(aSheet([name]));
    expect((await readPdf(pdf)).text).toContain(name);
  }
});

test('prints every name completely on the sheet and the driver’s card', async () => {
  const { pdf, missing } = await drawSheet(aSheet(UNICODE_NAMES));
  expect(missing).toEqual([]);
  const text = visibleCharacters((await readPdf(pdf)).text);
  for (const name of UNICODE_NAMES) {
    expect([name, text.split(visibleCharacters(name)).length - 1]).toEqual([name, 2]);
  }
});

test('shapes Arabic letters by their position in the word', async () => {
  const { glyphs } = await readPdf((await drawSheet(aSheet(['ممم']))).pdf);
  const word = glyphs.find((codes) => codes.length === 3 && new Set(codes).size === 3);
  expect(word).toBeDefined();
});

test('prints names with reordered vowels and stacked marks', async () => {
  const names = ['தமிழ்செல்வி', 'ស្រីមុំ', '\u0eba\u0eb1\u0ecb', '\u0be6\u0b82', 'น้ำฝน', 'שָׁלוֹם'];
  const { missing } = await drawSheet(aSheet(names));
  expect(missing).toEqual([]);
});

test('draws Burmese vowels before their letter, and stacks Tibetan letters', async () => {
  const { pdf } = await drawSheet(aSheet(['မောင်', 'ཧྲཱི']));
  const { text } = await readPdf(pdf);
  expect(text).toContain('ေမာင်');
  expect(text).not.toContain('\u25cc');
});

test('prints a name that no font supports as code points, and reports it', async () => {
  const { pdf, missing } = await drawSheet(aSheet(NAMES_WITHOUT_FONT));
  const text = visibleCharacters((await readPdf(pdf)).text);
  for (const name of NAMES_WITHOUT_FONT)
    for (const character of visibleCharacters(name)) {
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      expect([character, missing.includes(code)]).toEqual([character, true]);
      expect([code, text.split(code).length > 2]).toEqual([code, true]);
    }
});

test('prints a character that no font supports as its code point, and reports it', async () => {
  const { pdf, missing } = await drawSheet(aSheet(['Mei \u{1FAE9}ꯅ']));
  expect(missing).toContain('U+ABC5');
  const { text } = await readPdf(pdf);
  for (const code of missing) expect(text).toContain(code);
});

test('prints a title on the same page as its first row, no matter how tall that row is', async () => {
  const row = { label: toBilingual('Label'), value: toBilingual('Value') };
  const included = {
    label: toBilingual('First'),
    value: { en: 'Tickets and lunch. '.repeat(20), 'zh-CN': '门票和午餐。'.repeat(30) },
  };
  for (const before of [18, 21, 24, 27, 30]) {
    const { pdf } = await drawSheet({
      ...aSheet([]),
      parts: [
        {
          kind: 'rows',
          title: toBilingual('Names'),
          rows: Array.from({ length: before }, () => row),
        },
        { kind: 'rows', title: toBilingual('Included'), rows: [included] },
      ],
    });
    const { pages } = await readPdf(pdf);
    const page = pages.find((text) => text.includes('Included'));
    expect([before, page?.includes('First')]).toEqual([before, true]);
  }
});
