import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingList, DashboardSection } from './dashboard-section.tsx';
import { TourCard } from './tour-card.tsx';

const NoTour = ({ next }: { next: Booking | undefined }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  const date = next && formatDay(dayIn(next.scheduledStartTime, next.timeZone), locale);
  return (
    <p className="text-ink-soft">
      {t('noToday')} {date ? <Unbroken>{t('nextTour', { date })}</Unbroken> : null}
    </p>
  );
};

interface Props {
  today: readonly Booking[];
  /** The first one after today. */
  next: Booking | undefined;
}

/** Tours that run or start today, with all that can be done with them; a day without is only a line. */
export const TodaySection = ({ today, next }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  return (
    <DashboardSection title={t('today')}>
      {today.length > 0 ? <BookingList bookings={today} card={TourCard} /> : <NoTour next={next} />}
    </DashboardSection>
  );
};
