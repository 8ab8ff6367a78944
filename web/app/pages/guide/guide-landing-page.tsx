import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import { formatDay, formatZone, getDayInZone } from '@tomoguide/contract/format';
import { Fragment, type ReactNode, useState } from 'react';
import { getFirstName } from '../../lib/first-name.ts';
import type { Session } from '../../lib/session.ts';
import {
  groupBookings,
  listToursThisWeek,
} from '../../parts/bookings/guide-tours/booking-groups.ts';
import { TourLines } from '../../parts/bookings/guide-tours/tour-lines.tsx';
import { guideBookingsQuery } from '../../parts/bookings/queries.ts';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { DashboardSkeleton } from '../../parts/guides/guide-only.tsx';
import { ownGuideQuery } from '../../parts/guides/own-guide/queries.ts';
import { PermissionEnds } from '../../parts/guides/permission-ends.tsx';
import { Unlisted } from '../../parts/guides/unlisted.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { RatingsCard } from './ratings-card.tsx';
import { RequestList } from './request-list.tsx';
import { SUMMARY_SHOWN, SummarySection } from './summary-section.tsx';
import { TourRequestLines } from './tour-request-lines.tsx';
import { UnreadMessages } from './unread-messages.tsx';

const Today = ({ today, next }: { today: readonly Booking[]; next: Booking | undefined }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const date = next && formatDay(getDayInZone(next.scheduledStartTime, next.timeZone), locale);
  return (
    <SummarySection
      title={t('guide-dashboard.today')}
      count={today.length}
      to="/guide-dashboard"
      hasMore={false}
    >
      {today.length > 0 ? (
        // Shows all of today's tours, because a running or overdue tour must not hide the next one.
        <TourLines bookings={today} ofToday />
      ) : (
        <QuietNote title={t('guide-dashboard.noToday')}>
          {date ? t('guide-dashboard.nextTour', { date }) : null}
        </QuietNote>
      )}
    </SummarySection>
  );
};

const Requests = ({ requests }: { requests: readonly Booking[] }) => {
  const { t } = useTranslation('guide-dashboard');
  return (
    <SummarySection
      title={t('guide-dashboard.newRequests')}
      count={requests.length}
      to="/guide-dashboard#requests"
      hasMore={requests.length > SUMMARY_SHOWN}
    >
      {requests.length > 0 ? (
        <RequestList bookings={requests.slice(0, SUMMARY_SHOWN)} />
      ) : (
        <QuietNote title={t('guide-dashboard.noRequests')}>
          {t('guide-dashboard.noRequestsHint')}
        </QuietNote>
      )}
    </SummarySection>
  );
};

const Week = ({ upcoming }: { upcoming: readonly Booking[] }) => {
  const { t } = useTranslation('guide-dashboard');
  const week = listToursThisWeek(upcoming);
  return (
    <SummarySection
      title={t('guide-dashboard.thisWeek')}
      count={week.length}
      to="/guide-dashboard#upcoming"
      hasMore={upcoming.length > Math.min(week.length, SUMMARY_SHOWN)}
    >
      {week.length > 0 ? (
        <TourLines bookings={week.slice(0, SUMMARY_SHOWN)} />
      ) : (
        <QuietNote title={t('guide-dashboard.noneThisWeek')} />
      )}
    </SummarySection>
  );
};

const Tours = ({ session }: { session: Session }) => {
  const { t } = useTranslation('guide-dashboard');
  const bookings = useQuery(guideBookingsQuery(session.user.id));
  const { data: openRequests = [] } = useQuery(openRequestsQuery());
  const { today, requests, upcoming } = groupBookings(bookings.data ?? []);
  const waits = requests.length + openRequests.length > 0;
  // After the guide answers the last request, nothing moves.
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  if (bookings.isPending) return <DashboardSkeleton />;
  if (bookings.isLoadingError)
    return (
      <ErrorState title={t('guide-dashboard.loadError')} onRetry={() => bookings.refetch()}>
        {t('guide-dashboard.loadErrorHint')}
      </ErrorState>
    );
  // Requests come first, because they have deadlines. Their rows are short, so the day's tours stay in view
  // below them.
  const sections = [
    <Fragment key="requests">
      <Requests requests={requests} />
      <TourRequestLines />
    </Fragment>,
    <Today key="today" today={today} next={upcoming[0]} />,
  ];
  return (
    <>
      {waited ? sections : sections.toReversed()}
      <UnreadMessages userId={session.user.id} />
      <Week upcoming={upcoming} />
    </>
  );
};

interface Props {
  session: Session;
  /** A `SummarySection` of the earnings feature, passed in by the route. */
  earnings?: ReactNode;
}

/**
 * The guide's overview: all of today's tours and, for everything else, the number of items and the next
 * three.
 */
export const GuideLandingPage = ({ session, earnings }: Props) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const { data: guide, isLoadingError, refetch } = useQuery(ownGuideQuery());
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <p className="font-bold text-3xl">
            {t('guide-dashboard.welcome', { name: getFirstName(session.user.nickname) })}
          </p>
          <p className="text-ink-soft text-sm">
            {t('guide-dashboard.zone', {
              zone: formatZone(guide?.timeZone ?? DEFAULT_GUIDE_TIME_ZONE, locale),
            })}
          </p>
        </div>
        {guide?.listed ? (
          <LinkButton tone="secondary" size="small" to={`/guides/${guide.id}`}>
            {t('guide-dashboard.viewProfile')}
          </LinkButton>
        ) : null}
      </div>
      {guide ? (
        <>
          <Unlisted guide={guide} />
          <PermissionEnds guide={guide} />
        </>
      ) : null}
      <Tours session={session} />
      {earnings}
      {guide ? <RatingsCard guide={guide} /> : null}
      {isLoadingError ? (
        <SummarySection
          title={t('guide-dashboard.ratings')}
          count={0}
          to="/guide-dashboard#reviews"
        >
          <LoadFailure onRetry={refetch}>{t('guide-dashboard.reviewsFailed')}</LoadFailure>
        </SummarySection>
      ) : null}
    </div>
  );
};
