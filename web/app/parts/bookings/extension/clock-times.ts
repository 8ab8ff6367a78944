import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatTime, formatTimeWithZone } from '@tomoguide/contract/format';
import { clocksDiffer, getUserTimeZone } from '../../../lib/own-zone.ts';
import { useLocale } from '../../../translation/use-translation.ts';

/**
 * Formats the times of an extension, which are minutes or hours away, in the guide's time zone: the time alone,
 * with its time zone if the user's differs.
 */
export const useClockTime = ({ timeZone }: Pick<Booking, 'timeZone'>) => {
  const locale = useLocale();
  return (instant: string | null): string => {
    if (instant === null) return '';
    const differs = clocksDiffer(instant, timeZone, getUserTimeZone());
    return (differs ? formatTimeWithZone : formatTime)(instant, timeZone, locale);
  };
};
