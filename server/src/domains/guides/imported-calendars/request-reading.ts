import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type CalendarRow, updateCalendar } from './calendar-queries.ts';
import { lockOwnCalendar } from './lock-own-calendar.ts';

/** Minimum time between a read and the next read that the guide requests. */
const PAUSE = { minutes: 1 };

const isAfter = (at: Temporal.Instant | null, now: Temporal.Instant): at is Temporal.Instant =>
  at !== null && Temporal.Instant.compare(at, now) > 0;

/** Returns the end of the server's Retry-After; null if there is none or it has passed. */
export const getServerRetryTime = (
  row: CalendarRow,
  now: Temporal.Instant,
): Temporal.Instant | null =>
  row.problem === 'busy' && isAfter(row.nextReadAt, now) ? row.nextReadAt : null;

/**
 * Returns when the guide can request the next read: a minute after the last read, or a minute from now
 * while a read is in progress; null if that time has passed.
 */
export const pauseAfterReading = (
  { readingUntil, triedAt }: CalendarRow,
  now: Temporal.Instant,
): Temporal.Instant | null => {
  const last = isAfter(readingUntil, now) ? now : triedAt;
  const end = last?.add(PAUSE) ?? null;
  return isAfter(end, now) ? end : null;
};

/**
 * Schedules a read immediately; has no effect within a minute of the last read or during the server's
 * Retry-After. Throws NOT_FOUND or GUIDE_SUSPENDED.
 */
export const requestReading = (
  deps: Deps,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<CalendarRow> =>
  inTransaction(deps.db, async (tx) => {
    const { calendar } = await lockOwnCalendar(tx, viewer, id);
    const now = deps.clock.now();
    if (
      calendar.refreshRequested ||
      getServerRetryTime(calendar, now) ||
      pauseAfterReading(calendar, now)
    )
      return calendar;
    return (
      (await updateCalendar(tx, id, { refreshRequested: true, nextReadAt: now })) ??
      fail('NOT_FOUND')
    );
  });
