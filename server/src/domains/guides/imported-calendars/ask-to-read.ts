import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type CalendarRow, updateCalendar } from './calendar-queries.ts';
import { lockOwnCalendar } from './lock-own-calendar.ts';

/** So often a calendar is read because its guide asks. */
const PAUSE = { minutes: 1 };

const isAfter = (at: Temporal.Instant | null, now: Temporal.Instant): at is Temporal.Instant =>
  at !== null && Temporal.Instant.compare(at, now) > 0;

/** Until when the server of a calendar asked us to wait; null: it did not, or the time is over. */
export const waitOfServer = (row: CalendarRow, now: Temporal.Instant): Temporal.Instant | null =>
  row.problem === 'busy' && isAfter(row.nextReadAt, now) ? row.nextReadAt : null;

/**
 * The end of the minute after a calendar was read, or from now on while it is being read; null: it is
 * over. Readings that take longer are ones that wait for a processor.
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
 * Has a calendar read now; asking within a minute of a reading, or while its server asks us to wait,
 * changes nothing. NOT_FOUND, GUIDE_SUSPENDED.
 */
export const askToRead = (
  deps: BaseDeps,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<CalendarRow> =>
  inTransaction(deps.db, async (tx) => {
    const { calendar } = await lockOwnCalendar(tx, viewer, id);
    const now = deps.clock.now();
    if (calendar.asked || waitOfServer(calendar, now) || pauseAfterReading(calendar, now))
      return calendar;
    return (await updateCalendar(tx, id, { asked: true, nextReadAt: now })) ?? fail('NOT_FOUND');
  });
