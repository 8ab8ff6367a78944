import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonSize } from '../../../ui/button-style.ts';
import { AcceptDialog } from './accept-dialog.tsx';

interface Props {
  booking: Booking;
  size?: ButtonSize;
}

/**
 * A button to accept a paid request, after one confirmation. Renders nothing if the guide cannot accept it.
 */
export const AcceptButton = ({ booking, size = 'medium' }: Props) => {
  const { t } = useTranslation('bookings');
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      {booking.can.includes('accept') ? (
        <Button size={size} onClick={() => setConfirming(true)}>
          {t('bookings.action.accept')}
        </Button>
      ) : null}
      {confirming ? <AcceptDialog booking={booking} onClose={() => setConfirming(false)} /> : null}
    </>
  );
};
