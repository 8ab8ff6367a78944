import { ApiError, isUncertain } from '../../lib/api-error.ts';

/** A request that has to be put otherwise, or put later. */
const PUT_ANEW: readonly number[] = [400, 422, 429];

/**
 * Whether the same dialog can still do it, so that it stays with the reason that was typed. Any
 * other refusal says that it is decided, gone or not theirs to do: the dialog goes.
 */
export const mayTryAgain = (error: unknown): boolean =>
  isUncertain(error) || (error instanceof ApiError && PUT_ANEW.includes(error.status));
