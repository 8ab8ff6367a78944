import { describe, expect, test } from 'vitest';
import { type Face, getFont, splitByFace } from './fonts.ts';
import { LineSetter } from './set-lines.ts';

describe('uses the requested font, and other fonts only for characters that it lacks', () => {
  test.each([
    ['one font has all characters', 'ja', '渋谷駅', ['ja']],
    ['a word has its own font', 'ja', '渋谷駅 你们', ['ja', 'zh']],
    ['an emoji is a picture', 'ja', '渋谷駅🚉', ['ja', 'emoji']],
    ['a word with an accent keeps one font', 'zhBold', 'Łódź café', ['latinBold', 'zhBold']],
    ['Hangul, Thai', 'zh', '김 ร้าน', ['ko', 'zh', 'thai']],
    ['no font has the character', 'zh', 'ꯅ', [null]],
  ] as const)('%s', (_, preferred, text, faces) => {
    const parts = splitByFace(preferred, text);
    expect(parts.map(({ face }) => face)).toEqual(faces);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

test('sets numbers like the font itself, in every font that does not use HarfBuzz', () => {
  const characters = [...'0123456789.,-'];
  const pairs = characters.flatMap((one) => characters.map((other) => one + other));
  const read = ({ glyphs, positions }: ReturnType<ReturnType<typeof getFont>['layout']>) => [
    glyphs.map(({ id }) => id),
    positions.map(({ xAdvance, xOffset }) => [xAdvance, xOffset]),
  ];
  for (const face of ['zh', 'zhBold', 'ja', 'jaBold', 'ko', 'koBold', 'emoji'] satisfies Face[]) {
    const font = getFont(face);
    const own = Object.getPrototypeOf(font).layout as typeof font.layout;
    for (const pair of pairs)
      expect(read(font.layout(pair)), `${face} ${pair}`).toEqual(read(own.call(font, pair)));
  }
});

/** A line setter for which every character is ten points wide. */
const setter = new LineSetter((_face, _size, text) => [...text].length * 10);
const getLines = (text: string, width = 1_000) =>
  setter.set(text, 'zh', 10, width).lines.map(({ fragments }) =>
    fragments
      .toSorted((a, b) => a.x - b.x)
      .map((fragment) => fragment.text)
      .join(''),
  );

describe('lines of text', () => {
  test('break where Unicode allows, and within words that are too long', () => {
    expect(getLines('one two three', 80)).toEqual(['one two', 'three']);
    expect(getLines('我们在车站，见面', 60)).toEqual(['我们在车站，', '见面']);
    expect(getLines('a aaaaaaaaaaaa b', 50)).toEqual(['a', 'aaaaa', 'aaaaa', 'aa b']);
    expect(getLines('one\n\ntwo')).toEqual(['one', '', 'two']);
  });

  test('never break within a grapheme', () => {
    expect(getLines('👩\u200d🍳👩\u200d🍳', 30)).toEqual(['👩\u200d🍳', '👩\u200d🍳']);
  });

  test('order right-to-left words correctly, without reversing times next to a name', () => {
    expect(getLines('محمد علي')).toEqual(['علي محمد']);
    expect(getLines('With \u2068محمد علي\u2069 · 10:00–12:00')).toEqual([
      'With علي محمد · 10:00–12:00',
    ]);
    expect(getLines('(שלום)')).toEqual(['(שלום)']);
  });
});
