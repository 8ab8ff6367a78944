import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type CalendarRow, updateCalendar } from './calendar-queries.ts';
import { lockOwnCalendar } from './lock-own-calendar.ts';

/** So often a calendar is read because its guide asks. */
const PAUSE = { minutes: 1 };

/**
 * Has a calendar read now; asking again within the minute changes nothing. NOT_FOUND,
 * GUIDE_SUSPENDED.
 */
export const askToRead = (
  deps: BaseDeps,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<CalendarRow> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockOwnCalendar(tx, viewer, id);
    const now = deps.clock.now();
    const last = row.triedAt;
    if (row.asked || (last && Temporal.Instant.compare(last.add(PAUSE), now) > 0)) return row;
    return (await updateCalendar(tx, id, { asked: true, nextReadAt: now })) ?? fail('NOT_FOUND');
  });
