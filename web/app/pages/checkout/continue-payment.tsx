import type { BookingId } from '@tomoguide/contract/primitives';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** A link to pay for a booking whose slot is held until the deposit is paid. */
export const ContinuePayment = ({ bookingId }: { bookingId: BookingId }) => {
  const { t } = useTranslation('bookings');
  return (
    <LinkButton size="small" to={`/checkout?bookingId=${bookingId}`}>
      {t('bookings.action.pay')}
    </LinkButton>
  );
};
