import type { Booking } from '@tomoguide/contract/bookings/entities';
import {
  dayIn,
  formatDay,
  formatDuration,
  formatTimes,
  formatZone,
} from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { durationOf } from './extended-tour.ts';
import { YourTime } from './your-time.tsx';

type Times = Pick<Booking, 'scheduledStartTime' | 'scheduledEndTime' | 'timeZone' | 'duration'> &
  Partial<Pick<Booking, 'viewerIs'>>;

/** When the tour is, in the guide's time zone and, if it differs, in the user's. */
export const BookingWhen = ({ booking }: { booking: Times }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
  const { minutes, added } = durationOf(booking);
  const length = formatDuration(minutes, locale);
  const duration =
    added > 0
      ? t('trips.extended', { duration: length, extension: formatDuration(added, locale) })
      : length;
  return (
    <div className="tabular">
      <p className="font-semibold">
        <Unbroken>{formatDay(dayIn(start, timeZone), locale)}</Unbroken>
      </p>
      <p>
        <Unbroken>
          {t('trips.guideTimes', {
            times: formatTimes(start, end, timeZone, locale),
            zone: formatZone(timeZone, locale),
            duration,
          })}
        </Unbroken>
      </p>
      <YourTime booking={booking} />
    </div>
  );
};
