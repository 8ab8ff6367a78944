import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatDay } from '@tomoguide/contract/format';
import { useState } from 'react';
import type { Session } from '../../../lib/session.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { guideBookings } from '../queries.ts';
import { bookingGroups } from './booking-groups.ts';
import { BookingList, DashboardSection, QuietNote } from './dashboard-section.tsx';
import { DeskSkeleton } from './guide-only.tsx';
import { RequestCard } from './request-card.tsx';
import { TourCard } from './tour-card.tsx';

const Today = ({ today, next }: { today: readonly Booking[]; next: Booking | undefined }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  return (
    <DashboardSection title={t('today')}>
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

const PAST_SHOWN = 5;

const Past = ({ past }: { past: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const [all, setAll] = useState(false);
  return (
    <DashboardSection title={t('past')}>
      {past.length > 0 ? (
        <BookingList bookings={all ? past : past.slice(0, PAST_SHOWN)} card={TourCard} />
      ) : (
        <QuietNote title={t('noPast')}>{t('noPastHint')}</QuietNote>
      )}
      {!all && past.length > PAST_SHOWN ? (
        <Button tone="secondary" className="justify-self-start" onClick={() => setAll(true)}>
          {t('seeAll')}
        </Button>
      ) : null}
    </DashboardSection>
  );
};

/** Today first, then the requests to answer, then what is ahead and what is over. */
export const GuideDashboardPage = ({ session }: { session: Session }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const bookings = useQuery(guideBookings(session.user.id));
  if (bookings.isPending) return <DeskSkeleton />;
  if (bookings.isLoadingError)
    return (
      <ErrorState title={t('loadError')} onRetry={() => bookings.refetch()}>
        {t('loadErrorHint')}
      </ErrorState>
    );
  const { today, requests, held, upcoming, past } = bookingGroups(bookings.data);
  return (
    <div className="grid gap-10">
      <Today today={today} next={upcoming[0]} />
      <DashboardSection
        title={requests.length > 0 ? t('requestsCount', { count: requests.length }) : t('requests')}
      >
        {requests.length > 0 ? (
          <BookingList bookings={requests} card={RequestCard} />
        ) : (
          <QuietNote title={t('noRequests')}>{t('noRequestsHint')}</QuietNote>
        )}
      </DashboardSection>
      {held.length > 0 ? (
        <DashboardSection title={t('awaitingPayment')}>
          <p className="text-ink-soft">{t('awaitingPaymentHint')}</p>
          <BookingList bookings={held} card={TourCard} />
        </DashboardSection>
      ) : null}
      <DashboardSection title={t('upcoming')}>
        {upcoming.length > 0 ? (
          <BookingList bookings={upcoming} card={TourCard} />
        ) : (
          <QuietNote title={t('noUpcoming')}>{t('noUpcomingHint')}</QuietNote>
        )}
      </DashboardSection>
      <Past past={past} />
    </div>
  );
};
