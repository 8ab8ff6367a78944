import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { refreshGuides } from '../search/refresh.ts';
import { importedCalendars } from '../tables.ts';
import { type CalendarRow, calendarsOf } from './calendar-queries.ts';
import { lockOwnCalendar } from './lock-own-calendar.ts';
import { isTold, tellMended } from './tell-failing.ts';

/**
 * Takes a calendar away with its times; those left are returned. NOT_FOUND, GUIDE_SUSPENDED.
 */
export const removeCalendar = (
  deps: BaseDeps,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<CalendarRow[]> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockOwnCalendar(tx, viewer, id);
    const { guideId } = before;
    await tx.delete(importedCalendars).where(eq(importedCalendars.id, id));
    if (isTold(before) || before.unreadCount > 0)
      await tellMended(tx, { id, userId: viewer.userId }, deps.clock.now());
    await refreshGuides(tx, deps, [guideId]);
    return calendarsOf(tx, guideId);
  });
