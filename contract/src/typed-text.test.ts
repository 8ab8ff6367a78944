import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayName, handle, line, PostalCode, text } from './primitives.ts';
import { shorten, shortenWithEllipsis } from './shorten.ts';
import { chooseForTestLength } from './testing-length.ts';
import { cleanHandle, cleanLine, cleanName, cleanProse } from './typed-text.ts';

const Name = displayName(1, 129);
const Line = line(1, 200);
const Prose = text(1, 2000);

describe('preserved text', () => {
  test.each([
    ['an emoji joined from two', '小厨👩\u200d🍳'],
    ['a family', '👨\u200d👩\u200d👧 Li'],
    ['a flag joined with a rainbow', '🏳\ufe0f\u200d🌈'],
    ['a skin tone before a joiner', '👩🏽\u200d🦰 Kim'],
    ['a flag made of tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a flag made of two letters', '🇯🇵 Ken'],
    ['a keycap', '1\ufe0f\u20e3 Ana'],
    ['a Persian non-joiner', 'علی\u200cرضا'],
    ['a non-joiner after a vowel mark', 'مُ\u200cحمد'],
    ['a joiner at the end of a Malayalam name', 'പ്രവീൺ\u200d'],
    ['a Sinhala conjunct', 'ශ්\u200dරී'],
    ['a variant character in a family name', '葛\u{e0100}城'],
    ['rare characters', '𠮷田㛃㮾'],
    ['Vietnamese', 'Nguyễn Thị Hương'],
    ['Hebrew with vowel points', 'בִּנְיָמִין'],
    ['Thai with a tone mark', 'ก็ได้ น้ำ'],
  ])('%s', (_, typed) => {
    expect(Name.parse(typed)).toBe(typed);
    expect(Line.parse(typed)).toBe(typed);
    expect(Prose.parse(typed)).toBe(typed);
  });

  test('preserves the lines and indentation of prose', () => {
    const typed = '第一段。\n\n\u3000\u3000第二段。';
    expect(cleanProse(typed)).toBe(typed);
  });
});

describe('line breaks', () => {
  const ends = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  test.each(ends)('turns %j into a space in single-line text and a line break in prose', (end) => {
    expect(Line.parse(`3-2-1${end}5F`)).toBe('3-2-1 5F');
    expect(Name.parse(`Mei${end}Lin`)).toBe('Mei Lin');
    expect(Prose.parse(`3-2-1${end}5F`)).toBe('3-2-1\n5F');
  });
});

describe('cleaning pasted text', () => {
  test.each([
    ['Kyoto\tStation', 'Kyoto Station'],
    ['Kyoto\u00a0Station', 'Kyoto Station'],
    ['京都府\u3000京都市', '京都府 京都市'],
    ['京都駅\u200b中央口', '京都駅中央口'],
    ['Hotel\u00adname', 'Hotelname'],
    ['Kyoto\u200e Station', 'Kyoto Station'],
    ['🏯 👨\u200d👩\u200d👧 gate', '🏯 👨\u200d👩\u200d👧 gate'],
    ['\ufeffgate\u2060 2', 'gate 2'],
    ['友\u200d导', '友导'],
    ['\u202e10:00 na ees\u202c 10:00', '10:00 na ees 10:00'],
    ['\u2067שלום, 10:00–12:00\u2069', 'שלום, 10:00–12:00'],
    ['gate\ufffc', 'gate'],
    ['cafe\u0301', 'café'],
    ['bell\u0007', 'bell'],
  ])('turns %j into %j', (pasted, clean) => {
    expect(Line.parse(pasted)).toBe(clean);
  });

  test('limits stacked combining marks to about the height of a line', () => {
    const zalgo = `a${'\u0310\u0315\u0327\u0335'.repeat(30)}`;
    expect([...cleanProse(zalgo)].length).toBeLessThanOrEqual(5);
    expect(cleanProse(`ก${'็'.repeat(50)}`)).toBe('ก็็');
    expect(cleanProse(`a${'\u0489'.repeat(50)}`)).toBe('a\u0489\u0489');
    expect([...cleanProse(`a${'\u0488\u0489'.repeat(50)}`)].length).toBeLessThanOrEqual(9);
  });

  test('converts full-width letters and digits of a handle to ASCII', () => {
    expect(handle(1, 30).parse('ｍｅｉ１\u200b')).toBe('mei1');
    expect(PostalCode.parse('〒１５０ー０００１')).toBe('1500001');
    expect(PostalCode.parse('605 0862')).toBe('6050862');
    expect(PostalCode.parse('〒605　0862')).toBe('6050862');
  });
});

describe('name', () => {
  test.each(['·', '・', '･', '•', '‧', '∙', '\u0387'])('accepts %s as a middle dot', (dot) => {
    expect(Name.parse(`阿卜杜拉${dot}买买提`)).toBe('阿卜杜拉·买买提');
  });

  test.each([
    'Tomo\u200bGuide',
    'mei\u202egnp',
    'a\u2066b\u2069',
    '友\u200d导',
    'Mei\u200d\u200d',
    'bell\u0007',
  ])('rejects %j because it contains an invisible character', (typed) => {
    const { error } = Name.safeParse(typed);
    expect(error?.issues[0]).toMatchObject({ params: { code: 'TEXT_INVISIBLE' } });
  });

  test('can have two parts of 64 letters each', () => {
    expect(Name.safeParse(`${'A'.repeat(64)} ${'B'.repeat(64)}`).success).toBe(true);
  });
});

test.each([
  '\u200d\u200d\u200d',
  '\u200f',
  '\u200b \u2060',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{1d159}',
])('rejects %j because it has no visible character', (typed) => {
  for (const schema of [Name, Line, Prose]) {
    const { error } = schema.safeParse(typed);
    expect(error?.issues[0]).toMatchObject({ params: { code: 'TEXT_REQUIRED' } });
  }
});

test('leaves clean text unchanged', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(typed, (dirty) => {
      for (const clean of [cleanProse, cleanLine, cleanName, cleanHandle])
        expect(clean(clean(dirty))).toBe(clean(dirty));
    }),
    { numRuns: chooseForTestLength(200, 20_000) },
  );
});

describe('shortening a text', () => {
  test.each([
    ['小厨👩\u200d🍳们', 3, '小厨'],
    ['小厨👩\u200d🍳们', 5, '小厨👩\u200d🍳'],
    ['🏳\ufe0f\u200d🌈', 3, ''],
    ['e\u0301e\u0301', 3, 'e\u0301'],
    ['short', 10, 'short'],
  ])('shortens %j to %i code points as %j', (whole, max, part) => {
    expect(shorten(whole, max)).toBe(part);
  });

  test('counts the ellipsis toward the length', () => {
    expect(shortenWithEllipsis('Mei Lin', 5)).toBe('Mei…');
  });
});
