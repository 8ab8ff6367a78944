import type { Booking } from '@tomoguide/contract/bookings/entities';
import { MAX_EXTENSIONS } from '@tomoguide/contract/bookings/figures';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Explains why an ongoing tour has no button for another extension. */
export const ExtensionLimit = ({ booking: { status, extensionCount } }: { booking: Booking }) => {
  const { t } = useTranslation('extension');
  if (status !== 'ongoing' || extensionCount < MAX_EXTENSIONS) return null;
  return <p className="text-ink-soft">{t('extension.limitReached', { max: MAX_EXTENSIONS })}</p>;
};
