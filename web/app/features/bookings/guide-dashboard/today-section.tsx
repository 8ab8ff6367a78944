import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatDay } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { BookingList, DashboardSection, QuietNote } from './dashboard-section.tsx';
import { TourCard } from './tour-card.tsx';

/** Tours that run or start today, with all that can be done with them. */
export const TodaySection = ({
  today,
  next,
}: {
  today: readonly Booking[];
  /** The first one after today. */
  next: Booking | undefined;
}) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  return (
    <DashboardSection id="today" title={t('today')}>
      {today.length > 0 ? (
        <BookingList bookings={today} card={TourCard} />
      ) : (
        <QuietNote title={t('noToday')}>
          {next
            ? t('nextTour', {
                date: formatDay(dayIn(next.scheduledStartTime, next.timeZone), locale),
              })
            : null}
        </QuietNote>
      )}
    </DashboardSection>
  );
};
