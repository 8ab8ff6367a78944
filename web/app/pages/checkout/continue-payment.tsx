import type { BookingId } from '@tomoguide/contract/primitives';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Links to a held booking that is waiting for its deposit. */
export const ContinuePayment = ({ bookingId }: { bookingId: BookingId }) => {
  const { t } = useTranslation('bookings');
  return (
    <LinkButton size="small" to={`/checkout?bookingId=${bookingId}`}>
      {t('bookings.action.pay')}
    </LinkButton>
  );
};
