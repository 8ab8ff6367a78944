import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';

/** What stands for a refused query: its parameters are people's data, and its `detail` quotes a row. */
const bare = (error: DrizzleQueryError): Error => {
  const cause = error.cause as (Error & { code?: string; constraint?: string }) | undefined;
  const short = new Error(`Failed query: ${error.query}: ${cause?.message ?? 'no reason given'}`);
  short.name = 'DrizzleQueryError';
  const frames = error.stack?.match(/^ {4}at .*$/gm) ?? [];
  short.stack = [`${short.name}: ${short.message}`, ...frames].join('\n');
  return Object.assign(short, { code: cause?.code, constraint: cause?.constraint });
};

/** The error for the log and for tables: a query's error without parameters, any other as it is. */
export const withoutParams = (error: unknown): unknown => {
  if (error instanceof DrizzleQueryError) return bare(error);
  if (error instanceof Error && error.cause instanceof DrizzleQueryError) {
    const copy = new Error(error.message, { cause: bare(error.cause) });
    return Object.assign(copy, { name: error.name, stack: error.stack });
  }
  return error;
};

/** The log's serializer of `err`. */
export const serializeError = (error: unknown): unknown =>
  pino.stdSerializers.err(withoutParams(error) as Error);
