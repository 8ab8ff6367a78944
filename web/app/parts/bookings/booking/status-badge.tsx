import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { isUnstartedAtEnd } from './near-end.ts';

const TONES: Readonly<Record<BookingStatus, BadgeTone>> = {
  pending: 'warn',
  confirmed: 'action',
  upcoming: 'good',
  awaiting_start: 'warn',
  start_confirmed: 'good',
  ongoing: 'good',
  extend_requested: 'action',
  extend_confirmed: 'action',
  completed: 'plain',
  disputed: 'seal',
  cancelled: 'plain',
};

export const StatusBadge = ({
  booking,
}: {
  booking: Pick<Booking, 'status' | 'scheduledEndTime'>;
}) => {
  const { t } = useTranslation('bookings');
  if (isUnstartedAtEnd(booking, useNow()))
    return <Badge tone="warn">{t('bookings.notStarted')}</Badge>;
  return <Badge tone={TONES[booking.status]}>{t(`bookings.status.${booking.status}`)}</Badge>;
};
