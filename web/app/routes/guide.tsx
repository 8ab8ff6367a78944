import { PageHead } from '../lib/page-head.tsx';
import { EarningsSummary } from '../pages/guide/earnings-summary.tsx';
import { GuideLandingPage } from '../pages/guide/guide-landing-page.tsx';
import { GuideOnly } from '../parts/guides/guide-only.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'guide-dashboard',
  'trips',
  'driver-card',
  'quote',
  'tour-request',
  'dispute',
  'bookings',
  'lead-traveler',
  'earnings',
  'messaging',
  'reviews',
  'review-tags',
  'files',
  'errors',
] as const;

export default function GuideLanding() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto w-full max-w-[60rem] px-4 py-5 sm:px-6 sm:py-8">
      <PageHead title={t('guide-dashboard.homeTitle')} />
      <h1 className="sr-only">{t('guide-dashboard.homeTitle')}</h1>
      <GuideOnly>
        {(session) => <GuideLandingPage session={session} earnings={<EarningsSummary />} />}
      </GuideOnly>
    </div>
  );
}
