import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useStoredOpen } from '../../lib/use-stored-open.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';

const SHOWN = 6;

interface Props {
  /** Identifies the list within the page. */
  name: string;
  tours: readonly Booking[];
  /** Renders an ExpandableTour. */
  row: (props: { booking: Booking }) => ReactNode;
  /** Returns whether a tour is waiting for the guide. Such tours are always shown. */
  waits?: (booking: Booking) => boolean;
}

/**
 * A list of expandable tours: the first few and those waiting for the guide at first, and all of them on
 * request.
 */
export const ExpandableTours = ({ name, tours, row: Row, waits = () => false }: Props) => {
  const { t } = useTranslation('guide-dashboard');
  const [all, setAll] = useStoredOpen(name);
  const { hash } = useLocation();
  // A tour stays visible after the guide has answered it.
  const [waited, setWaited] = useState<readonly Booking['id'][]>([]);
  const begins = tours.filter((tour) => waits(tour) && !waited.includes(tour.id));
  if (begins.length > 0) setWaited([...waited, ...begins.map(({ id }) => id)]);
  const isShown = ({ id }: Booking, at: number) => all || at < SHOWN || waited.includes(id);
  const more = tours.filter((tour, at) => !isShown(tour, at));
  // A link to a hidden tour, for example from the calendar, must be able to find it.
  if (more.some(({ bookingNumber }) => `#${bookingNumber}` === hash)) setAll(true);
  const open = () => {
    // The clicked button disappears, so focus moves to the first new tour.
    flushSync(() => setAll(true));
    document.getElementById(more[0]?.bookingNumber ?? '')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {tours.filter(isShown).map((booking) => (
            <li key={booking.id} ref={restoresFocusOnRemoval}>
              <Row booking={booking} />
            </li>
          ))}
        </ul>
      </Card>
      {more.length > 0 ? (
        <Button tone="secondary" className="justify-self-start" onClick={open}>
          {t('guide-dashboard.showAll', { count: tours.length })}
        </Button>
      ) : null}
    </>
  );
};
