import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

const SHOWN = 6;

interface Props {
  tours: readonly Booking[];
  /** A FoldingTour. */
  row: (props: { booking: Booking }) => ReactNode;
}

/** Tours as lines that open: the first few, and all of them on request. */
export const FoldedTours = ({ tours, row: Row }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const [opened, setOpened] = useState(false);
  const { hash } = useLocation();
  // A link to one of them, as from the calendar, must find it.
  const all = opened || tours.some(({ bookingNumber }) => `#${bookingNumber}` === hash);
  const open = () => {
    // The button goes: the focus is at the first one that comes.
    flushSync(() => setOpened(true));
    document.getElementById(tours[SHOWN]?.bookingNumber ?? '')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {(all ? tours : tours.slice(0, SHOWN)).map((booking) => (
            <li key={booking.id}>
              <Row booking={booking} />
            </li>
          ))}
        </ul>
      </Card>
      {!all && tours.length > SHOWN ? (
        <Button tone="secondary" className="justify-self-start" onClick={open}>
          {t('showAll', { count: tours.length })}
        </Button>
      ) : null}
    </>
  );
};
