import type { HeldRange } from '@tomoguide/contract/guides/availability';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Bookable } from '../calendar/bookable-guide.ts';
import { loadBusyTimesAround } from '../calendar/load-busy-times.ts';
import { loadBookable } from '../queries.ts';
import { findFreedDays, getLatestStarts } from '../waiting/freed-days.ts';
import { recordFreedDays } from '../waiting/waiting-queries.ts';
import { getOverrides, getUsualLatestStarts, listDaysAffectedBy } from './day-overrides.ts';
import { replaceDays } from './refresh-queries.ts';

/**
 * Rewrites the days affected by a range that was just held or released, in one round trip, and a second one
 * if days became free. `held` must cover the range and `AROUND_HOURS` before and after it, and more for a
 * guide with limited hours, whose days change in the weeks around it.
 */
const rewriteDays = async (
  tx: Tx,
  bookable: Bookable,
  changed: HeldRange,
  held: readonly HeldRange[],
  now: Temporal.Instant,
): Promise<void> => {
  const { guideId, calendar, work, minDurationMinutes, listed } = bookable;
  const { timeZone, weekly } = calendar;
  const days = listDaysAffectedBy(calendar, changed);
  const rows = getOverrides(calendar, minDurationMinutes, days, held);
  const usual = days
    .map((day) => day.toString())
    .filter((day) => !rows.some((row) => row.day === day));
  const before = await replaceDays(tx, guideId, usual, rows);
  const starts = listed
    ? {
        latestStarts: getUsualLatestStarts(weekly, minDurationMinutes),
        lastDay: work.lastDay,
      }
    : null;
  const freed = findFreedDays(
    timeZone,
    days,
    getLatestStarts(starts, before),
    getLatestStarts(starts, rows),
    now,
  );
  await recordFreedDays(tx, guideId, freed, now);
};

/** Returns the range of all days that a tour affects if hours are limited (`listDaysAffectedBy`). */
const widenByWeek = ({ start, end }: HeldRange): HeldRange => ({
  start: start.subtract({ hours: 240 }),
  end: end.add({ hours: 192 }),
});

/** Loads the guide's data, then calls `rewriteDays`. */
export const refreshDays = async (
  tx: Tx,
  deps: Deps,
  guideId: GuideId,
  changed: HeldRange,
): Promise<void> => {
  const [bookable, held] = await Promise.all([
    loadBookable(tx, guideId),
    loadBusyTimesAround(tx, deps, guideId, changed),
  ]);
  if (!bookable) return;
  const all = bookable.work.isLimited
    ? await loadBusyTimesAround(tx, deps, guideId, widenByWeek(changed))
    : held;
  await rewriteDays(tx, bookable, changed, all, deps.clock.now());
};

/**
 * Like `refreshDays`, for a range that was just held. `around` is what the caller has read under the guide's
 * lock: the guide's data, and the times that other live tours hold within `getAffectingRange` of the range.
 */
export const refreshHeldDays = (
  tx: Tx,
  deps: Deps,
  { bookable, liveRanges }: { bookable: Bookable; liveRanges: readonly HeldRange[] },
  held: HeldRange,
): Promise<void> =>
  bookable.work.isLimited
    ? refreshDays(tx, deps, bookable.guideId, held)
    : rewriteDays(tx, bookable, held, [...liveRanges, held], deps.clock.now());
