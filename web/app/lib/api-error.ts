import type { ErrorCode } from '@tomoguide/contract/errors';

/**
 * The form of an error code. Pages don't have the list of codes, which would be sent to every visitor; a code that
 * is newer than the page reads as an internal error (`translate`).
 */
const ERROR_CODE = /^[A-Z]+(?:_[A-Z]+)*$/;

/**
 * An error reply of the API, or no reply at all (`status` 0). `code` is null if
 * the reply has none.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly details: unknown;

  constructor(status: number, body: unknown) {
    super(`${status}: ${JSON.stringify(body) ?? ''}`);
    this.name = 'ApiError';
    this.status = status;
    const { code, details } = (typeof body === 'object' && body !== null ? body : {}) as {
      code?: unknown;
      details?: unknown;
    };
    this.code = typeof code === 'string' && ERROR_CODE.test(code) ? (code as ErrorCode) : null;
    this.details = details;
  }

  /** The rejected field, if the server names one. */
  get field(): string | null {
    const details = (this.details ?? {}) as {
      field?: unknown;
      issues?: { path?: unknown[] }[];
    };
    const field = details.field ?? details.issues?.[0]?.path?.[0];
    return typeof field === 'string' ? field : null;
  }

  /** The names of the fields whose values the server reports as malformed. */
  get invalidFields(): string[] {
    const details = this.details as { issues?: { path?: string[] }[] } | null | undefined;
    const issues = Array.isArray(details?.issues) ? details.issues : [];
    return issues.flatMap(({ path }) => path?.[0] ?? []);
  }
}

/** Returns the key of the error catalog for any thrown value. */
export const getErrorCode = (error: unknown): ErrorCode => {
  if (!(error instanceof ApiError)) return 'INTERNAL_ERROR';
  if (error.code) return error.code;
  return error.status === 0 || error.status >= 502 ? 'UNAVAILABLE' : 'INTERNAL_ERROR';
};

/**
 * Returns whether the server may have carried out the request: there is no reply, or the reply leaves the
 * outcome open.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.code === 'IDEMPOTENCY_KEY_IN_USE';
