import type { Call } from '@tomoguide/contract/call';
import { expect, test } from 'vitest';
import { contractCalls, getCallName } from '../testing/contract-calls.ts';

const calls = await contractCalls();

interface Field {
  name: string;
  parse: (typed: string) => { success: boolean; data?: unknown };
}

/** The properties of zod schemas through which text fields are found. */
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

/** Returns all fields of a schema that can contain text. */
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
  call.body ? textsIn(call.body as unknown as Schema, getCallName(call)) : [];

const FIELDS = calls.flatMap(bodyFields);

/** Fields that are opaque or compared exactly, and never displayed. */
const AS_TYPED = /\.(?:\w*[pP]assword|token|payload|signature)$/;
const TEXTS = FIELDS.filter(({ name }) => !AS_TYPED.test(name));

/** Returns the parsed value of a typed text for each field that accepts the text. */
const parsedValues = (typed: string): [name: string, value: string][] =>
  TEXTS.flatMap(({ name, parse }) => {
    const { success, data } = parse(typed);
    return success && typeof data === 'string' ? [[name, data]] : [];
  });
const unexpectedValues = (typed: string, ...unchanged: string[]) =>
  parsedValues(typed).filter(([, each]) => !unchanged.includes(each));

test('finds fields of every kind', () => {
  expect(TEXTS.length).toBeGreaterThan(100);
  expect(parsedValues('Mei').length).toBeGreaterThan(50);
});

test.each(['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\n'])(
  'never joins two lines separated by %j in any field',
  (end) => {
    expect(unexpectedValues(`Mei${end}Lin`, 'Mei Lin', 'Mei\nLin', 'Mei\n\nLin')).toEqual([]);
    expect(unexpectedValues(`${end}Mei${end}`, 'Mei')).toEqual([]);
  },
);

test.each(['\t', '\u00a0', '\u2009', '\u202f', '\u2800'])(
  'replaces the blank character %j with a space in every field',
  (blank) => {
    expect(unexpectedValues(`Mei${blank}Lin`, 'Mei Lin')).toEqual([]);
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
])('removes or rejects the invisible character %j in every field', (unseen) => {
  expect(unexpectedValues(`Mei${unseen}Lin`, 'MeiLin')).toEqual([]);
});

test.each([
  ['decomposed letters', 'Cafe\u0301', 'Caf\u00e9'],
  ['decomposed kana', 'か\u3099', 'が'],
  ['decomposed Hangul', '\u1112\u1161\u11ab', '한'],
  ['Arabic digits', '١٢٣', '١٢٣'],
])('normalizes or preserves %s in every field', (_, typed, unchanged) => {
  expect(unexpectedValues(typed, unchanged)).toEqual([]);
});

test.each([
  ['full-width letters and digits', 'Ｍｅｉ１２３', 'Mei123'],
  ['half-width katakana', 'ｶﾞｲﾄﾞ', 'ガイド'],
])('preserves %s, or simplifies them in a username', (_, typed, plain) => {
  expect(unexpectedValues(typed, typed, plain)).toEqual([]);
});

test.each(['Mei\u0000', 'Mei\ud800', '\udc00Mei'])('rejects %j in every field', (typed) => {
  expect(parsedValues(typed)).toEqual([]);
});
