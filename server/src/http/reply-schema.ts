import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;
type Serialize = (body: unknown) => string;

/**
 * Rewrites `anyOf [X, null]` as `X, nullable`, so that the serializer needs no validator at run time. A union
 * has no type, which `nullable` requires, and needs the validator anyway.
 */
const withNullable = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withNullable);
  if (node === null || typeof node !== 'object') return node;
  const schema = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withNullable(value)]),
  ) as JsonSchema;
  const options = schema.anyOf;
  if (Array.isArray(options) && options.length === 2) {
    const rest = options.filter((option: JsonSchema) => option.type !== 'null');
    const [only] = rest as JsonSchema[];
    if (rest.length === 1 && only?.type !== undefined) {
      const { anyOf: _, ...others } = schema;
      return { ...others, ...only, nullable: true };
    }
  }
  return schema;
};

export const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  return json;
};

/**
 * Creates the serializer for production, which writes exactly the fields that the schema declares. It is
 * compiled for the first response.
 */
const createCompiledSerializer = (schema: z.core.$ZodType): Serialize => {
  let serialize: Serialize | undefined;
  return (body) => {
    serialize ??= fastJsonStringify(withNullable(toJsonSchema(schema, 'output')) as object);
    return serialize(body);
  };
};

/**
 * Creates the serializer for tests and development, which throws if the body does not match the schema or
 * has undeclared fields.
 */
const createValidatingSerializer =
  (schema: z.core.$ZodType, name: string): Serialize =>
  (body) => {
    const result = z.safeParse(schema, body);
    if (!result.success)
      throw new Error(`${name} answered off its schema: ${z.prettifyError(result.error)}`);
    return JSON.stringify(result.data);
  };

/** Returns the function that serializes the bodies of a response. */
export const createSerializer = (
  schema: z.core.$ZodType,
  name: string,
  strict: boolean,
): Serialize =>
  strict ? createValidatingSerializer(schema, name) : createCompiledSerializer(schema);
