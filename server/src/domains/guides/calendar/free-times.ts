import { listFreeStarts } from '@tomoguide/contract/guides/availability';
import type { StartTime } from '@tomoguide/contract/guides/entities';
import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { type GuideId, LAST_DAY } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { assertDuration } from '../prices/bookable-terms.ts';
import { loadBookable } from '../queries.ts';
import type { Bookable } from './bookable-guide.ts';
import { loadBusyTimesBetween } from './load-busy-times.ts';

/** Maximum length of a requested range in days, which covers all bookable days. */
const MAX_DAYS = DAYS_AHEAD + 5;

const load = async (
  db: Executor,
  guideId: GuideId,
  duration: number | undefined,
): Promise<{ bookable: Bookable; minutes: number }> => {
  const bookable = (await loadBookable(db, guideId)) ?? fail('NOT_FOUND');
  const minutes = duration ?? bookable.minDurationMinutes;
  assertDuration(bookable, minutes);
  return { bookable, minutes };
};

/** Returns the days in a range on which a tour of this duration can begin. */
export const listFreeDays = async (
  db: Executor,
  deps: Deps,
  guideId: GuideId,
  query: { from: string | undefined; to: string | undefined; duration: number | undefined },
) => {
  const { bookable, minutes } = await load(db, guideId, query.duration);
  const { timeZone } = bookable.calendar;
  const now = deps.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const from = query.from ? Temporal.PlainDate.from(query.from) : today;
  const furthest = from.add({ days: MAX_DAYS });
  const lastRequested = Temporal.PlainDate.from(query.to ?? LAST_DAY);
  const to = Temporal.PlainDate.compare(lastRequested, furthest) > 0 ? furthest : lastRequested;
  // If all requested days are past, there is nothing to load.
  const isEmpty = Temporal.PlainDate.compare(to, from) < 0;
  const held = isEmpty ? [] : await loadBusyTimesBetween(db, deps, bookable, from, to);
  const data: string[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    if (listFreeStarts(bookable.calendar, day, minutes, held, now).length > 0)
      data.push(day.toString());
  }
  return { timeZone, from: from.toString(), to: to.toString(), duration: minutes / 60, data };
};

export const presentStarts = (starts: readonly Temporal.Instant[], timeZone: string): StartTime[] =>
  starts.map((start) => {
    const wall = start.toZonedDateTimeISO(timeZone);
    return {
      start: start.toString(),
      time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
      day: wall.toPlainDate().toString(),
    };
  });

/** Returns the available start times on one day. */
export const startTimes = async (
  db: Executor,
  deps: Deps,
  guideId: GuideId,
  query: { date: string; duration: number | undefined },
) => {
  const { bookable, minutes } = await load(db, guideId, query.duration);
  const { timeZone } = bookable.calendar;
  const day = Temporal.PlainDate.from(query.date);
  const held = await loadBusyTimesBetween(db, deps, bookable, day, day);
  const starts = listFreeStarts(bookable.calendar, day, minutes, held, deps.clock.now());
  const data = presentStarts(starts, timeZone);
  return { timeZone, date: query.date, duration: minutes / 60, data };
};
