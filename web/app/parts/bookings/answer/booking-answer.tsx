import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface Props {
  booking: Booking;
  /** True if the buttons are next to other elements on one line. */
  small?: boolean;
}

/** The buttons with which the guide accepts or rejects a paid request, each with one confirmation. */
export const BookingAnswer = ({ booking, small = false }: Props) => {
  const { t } = useTranslation('bookings');
  const [confirming, setConfirming] = useState<'accept' | 'reject' | null>(null);
  const size = small ? 'small' : 'medium';
  const mayReject = booking.can.includes('reject');
  const reject = () => setConfirming('reject');
  const close = () => setConfirming(null);
  return (
    <div className="flex flex-wrap gap-2 *:grow empty:hidden sm:*:grow-0">
      {booking.can.includes('accept') ? (
        <Button size={size} onClick={() => setConfirming('accept')}>
          {t('bookings.action.accept')}
        </Button>
      ) : null}
      {mayReject ? (
        <Button size={size} tone="secondary" onClick={reject}>
          {t('bookings.action.reject')}
        </Button>
      ) : null}
      {confirming === 'accept' ? (
        <AcceptDialog booking={booking} onReject={mayReject ? reject : null} onClose={close} />
      ) : null}
      {confirming === 'reject' ? <RejectDialog booking={booking} onClose={close} /> : null}
    </div>
  );
};
