/** How long a failing job is retried: `hours` means about three hours, `days` more than four days. */
export type RetryWindow = 'hours' | 'days';

/** Exponential backoff: the delay in seconds doubles after each failure, up to `retryDelayMax`. */
export const RETRIES = {
  hours: { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  days: { retryLimit: 120, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
} as const satisfies Record<RetryWindow, object>;
