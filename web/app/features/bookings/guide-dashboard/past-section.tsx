import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DashboardSection, QuietNote } from './dashboard-section.tsx';
import { PastTour } from './past-tour.tsx';

const SHOWN = 3;

/** Tours that are over: the latest, and all of them on request. */
export const PastSection = ({ past }: { past: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const [opened, setOpened] = useState(false);
  const { hash } = useLocation();
  // A link to one of them, as from the calendar, must find it.
  const all = opened || past.some(({ bookingNumber }) => `#${bookingNumber}` === hash);
  const open = () => {
    // The button goes: the focus is at the first one that comes.
    flushSync(() => setOpened(true));
    document.getElementById(past[SHOWN]?.bookingNumber ?? '')?.focus({ preventScroll: true });
  };
  return (
    <DashboardSection id="past" title={t('past')}>
      {past.length > 0 ? (
        <Card flush>
          {(all ? past : past.slice(0, SHOWN)).map((booking) => (
            <PastTour key={booking.id} booking={booking} />
          ))}
        </Card>
      ) : (
        <QuietNote title={t('noPast')}>{t('noPastHint')}</QuietNote>
      )}
      {!all && past.length > SHOWN ? (
        <Button tone="secondary" className="justify-self-start" onClick={open}>
          {t('showAll', { count: past.length })}
        </Button>
      ) : null}
    </DashboardSection>
  );
};
