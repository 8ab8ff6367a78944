import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingList, DashboardSection } from './dashboard-section.tsx';
import { TourCard } from './tour-card.tsx';

/** A day without tours is only a line. */
export const NoToday = ({ next }: { next: Booking | undefined }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  const date = next && formatDay(dayIn(next.scheduledStartTime, next.timeZone), locale);
  return (
    <DashboardSection title={t('today')}>
      <p className="text-ink-soft">
        {t('noToday')} {date ? <Unbroken>{t('nextTour', { date })}</Unbroken> : null}
      </p>
    </DashboardSection>
  );
};

/** Tours of the day, with all that can be done with them; nothing where there are none. */
export const ToursSection = ({ title, tours }: { title: string; tours: readonly Booking[] }) =>
  tours.length > 0 ? (
    <DashboardSection title={title}>
      <BookingList bookings={tours} card={TourCard} />
    </DashboardSection>
  ) : null;
