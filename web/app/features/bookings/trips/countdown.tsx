import { COUNTDOWN_DAYS } from '@tomoguide/contract/bookings/days';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

/** Days to the start of an upcoming tour, from seven on (spec §4). */
export const Countdown = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const { daysAway, tab } = booking;
  if (tab !== 'upcoming' || daysAway < 0 || daysAway > COUNTDOWN_DAYS) return null;
  const words = () => {
    if (daysAway === 0) return t('today');
    return daysAway === 1 ? t('tomorrow') : t('inDays', { count: daysAway });
  };
  return <Badge tone={daysAway <= 1 ? 'seal' : 'action'}>{words()}</Badge>;
};
