import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getDayInZone } from '@tomoguide/contract/format';

type Dated = Pick<Booking, 'status' | 'scheduledStartTime' | 'timeZone'>;

/** Groups tours by the day of their start in the guide's time zone, without cancelled tours. */
export const groupToursByDay = <One extends Dated>(
  bookings: readonly One[],
): Map<string, One[]> => {
  const days = new Map<string, One[]>();
  for (const booking of bookings) {
    if (booking.status === 'cancelled') continue;
    const day = getDayInZone(booking.scheduledStartTime, booking.timeZone);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  for (const tours of days.values())
    tours.sort((a, b) => Date.parse(a.scheduledStartTime) - Date.parse(b.scheduledStartTime));
  return days;
};
