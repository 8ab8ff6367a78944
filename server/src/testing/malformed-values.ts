import type { JsonSchema } from './well-formed.ts';

/** A value that the schema must reject, and what is wrong with it. */
export interface MalformedValue {
  what: string;
  value: unknown;
}

/** A placeholder for a number that JSON can express but JavaScript cannot; `asJson` inserts the number. */
const BEYOND_NUMBERS = '@a number beyond all numbers@';
const LONG = 'x'.repeat(20_000);

/**
 * The property descriptor with which `__proto__` is defined as an own property, as JSON text can contain
 * it.
 */
const PROTOTYPE = { value: { isStaff: true }, enumerable: true };

const IMPOSSIBLE_DAYS = ['2026-02-30', '2026-13-01', '2026-00-10', '2025-02-29', '20260501', ''];
const IMPOSSIBLE_INSTANTS = [
  '2026-02-30T10:00:00Z',
  '2026-05-10T23:59:60Z',
  '2026-05-10T24:00:00Z',
  '2026-05-10T10:00:00',
  '2026-05-10T10:00:00+25:00',
  '2026-05-10',
  '-002026-05-10T10:00:00Z',
  '10 May 2026',
  '2026-05-10T10:00:00.1234567891Z',
  '0000-05-10T10:00:00Z',
];

/** A value of each JSON type. */
const ONE_OF_EACH: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['boolean', true],
  ['integer', 7],
  ['number', 7.25],
  ['string', 'text'],
  ['array', []],
  ['array', [[1]]],
  ['object', {}],
  ['object', { toString: 1 }],
];

const accepts = (schema: JsonSchema, type: string): boolean =>
  (schema.anyOf ?? schema.oneOf)?.some((each) => accepts(each, type)) ??
  (schema.type === type || (schema.type === 'number' && type === 'integer'));

const wrongTypes = (schema: JsonSchema): MalformedValue[] =>
  ONE_OF_EACH.filter(([type]) => !accepts(schema, type)).map(([type, value]) => ({
    what: `${type} ${JSON.stringify(value)}`,
    value,
  }));

const named = (values: readonly unknown[]): MalformedValue[] =>
  values.map((value) => ({ what: JSON.stringify(value).slice(0, 60), value }));

const malformedStrings = ({ format, enum: choices, const: only }: JsonSchema): MalformedValue[] => [
  { what: 'U+0000', value: 'a\u0000b' },
  { what: 'a lone high surrogate', value: 'a\ud800b' },
  { what: 'a lone low surrogate', value: '\udc00' },
  { what: 'a novel', value: LONG },
  ...(only === undefined ? [] : named([`${only}s`, '', '__proto__', 'constructor'])),
  ...(choices ? named(['text', '', '__proto__', 'constructor']) : []),
  ...(format === 'date' ? named(IMPOSSIBLE_DAYS) : []),
  ...(format === 'date-time' ? named(IMPOSSIBLE_INSTANTS) : []),
];

const malformedNumbers = ({
  type,
  minimum,
  maximum,
  exclusiveMinimum,
}: JsonSchema): MalformedValue[] => [
  { what: '1e309', value: BEYOND_NUMBERS },
  ...named(['1', '', -1e21, 1e21]),
  ...(type === 'integer' ? named([1.5, 2 ** 53]) : []),
  ...(minimum === undefined ? [] : named([minimum - 1])),
  ...(exclusiveMinimum === undefined ? [] : named([exclusiveMinimum, exclusiveMinimum - 1])),
  ...(maximum === undefined ? [] : named([maximum + 1])),
];

const malformedArrays = (schema: JsonSchema, value: unknown): MalformedValue[] => [
  ...malformedValues(schema.items ?? {}, Array.isArray(value) ? value[0] : undefined).map(
    (spoilt) => ({
      what: `an item: ${spoilt.what}`,
      value: [spoilt.value],
    }),
  ),
  { what: 'a thousand items', value: Array.from({ length: 1000 }, (_, n) => n + 1) },
  { what: 'numbered fields', value: { 0: 1, length: 1 } },
];

const malformedObjects = (schema: JsonSchema, value: unknown): MalformedValue[] => {
  const whole = (typeof value === 'object' && value !== null ? value : {}) as object;
  const plus = (name: string, field: unknown) =>
    ({ what: `an unknown field ${name}`, value: { ...whole, [name]: field } }) as const;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    malformedValues(field, (whole as Record<string, unknown>)[name]).map((spoilt) => ({
      what: `${name}: ${spoilt.what}`,
      value: { ...whole, [name]: spoilt.value },
    })),
  );
  const missing = (schema.required ?? []).map((name) => {
    const { [name]: _, ...rest } = whole as Record<string, unknown>;
    return { what: `no ${name}`, value: rest };
  });
  const unknown = [
    plus('isStaff', true),
    plus('userId', 1),
    plus('constructor', { prototype: { isStaff: true } }),
    { what: '__proto__', value: Object.defineProperty({ ...whole }, '__proto__', PROTOTYPE) },
    { what: 'a list around it', value: [whole] },
  ];
  return [...fields, ...missing, ...unknown];
};

/** Returns the variant of a union that a value belongs to, according to its discriminating fields. */
const findVariant = ({ oneOf = [] }: JsonSchema, value: unknown): JsonSchema | undefined =>
  oneOf.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, field]) =>
        field.const === undefined || field.const === (value as Record<string, unknown>)?.[name],
    ),
  );

/** Returns variations of a well-formed value, each of which must be rejected. */
export const malformedValues = (schema: JsonSchema, value: unknown): MalformedValue[] => {
  const own = (): MalformedValue[] => {
    if (schema.type === 'string') return malformedStrings(schema);
    if (schema.type === 'integer' || schema.type === 'number') return malformedNumbers(schema);
    if (schema.type === 'array') return malformedArrays(schema, value);
    if (schema.type === 'object') return malformedObjects(schema, value);
    const variant = findVariant(schema, value);
    if (variant) return malformedObjects(variant, value);
    return [];
  };
  return [...wrongTypes(schema), ...own()];
};

/** Returns the value as JSON text, including what JSON.stringify would lose. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(JSON.stringify(BEYOND_NUMBERS), '1e309');
