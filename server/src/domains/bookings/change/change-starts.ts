import { isEarlyEnoughToChange } from '@tomoguide/contract/bookings/change-proposal';
import { isDurationOffered, listFreeStarts } from '@tomoguide/contract/guides/availability';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getAffectingRange, loadBookable, presentStarts } from '../../guides/service.ts';
import { listOverlappingBookings } from '../queries.ts';
import { isExpiredHold } from '../slots/check-slot.ts';
import { getReadableBooking } from '../view/booking-detail.ts';
import { widenOffer } from './check-change.ts';

/**
 * Returns the start times on a day to which a booking can be moved, ignoring its own time. Throws NOT_FOUND,
 * INVALID_TRANSITION, or DURATION_NOT_OFFERED.
 */
export const listChangeStarts = async (
  deps: Deps,
  { userId }: Pick<Viewer, 'userId'>,
  id: BookingId,
  query: { date: string; duration: number | undefined },
) => {
  const { db, clock } = deps;
  const { row } = await getReadableBooking(db, id, userId);
  if (row.status !== 'upcoming') fail('INVALID_TRANSITION', { status: row.status });
  const now = clock.now();
  const day = Temporal.PlainDate.from(query.date);
  const noon = day.toZonedDateTime({ timeZone: row.timeZone, plainTime: '12:00' }).toInstant();
  const around = getAffectingRange({ start: noon, end: noon });
  const [found, held] = await Promise.all([
    loadBookable(db, row.guideId),
    listOverlappingBookings(db, [row.guideId], around),
  ]);
  if (!found) throw new Error(`guide ${row.guideId} vanished`);
  const { calendar, ...offer } = widenOffer(found, row);
  const minutes = query.duration ?? row.bookedMinutes;
  if (!isDurationOffered(offer, minutes)) fail('DURATION_NOT_OFFERED', { field: 'duration' });
  const others = held.filter((time) => time.id !== row.id && !isExpiredHold(time, now));
  const busy = others.map((time) => time.busy);
  const starts = listFreeStarts(calendar, day, minutes, busy, now).filter((start) =>
    isEarlyEnoughToChange(start, now),
  );
  return {
    timeZone: calendar.timeZone,
    date: query.date,
    duration: minutes / 60,
    data: presentStarts(starts, calendar.timeZone),
  };
};
