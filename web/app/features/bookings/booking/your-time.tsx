import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatShortInstant, formatTime, formatZone } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { clocksDiffer, ownZone } from './own-zone.ts';

/**
 * When the tour begins on the reader's own clock; nothing where that shows the guide's time. To the
 * guide the tour's time is the own one: the other is called the device's. A span, as it also stands in
 * links.
 */
export const YourTime = ({
  booking,
}: {
  booking: Pick<Booking, 'scheduledStartTime' | 'timeZone'> & Partial<Pick<Booking, 'viewerIs'>>;
}) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  const { scheduledStartTime: start, timeZone } = booking;
  const own = ownZone();
  if (!clocksDiffer(start, timeZone, own)) return null;
  const isSameDay = dayIn(start, own) === dayIn(start, timeZone);
  return (
    <span className="tabular block text-ink-soft text-sm">
      <Unbroken>
        {t(booking.viewerIs === 'guide' ? 'deviceTime' : 'yourTime', {
          time: (isSameDay ? formatTime : formatShortInstant)(start, own, locale),
          zone: formatZone(own, locale),
        })}
      </Unbroken>
    </span>
  );
};
