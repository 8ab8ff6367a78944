import { useQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingTab } from '@tomoguide/contract/bookings/statuses';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type Session, useSession } from '../../lib/session.ts';
import { getNeed } from '../../parts/bookings/change/open-proposal.ts';
import { StaleListTime } from '../../parts/bookings/offline/as-of.tsx';
import {
  StoredTripsFallback,
  useIsMissing,
} from '../../parts/bookings/offline/stored-trips-fallback.tsx';
import { useStoreTrips } from '../../parts/bookings/offline/use-stored-trips.ts';
import { travelerBookingsQuery } from '../../parts/bookings/queries.ts';
import { useStoredStarts } from '../../parts/bookings/start-code/saved-starts.ts';
import { preloadStartCodes } from '../../parts/bookings/start-code/start-code-button.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useStablePlaces } from '../../ui/stable-places.ts';
import { panelProps, Tabs } from '../../ui/tabs.tsx';
import { awaitsStartConfirmation, HappeningNow } from './happening-now.tsx';
import { sortByUrgency } from './sort-by-urgency.ts';
import { TripCard } from './trip-card.tsx';
import { TripItem } from './trip-item.tsx';
import { isBookingTab, readTab, TRIP_TABS, type TripTab } from './trip-tabs.ts';
import { useTripFromUrl } from './use-trip-from-url.ts';

interface Props {
  /** The number of saved guides; undefined until it is loaded. */
  savedTotal: number | undefined;
  /** The panel of saved guides, passed in from another feature. */
  savedGuides: ReactNode;
  /** The tab for help and support, passed in from another feature. */
  help: ReactNode;
  /** The days that the user waits for, passed in from another feature. */
  waiting?: ReactNode;
}

const ROWS = ['a', 'b', 'c'] as const;

interface LoadingProps {
  /** Retries loading; given once loading is slow. */
  onRetry?: (() => void) | undefined;
}

/** Shows the spinner that the specification requires, above placeholders of rows. */
const Loading = ({ onRetry }: LoadingProps) => {
  const { t } = useTranslation('trips');
  return (
    <div className="grid gap-3">
      <div
        role="status"
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft"
      >
        <Spinner className="size-5" />
        {t(onRetry ? 'trips.loadingLong' : 'trips.loading')}
      </div>
      {onRetry ? (
        <Button tone="secondary" className="justify-self-start" onClick={onRetry}>
          {t('trips.refresh')}
        </Button>
      ) : null}
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-24 rounded-2xl" />
      ))}
    </div>
  );
};

/** After this time, loading counts as slow. */
const LONG_MS = 8_000;

const useIsSlow = (isWaiting: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong;
};

const LoggedOut = () => {
  const { t } = useTranslation('trips', 'layout');
  const { pathname, search, hash } = useLocation();
  return (
    <EmptyState
      title={t('trips.logInFirst')}
      spot="no-bookings"
      actions={
        <>
          <LinkButton to={withRedirect('/login', pathname + search + hash)}>
            {t('layout.logIn')}
          </LinkButton>
          <LinkButton tone="secondary" to="/">
            {t('trips.goHome')}
          </LinkButton>
        </>
      }
    >
      {t('trips.logInHint')}
    </EmptyState>
  );
};

/** The bookings of a tab, in display order. */
const BookingPanel = ({ tab, shown }: { tab: BookingTab; shown: readonly Booking[] }) => {
  const { t } = useTranslation('trips');
  if (shown.length === 0)
    return (
      <EmptyState
        title={t(`trips.empty.${tab}`)}
        spot="no-bookings"
        actions={<LinkButton to="/search">{t('trips.findGuide')}</LinkButton>}
      >
        {t(`trips.empty.${tab}Hint`)}
      </EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {shown.map((booking, at) => (
        <li key={booking.id}>
          <TripItem booking={booking} isNext={at === 0 && tab !== 'past'} />
        </li>
      ))}
    </ul>
  );
};

const NO_TRIPS: readonly Booking[] = [];

