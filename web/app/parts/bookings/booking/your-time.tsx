import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatShortInstant, formatZone, getDayInZone } from '@tomoguide/contract/format';
import { getUserTimeZone } from '../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

/**
 * The start of the tour in the user's time zone; renders nothing if it is on the same day. For the
 * guide, the tour's time is already their own, so the label names the device instead. A span, because it is
 * also used inside links.
 */
export const YourTime = ({
  booking,
}: {
  booking: Pick<Booking, 'scheduledStartTime' | 'timeZone'> & Partial<Pick<Booking, 'viewerIs'>>;
}) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { scheduledStartTime: start, timeZone } = booking;
  const own = getUserTimeZone();
  if (getDayInZone(start, own) === getDayInZone(start, timeZone)) return null;
  return (
    <span className="tabular block text-ink-soft text-sm">
      <Unbroken>
        {t(booking.viewerIs === 'guide' ? 'trips.deviceTime' : 'trips.yourTime', {
          time: formatShortInstant(start, own, locale),
          zone: formatZone(own, locale),
        })}
      </Unbroken>
    </span>
  );
};
