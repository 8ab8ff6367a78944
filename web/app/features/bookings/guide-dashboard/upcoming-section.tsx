import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { BookingList, DashboardSection, QuietNote } from './dashboard-section.tsx';
import { TourCard } from './tour-card.tsx';

/** Accepted tours after today, the next one first. */
export const UpcomingSection = ({ upcoming }: { upcoming: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  return (
    <DashboardSection title={t('upcoming')}>
      {upcoming.length > 0 ? (
        <BookingList bookings={upcoming} card={TourCard} />
      ) : (
        <QuietNote title={t('noUpcoming')}>{t('noUpcomingHint')}</QuietNote>
      )}
    </DashboardSection>
  );
};