/**
 * Which trips a tab counts: those that need an action. Of the upcoming trips, only those whose start must
 * be confirmed, or with a change to answer or to pay.
 */
const COUNTED: Partial<Record<TripTab, (booking: Booking) => boolean>> = {
  'pending-requests': ({ tab }) => tab === 'pending-requests',
  upcoming: (booking) => awaitsStartConfirmation(booking) || getNeed(booking) !== null,
  ongoing: ({ tab }) => tab === 'ongoing',
};

const SignedInTrips = ({
  session,
  savedTotal,
  savedGuides,
  help,
  waiting,
}: Props & { session: Session }) => {
  const { t } = useTranslation('trips');
  const [params, setParams] = useSearchParams();
  const trips = useQuery(travelerBookingsQuery(session.user.id));
  const placeOf = useStablePlaces(trips.data ?? NO_TRIPS);
  const named = useTripFromUrl(trips.data ?? NO_TRIPS);
  const tab = named && !params.has('tab') ? placeOf(named).tab : readTab(params);
  const select = (next: TripTab) =>
    setParams(next === 'pending-requests' ? {} : { tab: next }, { preventScrollReset: true });
  const getCount = (of: TripTab) => {
    const counts = COUNTED[of];
    return counts ? trips.data?.filter(counts).length : undefined;
  };
  const getLabel = (of: TripTab) =>
    of === 'saved-guides' && savedTotal
      ? t('trips.savedTotal', { label: t(`trips.tab.${of}`), count: savedTotal })
      : t(`trips.tab.${of}`);
  useStoredStarts(trips.data ?? NO_TRIPS, preloadStartCodes);
  useStoreTrips(session.user.id, 'traveler', trips);
  const isMissing = useIsMissing(trips);
  const reload = () => window.location.reload();
  const loading = <Loading onRetry={useIsSlow(trips.isPending) ? reload : undefined} />;

  if (isMissing)
    return (
      <StoredTripsFallback
        list={trips}
        userId={session.user.id}
        side="traveler"
        card={TripCard}
        loading={loading}
        failure={
          <ErrorState title={t('trips.loadError')} onRetry={reload} retryLabel={t('trips.refresh')}>
            {t('trips.loadErrorHint')}
          </ErrorState>
        }
      />
    );
  if (!trips.data) return loading;
  const inTab = trips.data.filter((booking) => placeOf(booking).tab === tab);
  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_1fr] lg:gap-x-10">
      <aside className="-mx-4 min-w-0 sm:mx-0">
        <Tabs
          sidebar
          label={t('trips.tabsLabel')}
          tabs={TRIP_TABS.map((id) => ({ id, label: getLabel(id), count: getCount(id) }))}
          selected={tab}
          onSelect={select}
        />
      </aside>
      <section {...panelProps(tab)} className="grid min-w-0 content-start gap-4">
        <StaleListTime list={trips} />
        {tab === 'pending-requests' ? <HappeningNow bookings={trips.data} /> : null}
        <h2 className="sr-only">{t(`trips.tab.${tab}`)}</h2>
        {isBookingTab(tab) ? (
          <BookingPanel tab={tab} shown={sortByUrgency(tab, inTab, placeOf)} />
        ) : tab === 'help' ? (
          help
        ) : (
          savedGuides
        )}
        {tab === 'pending-requests' ? waiting : null}
      </section>
    </div>
  );
};

/** The 'Your Trips' page: bookings by status, and the saved guides (docs/product/bookings.md, "Tabs"). */
export const TripsPage = (props: Props) => {
  const { t } = useTranslation('trips');
  const session = useSession();
  return (
    <div className="mx-auto grid max-w-[75rem] gap-6 px-4 py-8 sm:px-6">
      <h1 className="font-bold text-3xl">{t('trips.title')}</h1>
      {session === undefined ? <Loading /> : null}
      {session === null ? <LoggedOut /> : null}
      {session ? <SignedInTrips session={session} {...props} /> : null}
    </div>
  );
};
