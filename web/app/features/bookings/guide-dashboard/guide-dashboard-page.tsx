import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import type { ReactNode } from 'react';
import type { Session } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AsOfLoaded } from '../kept/as-of.tsx';
import { NotLoaded, useIsMissing } from '../kept/not-loaded.tsx';
import { useKeepTrips } from '../kept/use-kept-trips.ts';
import { ProofsSection } from '../payment-proof/proofs-section.tsx';
import { guideBookings } from '../queries.ts';
import { useKeptStarts } from '../start-code/saved-starts.ts';
import { preloadStartCodes } from '../start-code/start-code-button.tsx';
import { useSteadyPlaces } from '../steady-places.ts';
import { bookingGroups } from './booking-groups.ts';
import { CalendarSection } from './calendar/calendar-section.tsx';
import { DeskLinks } from './desk-links.tsx';
import { DeskSkeleton } from './guide-only.tsx';
import { HeldSection } from './held-section.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { PastSection } from './past-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { TodaySection } from './today-section.tsx';
import { TourCard } from './tour-card.tsx';
import { UpcomingSection } from './upcoming-section.tsx';

interface Props {
  session: Session;
  /** Sections of other features, composed by the route; each a DashboardSection. */
  earnings?: ReactNode;
  reviews?: ReactNode;
}

const NO_BOOKINGS: readonly Booking[] = [];

/** The guide's desk: today, what has a deadline, what is ahead, what it brought, what is over. */
export const GuideDashboardPage = ({ session, earnings, reviews }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const bookings = useQuery(guideBookings(session.user.id));
  const placeOf = useSteadyPlaces(bookings.data ?? NO_BOOKINGS);
  useKeptStarts(bookings.data ?? NO_BOOKINGS, preloadStartCodes);
  useKeepTrips(session.user.id, 'guide', bookings);
  const isMissing = useIsMissing(bookings);
  if (isMissing)
    return (
      <NotLoaded
        list={bookings}
        userId={session.user.id}
        side="guide"
        card={TourCard}
        loading={<DeskSkeleton />}
        failure={
          <ErrorState title={t('loadError')} onRetry={() => bookings.refetch()}>
            {t('loadErrorHint')}
          </ErrorState>
        }
      />
    );
  if (!bookings.data) return <DeskSkeleton />;
  const { today, requests, held, upcoming, past } = bookingGroups(bookings.data, placeOf);
  /** Their deadlines run; an empty day can wait below them. */
  const urgent = today.length === 0 && requests.length > 0;
  const day = <TodaySection key="today" today={today} next={upcoming[0]} />;
  const answers = (
    <div key="requests" id="requests" className="grid gap-8 sm:gap-10">
      <OpenAnswers requests={requests} />
      {requests.length > 0 ? null : <RequestsSection requests={requests} />}
    </div>
  );
  return (
    // What is linked to, or takes the focus on the way up, comes to rest below the links.
    <div className="grid grid-cols-1 gap-8 sm:gap-10 [&_:is([id],a,button,input,select,textarea,summary,[tabindex])]:scroll-mt-32">
      <DeskLinks
        first={urgent ? 'requests' : 'today'}
        counts={{ today: today.length, requests: requests.length, upcoming: upcoming.length }}
      />
      <AsOfLoaded list={bookings} />
      {urgent ? [answers, day] : [day, answers]}
      <ProofsSection bookings={bookings.data} />
      <HeldSection held={held} />
      <UpcomingSection upcoming={upcoming} />
      <CalendarSection
        bookings={bookings.data}
        timeZone={bookings.data[0]?.timeZone ?? DEFAULT_GUIDE_TIME_ZONE}
      />
      {earnings}
      {reviews}
      <PastSection past={past} />
    </div>
  );
};
