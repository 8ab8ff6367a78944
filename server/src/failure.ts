import { type ErrorCode, statusOf } from '@tomoguide/contract/errors';

/**
 * A refusal that the caller is told about: a stable code and, where it helps, details.
 * `headers` go with the reply (Retry-After).
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
    return statusOf(this.code);
  }
}

/** Refuses with `code`. Rules broken name the field in `details.field`. */
export const fail = (
  code: ErrorCode,
  details?: unknown,
  headers?: Record<string, string>,
): never => {
  throw new Failure(code, details, headers);
};

/** Too much is under way here: the same may be asked again in so many seconds. */
export const busy = (retryAfterSeconds: number): Failure =>
  new Failure('BUSY', undefined, { 'retry-after': String(retryAfterSeconds) });

/** Refuses with `code` until then: the seconds, one at least, are in the details and in Retry-After. */
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
