import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { DeadlineExceeded } from '../deadline.ts';

/** Returns the PostgreSQL error that caused a thrown value; null if none did. */
export const findDatabaseError = (error: unknown): DatabaseError | null => {
  if (error instanceof DatabaseError) return error;
  if (error instanceof DrizzleQueryError) return findDatabaseError(error.cause);
  return null;
};

const CONSTRAINT_CODES = new Set(['23505', '23P01', '23514', '23503']);

/**
 * Returns the name of the violated unique, exclusion, check or foreign-key constraint; null if no such
 * constraint was violated.
 */
export const findViolatedConstraint = (error: unknown): string | null => {
  const cause = findDatabaseError(error);
  return cause?.code && CONSTRAINT_CODES.has(cause.code) ? (cause.constraint ?? null) : null;
};

/** Returns whether a transaction failed because of a serialization failure or deadlock and can be retried. */
export const isRetryable = (error: unknown): boolean => {
  const code = findDatabaseError(error)?.code;
  return code === '40001' || code === '40P01';
};

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '57014',
  '08006',
  '08001',
  '08003',
]);

/**
 * Returns whether the database is down, starting, full or hanging, so that the client should retry later
 * (503).
 */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DeadlineExceeded) return true;
  const code = findDatabaseError(error)?.code ?? ('code' in error ? String(error.code) : '');
  if (UNREACHABLE.has(code)) return true;
  if (
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/.test(
      error.message,
    )
  ) {
    return true;
  }
  return error.cause instanceof Error && isUnreachable(error.cause);
};
