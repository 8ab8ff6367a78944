import { PageHead } from '../lib/page-head.tsx';
import { ItinerariesPage } from '../pages/guide/itineraries/itineraries-page.tsx';
import { GuideOnly } from '../parts/guides/guide-only.tsx';
import { WorkshopNav } from '../parts/guides/own-guide/workshop-nav.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** All namespaces that the page needs, so that its sentences are sent with it. */
const SENTENCES = ['guides-workshop', 'bookings-guide-dashboard', 'errors'] as const;

export default function GuideItineraries() {
  const { t } = useTranslation(SENTENCES);
  return (
    <div className="mx-auto w-full grid max-w-[60rem] grid-cols-1 gap-4 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8">
      <PageHead title={t('itineraries.pageTitle')} />
      <h1 className="font-bold text-2xl sm:text-3xl">{t('itineraries.pageTitle')}</h1>
      <GuideOnly>
        {() => (
          <>
            <WorkshopNav />
            <ItinerariesPage />
          </>
        )}
      </GuideOnly>
    </div>
  );
}
