import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BookingList, DashboardSection, QuietNote } from './dashboard-section.tsx';
import { TourCard } from './tour-card.tsx';

const SHOWN = 3;

/** Accepted tours after today, the next one first: a few, and all of them on request. */
export const UpcomingSection = ({ upcoming }: { upcoming: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const [opened, setOpened] = useState(false);
  const { hash } = useLocation();
  // A link to one of them, as from the calendar, must find it.
  const all = opened || upcoming.some(({ bookingNumber }) => `#${bookingNumber}` === hash);
  const open = () => {
    // The button goes: the focus is at the first one that comes.
    flushSync(() => setOpened(true));
    document.getElementById(upcoming[SHOWN]?.bookingNumber ?? '')?.focus({ preventScroll: true });
  };
  return (
    <DashboardSection id="upcoming" title={t('upcoming')}>
      {upcoming.length > 0 ? (
        <BookingList bookings={all ? upcoming : upcoming.slice(0, SHOWN)} card={TourCard} />
      ) : (
        <QuietNote title={t('noUpcoming')}>{t('noUpcomingHint')}</QuietNote>
      )}
      {!all && upcoming.length > SHOWN ? (
        <Button tone="secondary" className="justify-self-start" onClick={open}>
          {t('showAll', { count: upcoming.length })}
        </Button>
      ) : null}
    </DashboardSection>
  );
};
