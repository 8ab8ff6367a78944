import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';

/**
 * Replaces the error of a failed query, because its parameters contain personal data and its `detail`
 * quotes a row.
 */
const sanitizeError = (error: DrizzleQueryError): Error => {
  const cause = error.cause as (Error & { code?: string; constraint?: string }) | undefined;
  const short = new Error(`Failed query: ${error.query}: ${cause?.message ?? 'no reason given'}`);
  short.name = 'DrizzleQueryError';
  const frames = error.stack?.match(/^ {4}at .*$/gm) ?? [];
  short.stack = [`${short.name}: ${short.message}`, ...frames].join('\n');
  return Object.assign(short, { code: cause?.code, constraint: cause?.constraint });
};

/**
 * Returns the error in the form in which it can be stored in logs and tables: a query error without its
 * parameters, any other error unchanged.
 */
export const withoutParams = (error: unknown): unknown => {
  if (error instanceof DrizzleQueryError) return sanitizeError(error);
  if (error instanceof Error && error.cause instanceof DrizzleQueryError) {
    const copy = new Error(error.message, { cause: sanitizeError(error.cause) });
    return Object.assign(copy, { name: error.name, stack: error.stack });
  }
  return error;
};

/** Serializes errors (`err`) for the log. */
export const serializeError = (error: unknown): unknown =>
  pino.stdSerializers.err(withoutParams(error) as Error);
