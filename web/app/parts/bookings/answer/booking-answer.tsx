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
  const [confirming, setConfirming] = useState<'accept' | 'reject' | null>(null);
  const size = small ? 'small' : 'medium';
  const close = () => setConfirming(null);
  return (
    <div className="flex flex-wrap gap-2 *:grow empty:hidden sm:*:grow-0">
      {booking.can.includes('accept') ? (
        <Button size={size} onClick={() => setConfirming('accept')}>
          {t('bookings.action.accept')}
        </Button>
      ) : null}
      {booking.can.includes('reject') ? (
        <Button size={size} tone="danger" onClick={() => setConfirming('reject')}>
          {t('bookings.action.reject')}
        </Button>
      ) : null}
      {confirming === 'accept' ? <AcceptDialog booking={booking} onClose={close} /> : null}
      {confirming === 'reject' ? <RejectDialog booking={booking} onClose={close} /> : null}
    </div>
  );
};
