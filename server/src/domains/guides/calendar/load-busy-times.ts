import type { HeldRange } from '@tomoguide/contract/guides/availability';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Bookable } from './bookable-guide.ts';

/**
 * How many hours of bookings to load before and after a day or a tour: enough for working hours past
 * midnight, the break after a tour and the seven days of limited hours.
 */
const AROUND_HOURS = 192;

/** Returns the range whose bookings can affect the free times in `range`. */
export const getAffectingRange = ({ start, end }: HeldRange): HeldRange => ({
  start: start.subtract({ hours: AROUND_HOURS }),
  end: end.add({ hours: AROUND_HOURS }),
});

/** Loads the times that live tours hold around a range. */
export const loadBusyTimesAround = (
  db: Executor,
  deps: Deps,
  guideId: GuideId,
  range: HeldRange,
): Promise<readonly HeldRange[]> => {
  const { start, end } = getAffectingRange(range);
  return deps.ports.guides.heldRanges(db, [guideId], start, end);
};

/** Loads the times that live tours hold on the days of an inclusive range. */
export const loadBusyTimesBetween = (
  db: Executor,
  deps: Deps,
  { guideId, calendar }: Pick<Bookable, 'guideId' | 'calendar'>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<readonly HeldRange[]> => {
  const startOfDay = (day: Temporal.PlainDate) =>
    day.toZonedDateTime(calendar.timeZone).toInstant();
  return loadBusyTimesAround(db, deps, guideId, { start: startOfDay(from), end: startOfDay(to) });
};
