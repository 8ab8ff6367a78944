import { busyUntil } from '@tomoguide/contract/bookings/busy-range';
import { type Calendar, worksThrough } from '@tomoguide/contract/guides/availability';
import type { Range } from '../queries.ts';
import type { BookingRow } from '../tables.ts';

type Tour = Pick<BookingRow, 'scheduledStart' | 'scheduledEnd'>;

/** What a tour holds of the guide's time with so many minutes more. */
export const rangeWith = ({ scheduledStart, scheduledEnd }: Tour, minutes: number): Range => ({
  start: scheduledStart,
  end: busyUntil(scheduledEnd.add({ minutes })),
});

/** Why the guide is not free for so long: their hours end, or something else that they have begins. */
export type Obstacle = 'day_end' | 'next_booking';

/**
 * What stands in the way of a longer tour; null where the guide is free for it: the added time lies
 * within their hours, and the hour after it before the next tour or the next busy time of a calendar kept
 * elsewhere (docs/product/bookings.md, "Extensions"). `standing` is what else they hold.
 */
export const obstacleTo = (
  tour: Tour,
  minutes: number,
  guide: { calendar: Calendar; standing: readonly Range[] },
): Obstacle | null => {
  const { start, end } = rangeWith(tour, minutes);
  const newEnd = tour.scheduledEnd.add({ minutes });
  if (!worksThrough(guide.calendar, tour.scheduledEnd, newEnd)) return 'day_end';
  const meets = (other: Range): boolean =>
    Temporal.Instant.compare(other.start, end) < 0 &&
    Temporal.Instant.compare(start, other.end) < 0;
  // What began before stood there already, and may be this very tour in the guide's own calendar.
  const later = (guide.calendar.imported ?? []).filter(
    (busy) => Temporal.Instant.compare(busy.start, tour.scheduledEnd) >= 0,
  );
  return [...guide.standing, ...later].some(meets) ? 'next_booking' : null;
};
