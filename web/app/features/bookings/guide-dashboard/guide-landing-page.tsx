import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatDay } from '@tomoguide/contract/format';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { Session } from '../../../lib/session.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { guideBookings, ownGuide } from '../queries.ts';
import { bookingGroups, thisWeek } from './booking-groups.ts';
import { BookingList, DashboardSection, QuietNote } from './dashboard-section.tsx';
import { DeskSkeleton } from './guide-only.tsx';
import { RatingsCard } from './ratings-card.tsx';
import { RequestList } from './request-list.tsx';
import { TourCard } from './tour-card.tsx';
import { WeekList } from './week-list.tsx';

/** Why the guide is not listed at the moment. */
const Unlisted = ({ guide }: { guide: OwnGuide }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  if (guide.listed) return null;
  return (
    <div className="grid gap-1 rounded-2xl bg-warn-soft p-5 text-warn">
      <p className="font-semibold">{t('unlisted')}</p>
      <ul>
        {guide.unlistedBecause.map((reason) => (
          <li key={reason}>{t(`unlistedBecause.${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
};

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

const Tours = ({ session }: { session: Session }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const bookings = useQuery(guideBookings(session.user.id));
  if (bookings.isPending) return <DeskSkeleton />;
  if (bookings.isLoadingError)
    return (
      <ErrorState title={t('loadError')} onRetry={() => bookings.refetch()}>
        {t('loadErrorHint')}
      </ErrorState>
    );
  const { today, requests, upcoming } = bookingGroups(bookings.data);
  const week = thisWeek(bookings.data);
  /** Their deadlines run; an empty day can wait below them. */
  const urgent = today.length === 0 && requests.length > 0;
  return (
    <>
      {urgent ? null : <Today today={today} next={upcoming[0]} />}
      <DashboardSection title={t('newRequests')}>
        {requests.length > 0 ? (
          <RequestList bookings={requests} />
        ) : (
          <QuietNote title={t('noRequests')}>{t('noRequestsHint')}</QuietNote>
        )}
      </DashboardSection>
      {urgent ? <Today today={today} next={upcoming[0]} /> : null}
      <DashboardSection
        title={t('thisWeek')}
        action={
          // Its words begin or end where the cards do.
          <span className="-mx-3">
            <LinkButton tone="quiet" size="small" to="/guide-dashboard">
              {t('openDashboard')}
            </LinkButton>
          </span>
        }
      >
        {week.length > 0 ? <WeekList bookings={week} /> : <QuietNote title={t('noneThisWeek')} />}
      </DashboardSection>
    </>
  );
};

/** The guide's start page: today, what waits for an answer, the week ahead, reviews. */
export const GuideLandingPage = ({ session }: { session: Session }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const guide = useQuery(ownGuide()).data;
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-bold text-3xl">{t('welcome', { name: session.user.nickname })}</p>
        {guide?.listed ? (
          <LinkButton tone="secondary" size="small" to={`/guides/${guide.id}`}>
            {t('viewProfile')}
          </LinkButton>
        ) : null}
      </div>
      {guide ? <Unlisted guide={guide} /> : null}
      <Tours session={session} />
      {guide ? <RatingsCard guide={guide} /> : null}
    </div>
  );
};
