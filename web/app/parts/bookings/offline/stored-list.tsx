import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmergencyNumbers } from '../../help/emergency-numbers.tsx';
import { preloadStartCodes } from '../start-code/start-code-button.tsx';
import { AsOf } from './as-of.tsx';
import type { StoredTrips } from './stored-trips.ts';

interface Props {
  trips: StoredTrips;
  card: ComponentType<{ booking: Booking }>;
  /** True if the server responded with an error, rather than not at all. */
  refused: boolean;
  onRetry: () => void;
}

/** The next trips as stored on this device, with the phone numbers that the user may need offline. */
export const StoredList = ({ trips: stored, card: Card, refused, onRetry }: Props) => {
  const { t } = useTranslation('offline');
  useEffect(preloadStartCodes, []);
  return (
    <div className="grid gap-8">
      <AsOf time={stored.keptAt} refused={refused}>
        <Button tone="secondary" onClick={onRetry}>
          {t('offline.retry')}
        </Button>
      </AsOf>
      <section className="grid gap-4">
        <h2 className="font-bold text-xl">{t('offline.next')}</h2>
        <ul className="grid gap-4">
          {stored.bookings.map((booking) => (
            <li key={booking.id}>
              <Card booking={booking} />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid max-w-xl gap-3">
        <h2 className="font-bold text-xl">{t('offline.emergency')}</h2>
        <EmergencyNumbers />
      </section>
    </div>
  );
};
