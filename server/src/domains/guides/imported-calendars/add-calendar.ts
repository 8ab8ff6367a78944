import { IMPORTED_CALENDARS_MAX } from '@tomoguide/contract/guides/figures';
import { parseCalendarUrl } from '@tomoguide/contract/guides/imported-calendar';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockOwnGuide } from '../profile/change-own-guide.ts';
import { type CalendarRow, getHost, insertCalendar, listCalendars } from './calendar-queries.ts';

/**
 * Adds a calendar and reads it immediately, unless the wait of a removed calendar still applies.
 * Idempotent. Throws NOT_A_GUIDE, GUIDE_SUSPENDED, CALENDAR_ADDRESS_INVALID, or TOO_MANY_CALENDARS.
 */
export const addCalendar = (
  deps: Deps,
  viewer: Viewer,
  typed: { name: string; address: string },
): Promise<CalendarRow> =>
  inTransaction(deps.db, async (tx) => {
    const { row: guide } = await lockOwnGuide(tx, viewer);
    const address =
      parseCalendarUrl(typed.address) ?? fail('CALENDAR_ADDRESS_INVALID', { field: 'address' });
    const own = await listCalendars(tx, guide.id);
    const same = own.find((each) => each.address === address);
    if (same) return same;
    if (own.length >= IMPORTED_CALENDARS_MAX) fail('TOO_MANY_CALENDARS');
    const now = deps.clock.now();
    // Removing a calendar and adding it again does not shorten the wait.
    const host = getHost(address);
    const [wait] = guide.calendarWaits
      .filter((each) => each.host === host && Temporal.Instant.compare(each.until, now) > 0)
      .sort((one, other) => Temporal.Instant.compare(other.until, one.until));
    const paused = guide.calendarsPausedUntil;
    const isPaused = paused !== null && Temporal.Instant.compare(paused, now) > 0;
    return insertCalendar(tx, {
      guideId: guide.id,
      name: typed.name,
      address,
      addedAt: now,
      ...(wait
        ? {
            nextReadAt: Temporal.Instant.from(wait.until),
            failingSince: now,
            problem: 'busy' as const,
          }
        : { nextReadAt: isPaused ? paused : now, refreshRequested: true }),
    });
  });
