import { type Calendar, isWorkingThroughout } from '@tomoguide/contract/guides/availability';
import { rangeWith } from '../effects/slot.ts';
import type { Range } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

/** Why the guide is not available: their hours end, or another appointment begins. */
export type Obstacle = 'day_end' | 'next_booking';

/**
 * Returns what prevents a longer tour; null if the guide is free for it: the added time is within their
 * hours, and the hour after it ends before the next tour or the next busy time of an imported calendar
 * (docs/product/bookings.md, "Extensions"). `liveRanges` are their other bookings.
 */
export const extensionObstacle = (
  tour: Pick<BookingRow, 'scheduledStart' | 'scheduledEnd'>,
  minutes: number,
  guide: { calendar: Calendar; liveRanges: readonly Range[] },
): Obstacle | null => {
  const { start, end } = rangeWith(tour, minutes);
  const newEnd = tour.scheduledEnd.add({ minutes });
  if (!isWorkingThroughout(guide.calendar, tour.scheduledEnd, newEnd)) return 'day_end';
  const overlaps = (other: Range): boolean =>
    Temporal.Instant.compare(other.start, end) < 0 &&
    Temporal.Instant.compare(start, other.end) < 0;
  // Busy times that began earlier did not prevent the tour; they may be this tour in the guide's own calendar.
  const later = (guide.calendar.imported ?? []).filter(
    (busy) => Temporal.Instant.compare(busy.start, tour.scheduledEnd) >= 0,
  );
  return [...guide.liveRanges, ...later].some(overlaps) ? 'next_booking' : null;
};
