import { getCountdownDays } from '@tomoguide/contract/bookings/days-away';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';

/**
 * Shows the number of days until a tour starts, only during the seven days before it; renders nothing once
 * the tour has started (docs/product/time.md, "Days").
 */
export const Countdown = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const start = Temporal.Instant.from(booking.scheduledStartTime);
  const days = getCountdownDays(start, useNow(), booking.timeZone);
  if (booking.tab !== 'upcoming' || days === null) return null;
  const countdownText = () => {
    if (days === 0) return t('trips.today');
    return days === 1 ? t('trips.tomorrow') : t('trips.inDays', { count: days });
  };
  return <Badge tone={days <= 1 ? 'seal' : 'action'}>{countdownText()}</Badge>;
};
