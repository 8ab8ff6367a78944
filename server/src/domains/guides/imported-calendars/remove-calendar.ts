import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { type GuideRow, updateGuideRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { type CalendarRow, deleteCalendar, getHost, listCalendars } from './calendar-queries.ts';
import { lockOwnCalendar } from './lock-own-calendar.ts';
import { isNotified, recordRecovery } from './record-reading-events.ts';
import { getServerRetryTime, pauseAfterReading } from './request-reading.ts';

/** Maximum number of stored waits; a guide with more is trying to have many addresses fetched. */
const WAITS_MAX = 20;

/** Returns the waits that apply to the guide's calendars after this calendar is removed. */
const getCalendarWaitsAfter = (
  { calendarWaits }: GuideRow,
  calendar: CalendarRow,
  now: Temporal.Instant,
): GuideRow['calendarWaits'] => {
  const wait = getServerRetryTime(calendar, now);
  const left = calendarWaits.filter(({ until }) => Temporal.Instant.compare(until, now) > 0);
  if (wait) left.push({ host: getHost(calendar.address), until: wait.toString() });
  return left.slice(-WAITS_MAX);
};

/**
 * Removes a calendar and its busy times; returns the remaining calendars. Stores how long the next calendar
 * must wait, so that removing a calendar and adding it again does not skip the wait. Throws NOT_FOUND or
 * GUIDE_SUSPENDED.
 */
export const removeCalendar = (
  deps: Deps,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<CalendarRow[]> =>
  inTransaction(deps.db, async (tx) => {
    const { guide, calendar } = await lockOwnCalendar(tx, viewer, id);
    const { guideId } = calendar;
    const now = deps.clock.now();
    await updateGuideRow(tx, guideId, {
      calendarsPausedUntil: pauseAfterReading(calendar, now) ?? guide.calendarsPausedUntil,
      calendarWaits: getCalendarWaitsAfter(guide, calendar, now),
    });
    await deleteCalendar(tx, id);
    if (isNotified(calendar) || calendar.unreadCount > 0)
      await recordRecovery(tx, { id, userId: viewer.userId }, now);
    await refreshGuides(tx, deps, [guideId]);
    return listCalendars(tx, guideId);
  });
