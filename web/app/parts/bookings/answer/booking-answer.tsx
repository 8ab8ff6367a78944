import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AcceptButton } from './accept-button.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface Props {
  booking: Booking;
  /** True if the buttons are next to other elements on one line. */
  small?: boolean;
}

/** The buttons with which the guide accepts or rejects a paid request, each with one confirmation. */
export const BookingAnswer = ({ booking, small = false }: Props) => {
  const { t } = useTranslation('bookings');
  const [rejecting, setRejecting] = useState(false);
  const size = small ? 'small' : 'medium';
  return (
    <div className="flex flex-wrap gap-2 *:grow empty:hidden sm:*:grow-0">
      <AcceptButton booking={booking} size={size} />
      {booking.can.includes('reject') ? (
        <Button size={size} tone="secondary" onClick={() => setRejecting(true)}>
          {t('bookings.action.reject')}
        </Button>
      ) : null}
      {rejecting ? <RejectDialog booking={booking} onClose={() => setRejecting(false)} /> : null}
    </div>
  );
};
