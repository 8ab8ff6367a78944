import type { Booking } from '@tomoguide/contract/bookings/entities';
import { inLocale } from '@tomoguide/contract/guides/local-text';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AgreedPlan } from './agreed-plan.tsx';
import { CompareDialog } from './compare-dialog.tsx';

/** The guide's page shows something else by now: what was agreed holds, and both can be looked at. */
const Differs = ({ booking }: { booking: Pick<Booking, 'itinerary' | 'itineraryNow'> }) => {
  const { t } = useTranslation('bookings');
  const [comparing, setComparing] = useState(false);
  const { itinerary, itineraryNow } = booking;
  if (!itinerary?.agreed || (itineraryNow !== 'changed' && itineraryNow !== 'removed')) return null;
  return (
    <div className="mt-1 rounded-xl bg-warn-soft px-4 py-2.5 text-sm text-warn" data-itinerary-now>
      <p>{t(`itinerary.${itineraryNow}`)}</p>
      {itineraryNow === 'changed' ? (
        <Button tone="quiet" size="small" className="-ml-3" onClick={() => setComparing(true)}>
          {t('itinerary.compare')}
        </Button>
      ) : null}
      {comparing ? (
        <CompareDialog itinerary={itinerary} onClose={() => setComparing(false)} />
      ) : null}
    </div>
  );
};

/**
 * Along which itinerary a tour was booked, as it was agreed (docs/product/bookings.md, "The itinerary as
 * agreed"); nothing where none was chosen.
 */
export const ItineraryLine = ({
  booking,
  withTickets = true,
}: {
  booking: Pick<Booking, 'itinerary' | 'itineraryNow'>;
  /** False where the tickets stand elsewhere. */
  withTickets?: boolean;
}) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  // Trips that a device kept from before know of none.
  if (!booking.itinerary) return null;
  return (
    <div className="wrap-anywhere" data-itinerary>
      <p>
        <span className="block text-ink-soft text-sm">{t('itinerary')}</span>
        <bdi>{inLocale(booking.itinerary.title, locale)}</bdi>
      </p>
      <AgreedPlan itinerary={booking.itinerary} withTickets={withTickets} />
      <Differs booking={booking} />
    </div>
  );
};
