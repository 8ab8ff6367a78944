import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDay, getDayInZone } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { BookingList, DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { TourCard } from './tour-card.tsx';

/** The line shown on a day without tours. */
export const NoToursToday = ({ next }: { next: Booking | undefined }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const date = next && formatDay(getDayInZone(next.scheduledStartTime, next.timeZone), locale);
  return (
    <DashboardSection title={t('guide-dashboard.today')}>
      <p className="text-ink-soft">
        {t('guide-dashboard.noToday')}{' '}
        {date ? <Unbroken>{t('guide-dashboard.nextTour', { date })}</Unbroken> : null}
      </p>
    </DashboardSection>
  );
};

interface Props {
  title: string;
  tours: readonly Booking[];
  /** The component that renders each tour. Defaults to TourCard, which shows all actions. */
  card?: (props: { booking: Booking }) => ReactNode;
}

/** Today's tours; renders nothing if there are none. */
export const ToursSection = ({ title, tours, card = TourCard }: Props) =>
  tours.length > 0 ? (
    <DashboardSection title={title}>
      <BookingList bookings={tours} card={card} />
    </DashboardSection>
  ) : null;
