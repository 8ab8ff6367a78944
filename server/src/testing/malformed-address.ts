import type { JsonSchema } from './well-formed.ts';

/** Invalid IDs for a path, as encoded in the URL. */
export const MALFORMED_IDS: readonly string[] = [
  ...['0', '-1', '1.5', '01', '1e3', '0x10', '%201', '1%20', '%2B1', 'abc', 'null', 'NaN'],
  ...['99999999999', '2147483648', '%00', '1%00', '%zz', '%', '%ED%A0%80', '%EF%BC%91'],
  ...['__proto__', '1;drop', '..%2f..%2fme', '1,2', '[1]', 'x'.repeat(300)],
];

const NUMBERS = ['-1', '1.5', '1e3', '0x10', '%201', '%2B1', '999999999999', '9'.repeat(30)];
const DAYS = ['2026-02-30', '2026-13-01', '2025-02-29', '20260501', '1026-01-01', 'today'];
/** Values that are invalid for every parameter. */
const ALWAYS = ['%00', 'a%00b', '%zz', '%', '%ED%A0%80', '%ff', 'x'.repeat(5000)];

const isList = (schema: JsonSchema): boolean =>
  schema.anyOf?.some((each) => each.type === 'array') ?? schema.type === 'array';

const valuesFor = (schema: JsonSchema): readonly string[] => [
  ...ALWAYS,
  ...(schema.enum ? ['', 'text', '__proto__', 'constructor', 'toString'] : []),
  ...(schema.format === 'date' ? ['', ...DAYS] : []),
  ...(schema.pattern?.includes('\\d') && !schema.format ? ['', ...NUMBERS] : []),
];

/**
 * Returns query strings, without the question mark, that an endpoint must reject, derived from its schema.
 */
export const listMalformedQueries = (schema: JsonSchema | undefined): string[] => [
  ...['debug=1', '__proto__=1', 'constructor=1', 'isStaff=true', '=1', '%zz=1', 'page[]=1'],
  ...Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => [
    ...valuesFor(field).map((value) => `${name}=${value}`),
    ...(isList(field) ? [] : [`${name}=1&${name}=2`]),
    ...[`${name}[]=1`, `${name}[x]=1`, `${name.toUpperCase()}=1`],
    ...(name === 'page' ? ['page=0', 'page=10001'] : []),
    ...(name === 'limit' ? ['limit=0', 'limit=1001'] : []),
  ]),
];
