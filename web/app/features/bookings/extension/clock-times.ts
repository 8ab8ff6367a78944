import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatTime, formatTimeOnClock } from '@tomoguide/contract/format';
import { useLocale } from '../../../translation/use-translation.ts';
import { clocksDiffer, ownZone } from '../booking/own-zone.ts';

/**
 * Moments of an extension, minutes or hours away: the time alone, and whose clock it is on where the
 * reader's shows another time than the guide's.
 */
export const useClockTimes = ({ timeZone }: Pick<Booking, 'timeZone'>) => {
  const locale = useLocale();
  const on = (instant: string, zone: string): string =>
    clocksDiffer(instant, timeZone, ownZone())
      ? formatTimeOnClock(instant, zone, locale)
      : formatTime(instant, zone, locale);
  return {
    /** Of the tour: on the guide's clock. */
    tour: (instant: string) => on(instant, timeZone),
    /** Of the reader: on their own. */
    deadline: (instant: string | null) => (instant === null ? '' : on(instant, ownZone())),
  };
};
