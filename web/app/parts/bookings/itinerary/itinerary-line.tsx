import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AgreedPlan } from './agreed-plan.tsx';
import { CompareDialog } from './compare-dialog.tsx';

/**
 * A note that the guide has changed the itinerary since. The agreed itinerary applies, and the user can
 * compare the two.
 */
const ChangedNote = ({ booking }: { booking: Pick<Booking, 'itinerary' | 'itineraryNow'> }) => {
  const { t } = useTranslation('bookings');
  const [comparing, setComparing] = useState(false);
  const { itinerary, itineraryNow } = booking;
  if (!itinerary?.agreed || (itineraryNow !== 'changed' && itineraryNow !== 'removed')) return null;
  return (
    <div className="mt-1 rounded-xl bg-warn-soft px-4 py-2.5 text-sm text-warn" data-itinerary-now>
      <p>{t(`bookings.itinerary.${itineraryNow}`)}</p>
      {itineraryNow === 'changed' ? (
        <Button tone="quiet" size="small" className="-ml-3" onClick={() => setComparing(true)}>
          {t('bookings.itinerary.compare')}
        </Button>
      ) : null}
      {comparing ? (
        <CompareDialog itinerary={itinerary} onClose={() => setComparing(false)} />
      ) : null}
    </div>
  );
};

/**
 * The itinerary of a tour as agreed when the tour was booked (docs/product/bookings.md, "The itinerary as
 * agreed"); renders nothing if no itinerary was chosen.
 */
export const ItineraryLine = ({
  booking,
  withTickets = true,
}: {
  booking: Pick<Booking, 'itinerary' | 'itineraryNow'>;
  /** False if the tickets are shown elsewhere. */
  withTickets?: boolean;
}) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  // Trips that an older version stored lack this field.
  if (!booking.itinerary) return null;
  return (
    <div className="wrap-anywhere" data-itinerary>
      <p>
        <span className="block text-ink-soft text-sm">{t('trips.itinerary')}</span>
        <bdi>{getTextInLocale(booking.itinerary.title, locale)}</bdi>
      </p>
      <AgreedPlan itinerary={booking.itinerary} withTickets={withTickets} />
      <ChangedNote booking={booking} />
    </div>
  );
};
