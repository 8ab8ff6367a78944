import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import type { GuideRow } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import { guides, importedCalendars } from '../tables.ts';
import { pauseAfterReading, waitOfServer } from './ask-to-read.ts';
import { type CalendarRow, calendarsOf, hostOf } from './calendar-queries.ts';
import { lockOwnCalendar } from './lock-own-calendar.ts';
import { isTold, tellMended } from './tell-failing.ts';

/** A guide needs few; more are of somebody who tries to have many addresses asked. */
const WAITS_MAX = 20;

/** What the guide's calendars must wait for once this one is removed. */
const waitsAfter = (
  { calendarWaits }: GuideRow,
  calendar: CalendarRow,
  now: Temporal.Instant,
): GuideRow['calendarWaits'] => {
  const wait = waitOfServer(calendar, now);
  const left = calendarWaits.filter(({ until }) => Temporal.Instant.compare(until, now) > 0);
  if (wait) left.push({ host: hostOf(calendar.address), until: wait.toString() });
  return left.slice(-WAITS_MAX);
};

/**
 * Takes a calendar away with its times; those left are returned. It is kept until when the guide's next
 * one must wait, so that removing and adding a calendar skips no pause. NOT_FOUND, GUIDE_SUSPENDED.
 */
export const removeCalendar = (
  deps: BaseDeps,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<CalendarRow[]> =>
  inTransaction(deps.db, async (tx) => {
    const { guide, calendar } = await lockOwnCalendar(tx, viewer, id);
    const { guideId } = calendar;
    const now = deps.clock.now();
    await tx
      .update(guides)
      .set({
        calendarsPausedUntil: pauseAfterReading(calendar, now) ?? guide.calendarsPausedUntil,
        calendarWaits: waitsAfter(guide, calendar, now),
      })
      .where(eq(guides.id, guideId));
    await tx.delete(importedCalendars).where(eq(importedCalendars.id, id));
    if (isTold(calendar) || calendar.unreadCount > 0)
      await tellMended(tx, { id, userId: viewer.userId }, now);
    await refreshGuides(tx, deps, [guideId]);
    return calendarsOf(tx, guideId);
  });
