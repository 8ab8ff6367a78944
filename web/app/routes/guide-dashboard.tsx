import { PageHead } from '../lib/page-head.tsx';
import { EarningsSection } from '../pages/guide-dashboard/earnings-section.tsx';
import { GuideDashboardPage } from '../pages/guide-dashboard/guide-dashboard-page.tsx';
import { ReviewsSection } from '../pages/guide-dashboard/reviews-section.tsx';
import { ServiceFees } from '../pages/guide-dashboard/service-fee/service-fees.tsx';
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
  'service-fee',
  'extra-costs',
  'on-the-day',
  'start-code',
  'bookings',
  'itinerary-terms',
  'extension',
  'change',
  'substitute',
  'earnings',
  'wallet',
  'lead-traveler',
  'offline',
  'travelers-page',
  'payment-proof',
  'reviews',
  'review-tags',
  'shopping-figure',
  'files',
  'errors',
  'support',
] as const;

export default function GuideDashboard() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto w-full grid max-w-[75rem] gap-3 px-4 py-4 sm:px-6 sm:py-8">
      <PageHead title={t('guide-dashboard.title')} />
      <h1 className="font-bold text-2xl sm:text-3xl">{t('guide-dashboard.title')}</h1>
      <GuideOnly>
        {(session) => (
          <GuideDashboardPage
            session={session}
            earnings={
              <div className="grid grid-cols-1 gap-8">
                <ServiceFees />
                <EarningsSection />
              </div>
            }
            reviews={<ReviewsSection />}
          />
        )}
      </GuideOnly>
    </div>
  );
}
