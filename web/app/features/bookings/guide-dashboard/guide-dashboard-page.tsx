import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Session } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { guideBookings } from '../queries.ts';
import { bookingGroups } from './booking-groups.ts';
import { BookingList, DashboardSection, QuietNote } from './dashboard-section.tsx';
import { DeskSkeleton } from './guide-only.tsx';
import { PastTour } from './past-tour.tsx';
import { RequestCard } from './request-card.tsx';
import { TourCard } from './tour-card.tsx';

/** Today has a page of its own; here it is only said. */
const TodayNote = ({ count }: { count: number }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  if (count === 0) return null;
  return (
    <p className="rounded-2xl bg-action-soft px-5 py-3">
      <Link to="/guide" className="inline-flex min-h-11 items-center font-semibold text-action">
        {t('toursToday', { count })}
      </Link>
    </p>
  );
};

const PAST_SHOWN = 5;

const Past = ({ past }: { past: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const [all, setAll] = useState(false);
  return (
    <DashboardSection title={t('past')}>
      {past.length > 0 ? (
        <Card flush>
          {(all ? past : past.slice(0, PAST_SHOWN)).map((booking) => (
            <PastTour key={booking.id} booking={booking} />
          ))}
        </Card>
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

/** The requests to answer first, then what is ahead and what is over. */
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
      <TodayNote count={today.length} />
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
