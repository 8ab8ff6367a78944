import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { type Session, useSession } from '../lib/session.ts';
import { HelpTab } from '../pages/dashboard/help-tab.tsx';
import { InstallOffer } from '../pages/dashboard/install-offer.tsx';
import { SavedGuidesPanel } from '../pages/dashboard/saved-guides-panel.tsx';
import { TripsPage } from '../pages/dashboard/trips-page.tsx';
import { WaitingList } from '../pages/dashboard/waiting-list.tsx';
import { savedGuidesQuery } from '../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../translation/use-translation.ts';

/** Returns the page number in the URL; the first page if it is missing or invalid. */
const readPage = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

const Trips = ({ session }: { session: Session }) => {
  const [params] = useSearchParams();
  const page = readPage(params);
  const saved = useQuery(savedGuidesQuery(session.user.id, page, useLocale()));
  return (
    <TripsPage
      savedTotal={saved.data?.total}
      savedGuides={<SavedGuidesPanel userId={session.user.id} page={page} />}
      help={<HelpTab />}
      waiting={<WaitingList userId={session.user.id} />}
    />
  );
};

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'trips',
  'driver-card',
  'dispute',
  'extra-costs',
  'on-the-day',
  'start-code',
  'bookings',
  'itinerary-terms',
  'extension',
  'change',
  'substitute',
  'lead-traveler',
  'offline',
  'travelers-page',
  'payment-proof',
  'emergency-claim',
  'files',
  'errors',
  'reviews',
  'review-tags',
  'support',
  'waiting',
  'guides',
] as const;

export default function Dashboard() {
  const { t } = useTranslation(...NAMESPACES);
  const session = useSession();
  return (
    <>
      <PageHead title={t('trips.pageTitle')} />
      {session ? (
        <>
          <Trips session={session} />
          <div className="mx-auto max-w-[75rem] px-4 pb-8 empty:hidden sm:px-6">
            <InstallOffer />
          </div>
        </>
      ) : (
        <TripsPage savedTotal={undefined} savedGuides={null} help={null} />
      )}
    </>
  );
}
