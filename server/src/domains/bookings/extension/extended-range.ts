import { type Calendar, isWorkingThroughout } from '@tomoguide/contract/guides/availability';
import { createWorkCheck, isOpenForBookings } from '@tomoguide/contract/guides/work-limits';
import { getExtendedRange } from '../effects/slot.ts';
import type { Range } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/** Why the guide is not available for longer: their hours end, or their next appointment begins. */
export type Obstacle = 'day_end' | 'next_booking';

/**
 * Returns what prevents an extension of the tour, or null if the guide is free: the added time is within
 * their hours and what their residence status permits, and the hour after the tour ends before their next tour
 * or the next busy time of an imported calendar (docs/product/bookings.md, "Extensions"). `liveRanges` are the
 * guide's other bookings.
 */
export const findExtensionObstacle = (
  tour: Pick<BookingRow, 'scheduledStart' | 'scheduledEnd'>,
  minutes: number,
  guide: { calendar: Calendar; liveRanges: readonly Range[] },
  now: Temporal.Instant,
): Obstacle | null => {
  const { start, end } = getExtendedRange(tour, minutes);
  const newEnd = tour.scheduledEnd.add({ minutes });
  if (!isWorkingThroughout(guide.calendar, tour.scheduledEnd, newEnd)) return 'day_end';
  const { work } = guide.calendar;
  const findRefusal = createWorkCheck(work, guide.liveRanges);
  const mayWork =
    (work === undefined || isOpenForBookings(work, now)) &&
    findRefusal(tour.scheduledStart.epochMilliseconds, newEnd.epochMilliseconds) === null;
  if (!mayWork) return 'day_end';
  const overlaps = (other: Range): boolean =>
    Temporal.Instant.compare(other.start, end) < 0 &&
    Temporal.Instant.compare(start, other.end) < 0;
  // Skips busy times that began before the tour's end: they did not prevent the tour, and may be this tour
  // in the guide's own calendar.
  const later = (guide.calendar.imported ?? []).filter(
    (busy) => Temporal.Instant.compare(busy.start, tour.scheduledEnd) >= 0,
  );
  return [...guide.liveRanges, ...later].some(overlaps) ? 'next_booking' : null;
};
