import { ApiError, isOutcomeUnknown } from '../../lib/api-error.ts';

/** HTTP status codes for which a retry can succeed only after a change or a delay. */
const NOT_PROCESSED: readonly number[] = [400, 422, 429];

/**
 * Returns whether a retry from the same dialog can still succeed, so that the dialog stays open and keeps
 * the typed reason. After any other error, the case is already decided, deleted or not accessible, and the
 * dialog closes.
 */
export const canRetry = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof ApiError && NOT_PROCESSED.includes(error.status));
