import { usePrefetchQuery } from '@tanstack/react-query';
import { hasDriverCard } from '@tomoguide/contract/bookings/card-lines';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CarTaxiFront } from '../../../ui/icons.ts';
import { postalPlacesQuery } from '../queries.ts';
import { DriverCard } from './driver-card.tsx';
import { LinesForm } from './lines-form.tsx';

/** Fetches the postal code's places with the page, because there may be no network in the taxi. */
const Prefetch = ({ code }: { code: string }) => {
  usePrefetchQuery(postalPlacesQuery(code));
  return null;
};

interface Props {
  booking: Booking;
  /** `secondary` among a card's actions, `quiet` next to an address. */
  tone?: 'quiet' | 'secondary';
}

/**
 * A button that opens the driver's card. While the meeting point can still be changed, both users can add
 * to the card.
 */
export const DriverCardButton = ({ booking, tone = 'quiet' }: Props) => {
  const { t } = useTranslation('driver-card');
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  if (!hasDriverCard(booking)) return null;
  const { building, station } = booking.driverLines;
  const close = () => {
    setOpen(false);
    setEditing(false);
  };
  return (
    <>
      {booking.meetingPostalCode ? <Prefetch code={booking.meetingPostalCode} /> : null}
      <Button
        tone={tone}
        size={tone === 'quiet' ? 'small' : 'medium'}
        className={tone === 'quiet' ? '-ml-3' : ''}
        onClick={() => setOpen(true)}
      >
        <CarTaxiFront aria-hidden="true" className="size-4" />
        {t('driver-card.open')}
      </Button>
      <Dialog open={open} onClose={close} title={t('driver-card.open')}>
        <div className="grid gap-5">
          <DriverCard place={booking} />
          {editing ? <LinesForm booking={booking} onDone={() => setEditing(false)} /> : null}
          {!editing && booking.can.includes('change_address') ? (
            <Button
              tone="quiet"
              size="small"
              className="-ml-3 justify-self-start"
              onClick={() => setEditing(true)}
            >
              {t(building || station ? 'driver-card.change' : 'driver-card.fill')}
            </Button>
          ) : null}
        </div>
      </Dialog>
    </>
  );
};
