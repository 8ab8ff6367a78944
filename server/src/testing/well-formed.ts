import fc from 'fast-check';

/** The subset of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  /** Variants of a discriminated union. */
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
}

/** Meaningful values by field name, such as existing IDs; half of the samples use them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const instants = fc
  .tuple(
    fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.constantFrom('', '.5', '.123456789', `.${'1'.repeat(10)}`, `.${'1'.repeat(200)}`),
  )
  .map(([date, fraction]) => `${date.toISOString().slice(0, 19)}${fraction}Z`);

const days = fc.date({
  noInvalidDate: true,
  min: new Date('1900-01-01'),
  max: new Date('2999-12-31'),
});

/**
 * An arbitrary for any character. fast-check's own generator is not used, because building it for every
 * character takes seconds.
 */
const codePoints = fc
  .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 1, max: 0x10_ffff }))
  .map((point) => (point >= 0xd800 && point <= 0xdfff ? point - 0x1000 : point));

const strings = ({
  format,
  pattern,
  minLength = 1,
  maxLength = 100,
}: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'date-time') return instants;
  if (format === 'date') return days.map((date) => date.toISOString().slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress({ size: 'small' });
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const drawn = fc
    .array(codePoints, { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
    .map((points) => String.fromCodePoint(...points));
  if (minLength > 1) return drawn;
  return fc.oneof(
    fc.constantFrom("'; drop table users; --", '%', '_', '\\', '{{name}}', '友导', '\u202e', '🗻'),
    drawn,
  );
};

const numbers = (schema: JsonSchema): fc.Arbitrary<number> => {
  const step = schema.type === 'integer' ? 1 : (schema.multipleOf ?? 0.01);
  const low =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + step);
  const high = Math.min(schema.maximum ?? 1e9, 1e13);
  return fc
    .oneof(fc.integer({ min: 0, max: 20 }), fc.maxSafeInteger())
    .map((n) => Math.min(high, Math.max(low, Math.abs(n) * step)));
};

/** Generates values that match the schema and therefore pass the parser, but have no particular meaning. */
export const wellFormed = (schema: JsonSchema, known: Known = {}): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((each) => wellFormed(each, known)));
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const drawn = wellFormed(field, known);
      const likely = known[name];
      return [name, likely ? fc.oneof(fc.constantFrom(...likely), drawn) : drawn] as const;
    });
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  if (schema.type === 'array') {
    const maxLength = Math.min(schema.maxItems ?? 5, 5);
    return fc.array(wellFormed(schema.items ?? {}, known), {
      minLength: schema.minItems ?? 0,
      maxLength,
    });
  }
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema);
  return strings(schema);
};
