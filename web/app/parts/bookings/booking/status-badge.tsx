import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

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

export const StatusBadge = ({ status }: { status: BookingStatus }) => {
  const { t } = useTranslation('bookings');
  return <Badge tone={TONES[status]}>{t(`bookings.status.${status}`)}</Badge>;
};
