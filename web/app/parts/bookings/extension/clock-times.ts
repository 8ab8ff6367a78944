import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatTime, formatTimeWithZone } from '@tomoguide/contract/format';
import { clocksDiffer, userTimeZone } from '../../../lib/own-zone.ts';
import { useLocale } from '../../../translation/use-translation.ts';

/**
 * Formats the times of an extension, which are minutes or hours away: the time alone, with its time zone if
 * the user's differs from the guide's.
 */
export const useClockTimes = ({ timeZone }: Pick<Booking, 'timeZone'>) => {
  const locale = useLocale();
  const formatOn = (instant: string, zone: string): string =>
    clocksDiffer(instant, timeZone, userTimeZone())
      ? formatTimeWithZone(instant, zone, locale)
      : formatTime(instant, zone, locale);
  return {
    /** A time of the tour, in the guide's time zone. */
    tour: (instant: string) => formatOn(instant, timeZone),
    /** A deadline, in the user's time zone. */
    deadline: (instant: string | null) =>
      instant === null ? '' : formatOn(instant, userTimeZone()),
  };
};
