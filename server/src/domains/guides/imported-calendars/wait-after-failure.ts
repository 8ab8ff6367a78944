import { CALENDAR_READ_MINUTES } from '@tomoguide/contract/guides/figures';
import type { CalendarProblem } from '@tomoguide/contract/guides/imported-calendar';

/** After failing for this long, a calendar is read less often. */
const BACKOFF_AFTER_MINUTES = 6 * 60;
const MAX_WAIT_MINUTES = 12 * 60;
/**
 * A calendar that became empty is fetched again soon, because its times stay blocked until
 * then.
 */
const EMPTY_WAIT_MINUTES = 10;
/** Maximum minutes that a server's Retry-After can delay a read. */
const MAX_RETRY_AFTER_MINUTES = 24 * 60;

/**
 * Parses Retry-After, given in seconds or as a date, to minutes; returns null if it is missing or invalid.
 */
const parseRetryAfter = (retryAfter: string | undefined, now: Temporal.Instant): number | null => {
  if (retryAfter === undefined) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.epochMilliseconds) / 1000;
  return Number.isNaN(seconds)
    ? null
    : Math.min(MAX_RETRY_AFTER_MINUTES, Math.max(1, Math.ceil(seconds / 60)));
};

interface Failing {
  now: Temporal.Instant;
  failingSince: Temporal.Instant;
  problem: CalendarProblem;
  /** The Retry-After header as the server sent it. */
  retryAfter: string | undefined;
}

/**
 * Returns how many minutes to wait before reading a calendar again whose read failed
 * (docs/product/guides.md, "Imported calendars").
 */
export const calculateWaitAfterFailure = ({
  now,
  failingSince,
  problem,
  retryAfter,
}: Failing): number => {
  const retryAfterMinutes = parseRetryAfter(retryAfter, now);
  if (retryAfterMinutes !== null) return retryAfterMinutes;
  if (problem === 'empty') return EMPTY_WAIT_MINUTES;
  const failing = now.since(failingSince).total('minutes');
  // The server rate-limits its clients but sent no Retry-After.
  if (problem === 'busy')
    return Math.min(MAX_WAIT_MINUTES, CALENDAR_READ_MINUTES + Math.round(failing));
  return failing < BACKOFF_AFTER_MINUTES
    ? CALENDAR_READ_MINUTES
    : Math.min(MAX_WAIT_MINUTES, Math.round(failing / 2));
};
