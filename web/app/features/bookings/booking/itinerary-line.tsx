import type { Booking } from '@tomoguide/contract/bookings/entities';
import { inLocale } from '@tomoguide/contract/guides/local-text';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** Along which itinerary a tour was booked, by its title of then; nothing where none was chosen. */
export const ItineraryLine = ({ booking }: { booking: Pick<Booking, 'itinerary'> }) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  // Trips that a device kept from before know of none.
  if (!booking.itinerary) return null;
  return (
    <p className="wrap-anywhere" data-itinerary>
      <span className="block text-ink-soft text-sm">{t('itinerary')}</span>
      <bdi>{inLocale(booking.itinerary.title, locale)}</bdi>
    </p>
  );
};
