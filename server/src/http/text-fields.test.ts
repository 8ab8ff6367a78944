import type { Call } from '@tomoguide/contract/call';
import { expect, test } from 'vitest';
import { contractCalls, nameOf } from '../testing/contract-calls.ts';

const calls = await contractCalls();

interface Field {
  name: string;
  parse: (typed: string) => { success: boolean; data?: unknown };
}

/** What a zod schema is made of, as far as text can stand in it. */
interface Schema {
  _zod: {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      innerType?: Schema;
      element?: Schema;
      options?: Schema[];
      in?: Schema;
      valueType?: Schema;
    };
  };
  safeParse: Field['parse'];
}

/** Every place of a schema in which a text can stand. */
const textsIn = (schema: Schema, name: string): Field[] => {
  const { type, shape, innerType, element, options, in: input, valueType } = schema._zod.def;
  if (type === 'string') return [{ name, parse: (typed) => schema.safeParse(typed) }];
  return [
    ...Object.entries(shape ?? {}).flatMap(([key, part]) => textsIn(part, `${name}.${key}`)),
    ...[innerType, element, input, valueType, ...(options ?? [])].flatMap((part) =>
      part ? textsIn(part, name) : [],
    ),
  ];
};

const bodyFields = (call: Call): Field[] =>
  call.body ? textsIn(call.body as unknown as Schema, nameOf(call)) : [];

const FIELDS = calls.flatMap(bodyFields);

/** Compared letter by letter, or opaque: shown to nobody. */
const AS_TYPED = /\.(?:\w*[pP]assword|token|payload|signature)$/;
const TEXTS = FIELDS.filter(({ name }) => !AS_TYPED.test(name));

/** What the fields make of a typed text, by field; those that refuse it are left out. */
const taken = (typed: string): [name: string, kept: string][] =>
  TEXTS.flatMap(({ name, parse }) => {
    const { success, data } = parse(typed);
    return success && typeof data === 'string' ? [[name, data]] : [];
  });
const notAmong = (typed: string, ...kept: string[]) =>
  taken(typed).filter(([, each]) => !kept.includes(each));

test('fields of every kind are found', () => {
  expect(TEXTS.length).toBeGreaterThan(100);
  expect(taken('Mei').length).toBeGreaterThan(50);
});

test.each(['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\n'])(
  'two lines with %j between them are never joined, in any field',
  (end) => {
    expect(notAmong(`Mei${end}Lin`, 'Mei Lin', 'Mei\nLin', 'Mei\n\nLin')).toEqual([]);
    expect(notAmong(`${end}Mei${end}`, 'Mei')).toEqual([]);
  },
);

test.each(['\t', '\u00a0', '\u2009', '\u202f', '\u2800'])(
  'the blank %j becomes a space in every field',
  (blank) => {
    expect(notAmong(`Mei${blank}Lin`, 'Mei Lin')).toEqual([]);
  },
);

test.each([
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2060',
  '\u2067',
  '\ufeff',
  '\u{e0061}',
  '\u3164',
  '\u0007',
  '\u200d',
])('%j, which nobody sees, is left out or refused in every field', (unseen) => {
  expect(notAmong(`Mei${unseen}Lin`, 'MeiLin')).toEqual([]);
});

test.each([
  ['decomposed letters', 'Cafe\u0301', 'Caf\u00e9'],
  ['decomposed kana', 'か\u3099', 'が'],
  ['decomposed Hangul', '\u1112\u1161\u11ab', '한'],
  ['Arabic digits', '١٢٣', '١٢٣'],
])('%s are composed or kept in every field', (_, typed, kept) => {
  expect(notAmong(typed, kept)).toEqual([]);
});

test.each([
  ['full-width letters and digits', 'Ｍｅｉ１２３', 'Mei123'],
  ['half-width katakana', 'ｶﾞｲﾄﾞ', 'ガイド'],
])('%s are kept, or plain in a handle', (_, typed, plain) => {
  expect(notAmong(typed, typed, plain)).toEqual([]);
});

test.each(['Mei\u0000', 'Mei\ud800', '\udc00Mei'])('%j is refused by every field', (typed) => {
  expect(taken(typed)).toEqual([]);
});
