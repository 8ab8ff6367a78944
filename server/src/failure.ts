import { type ErrorCode, getHttpStatus } from '@tomoguide/contract/errors';

/**
 * An error for the client: a stable code and optional details. `headers` are sent with the response, for
 * example Retry-After.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details?: unknown, headers: Record<string, string> = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return getHttpStatus(this.code);
  }
}

/** Throws a Failure with this code. If an input violates a rule, `details.field` names the field. */
export const fail = (
  code: ErrorCode,
  details?: unknown,
  headers?: Record<string, string>,
): never => {
  throw new Failure(code, details, headers);
};

/** Returns the error of a busy server. The client can retry after this many seconds. */
export const createBusyFailure = (retryAfterSeconds: number): Failure =>
  new Failure('BUSY', undefined, { 'retry-after': String(retryAfterSeconds) });

/**
 * Throws a Failure with this code, which the client can retry at the given time. The details and
 * Retry-After contain the remaining seconds, at least one.
 */
export const failUntil = (
  code: ErrorCode,
  until: Temporal.Instant,
  now: Temporal.Instant,
  details: object = {},
): never => {
  const retryAfterSeconds = Math.max(1, Math.ceil(until.since(now).total('seconds')));
  return fail(
    code,
    { ...details, retryAfterSeconds },
    { 'retry-after': String(retryAfterSeconds) },
  );
};
