import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface Props {
  booking: Booking;
  /** Placed next to other elements on one line. */
  small?: boolean;
}

/** The guide's two answers to a paid request, each with one confirmation. */
export const BookingAnswer = ({ booking, small = false }: Props) => {
  const { t } = useTranslation('bookings');
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  const size = small ? 'small' : 'medium';
  const close = () => setAsking(null);
  return (
    <div className="flex flex-wrap gap-2 *:grow empty:hidden sm:*:grow-0">
      {booking.can.includes('accept') ? (
        <Button size={size} onClick={() => setAsking('accept')}>
          {t('action.accept')}
        </Button>
      ) : null}
      {booking.can.includes('reject') ? (
        <Button size={size} tone="danger" onClick={() => setAsking('reject')}>
          {t('action.reject')}
        </Button>
      ) : null}
      {asking === 'accept' ? <AcceptDialog booking={booking} onClose={close} /> : null}
      {asking === 'reject' ? <RejectDialog booking={booking} onClose={close} /> : null}
    </div>
  );
};
