import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatDuration, formatTimes, getDayInZone } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ClockNote } from './clock-note.tsx';
import { getDuration } from './extended-tour.ts';

type Times = Pick<Booking, 'scheduledStartTime' | 'scheduledEndTime' | 'timeZone' | 'duration'>;

/** When the tour is, in the guide's time zone. */
export const BookingWhen = ({ booking }: { booking: Times }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
  const { minutes, added } = getDuration(booking);
  const length = formatDuration(minutes, locale);
  const duration =
    added > 0
      ? t('trips.extended', { duration: length, extension: formatDuration(added, locale) })
      : length;
  return (
    <div className="tabular">
      <p className="font-semibold">
        <Unbroken>{formatDay(getDayInZone(start, timeZone), locale)}</Unbroken>
      </p>
      <p>
        <Unbroken>
          {t('trips.guideTimes', {
            times: formatTimes(start, end, timeZone, locale),
            duration,
          })}
        </Unbroken>
      </p>
      <ClockNote instant={start} timeZone={timeZone} />
    </div>
  );
};
