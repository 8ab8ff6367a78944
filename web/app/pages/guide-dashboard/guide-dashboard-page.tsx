import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useRef } from 'react';
import type { Session } from '../../lib/session.ts';
import {
  type BookingGroups,
  groupBookings,
} from '../../parts/bookings/guide-tours/booking-groups.ts';
import { StaleListTime } from '../../parts/bookings/offline/as-of.tsx';
import {
  StoredTripsFallback,
  useIsMissing,
} from '../../parts/bookings/offline/stored-trips-fallback.tsx';
import { useStoreTrips } from '../../parts/bookings/offline/use-stored-trips.ts';
import { guideBookingsQuery } from '../../parts/bookings/queries.ts';
import { useStoredStarts } from '../../parts/bookings/start-code/saved-starts.ts';
import { preloadStartCodes } from '../../parts/bookings/start-code/start-code-button.tsx';
import { DashboardSkeleton } from '../../parts/guides/guide-only.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useStablePlaces } from '../../ui/stable-places.ts';
import { panelProps } from '../../ui/tabs.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import type { DashboardView } from './dashboard-views.ts';
import { PastSection } from './past-section.tsx';
import { TodayView } from './today-view.tsx';
import { TourCard } from './tour-card.tsx';
import { UpcomingView } from './upcoming-view.tsx';
import { useDashboardView } from './use-dashboard-view.ts';
import { useScrollToTarget } from './use-scroll-to-target.ts';

interface Sections {
  /** Sections of other features, passed in by the route; each is a DashboardSection. */
  earnings?: ReactNode;
  reviews?: ReactNode;
}

interface DashboardProps extends Sections {
  bookings: readonly Booking[];
  groups: BookingGroups<Booking>;
  isFresh: boolean;
  /** A warning that the content may be out of date, if it may. */
  note: ReactNode;
}

const Dashboard = ({ bookings, groups, isFresh, note, earnings, reviews }: DashboardProps) => {
  const { view, found, choose } = useDashboardView(groups, isFresh);
  const panel = useRef<HTMLDivElement>(null);
  useScrollToTarget(panel, view, found);
  const parts: Record<DashboardView, () => ReactNode> = {
    today: () => <TodayView bookings={bookings} groups={groups} />,
    upcoming: () => <UpcomingView bookings={bookings} upcoming={groups.upcoming} />,
    earnings: () => earnings,
    past: () => (
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <PastSection past={groups.past} />
        {reviews}
      </div>
    ),
  };
  return (
    // Link targets and focused elements scroll to a position below the tabs.
    <div className="grid grid-cols-1 gap-6 [&_:is([id],a,button,input,select,textarea,summary,[tabindex])]:scroll-mt-32">
      <DashboardTabs bookings={bookings} groups={groups} view={view} onChoose={choose} />
      {note}
      <div ref={panel} tabIndex={-1} {...panelProps(view)} className="outline-none">
        {parts[view]()}
      </div>
    </div>
  );
};

const NO_BOOKINGS: readonly Booking[] = [];

/** The guide's dashboard, which shows one view at a time: today and deadlines, upcoming, earnings, past. */
export const GuideDashboardPage = ({ session, ...sections }: Sections & { session: Session }) => {
  const { t } = useTranslation('guide-dashboard');
  const bookings = useQuery(guideBookingsQuery(session.user.id));
  const placeOf = useStablePlaces(bookings.data ?? NO_BOOKINGS);
  useStoredStarts(bookings.data ?? NO_BOOKINGS, preloadStartCodes);
  useStoreTrips(session.user.id, 'guide', bookings);
  const isMissing = useIsMissing(bookings);
  if (isMissing)
    return (
      <StoredTripsFallback
        list={bookings}
        userId={session.user.id}
        side="guide"
        card={TourCard}
        loading={<DashboardSkeleton />}
        failure={
          <ErrorState title={t('guide-dashboard.loadError')} onRetry={() => bookings.refetch()}>
            {t('guide-dashboard.loadErrorHint')}
          </ErrorState>
        }
      />
    );
  if (!bookings.data) return <DashboardSkeleton />;
  return (
    <Dashboard
      bookings={bookings.data}
      groups={groupBookings(bookings.data, placeOf)}
      isFresh={bookings.isFetchedAfterMount}
      note={<StaleListTime list={bookings} />}
      {...sections}
    />
  );
};
