import { PUSH_HOURS } from '@tomoguide/contract/notifications/figures';

/** The delay after the first failure, which doubles with each further one. */
const FIRST_SECONDS = 30;
const MAX_SECONDS = 3600;

/** Parses Retry-After, given in seconds or as a date, to seconds from now; null if it is missing or invalid. */
const parseRetryAfter = (retryAfter: string | undefined, now: Temporal.Instant): number | null => {
  if (retryAfter === undefined) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now.epochMilliseconds) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(FIRST_SECONDS, seconds);
};

export const calculatePushEnd = (createdAt: Temporal.Instant): Temporal.Instant =>
  createdAt.add({ hours: PUSH_HOURS });

/**
 * Returns when to retry a push whose push service was unavailable; null if that would be more than
 * PUSH_HOURS after it was created.
 */
export const calculatePushRetry = (
  { createdAt, attempts }: { createdAt: Temporal.Instant; attempts: number },
  retryAfter: string | undefined,
  now: Temporal.Instant,
): Temporal.Instant | null => {
  const own = Math.min(MAX_SECONDS, FIRST_SECONDS * 2 ** Math.min(attempts - 1, 10));
  const at = now.add({ seconds: parseRetryAfter(retryAfter, now) ?? own });
  return Temporal.Instant.compare(at, calculatePushEnd(createdAt)) > 0 ? null : at;
};
