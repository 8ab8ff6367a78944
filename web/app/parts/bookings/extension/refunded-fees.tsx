import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { BookingRefunds } from '../booking/refund-lines.tsx';

/** The refunds of a tour that was not cancelled: the fees of extensions that did not take effect. */
export const RefundedFees = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extension');
  if (booking.refunds.length === 0) return null;
  return (
    <>
      {booking.status === 'ongoing' ? <p>{t('extension.back')}</p> : null}
      <BookingRefunds booking={booking} />
    </>
  );
};
