import { ApiError, isOutcomeUnknown } from '../../lib/api-error.ts';

/** The request must be changed or sent later. */
const PUT_ANEW: readonly number[] = [400, 422, 429];

/**
 * Whether the same dialog can still succeed, so that it stays open and keeps the typed reason. Any other
 * error means that the case is decided, deleted or not accessible, and the dialog closes.
 */
export const canRetry = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof ApiError && PUT_ANEW.includes(error.status));
