import { PageHead } from '../lib/page-head.tsx';
import { QualificationsPage } from '../pages/guide/qualifications/qualifications-page.tsx';
import { GuideOnly } from '../parts/guides/guide-only.tsx';
import { WorkshopNav } from '../parts/guides/own-guide/workshop-nav.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** All namespaces that the page needs, so that its sentences are sent with it. */
const SENTENCES = [
  'guides-qualifications',
  'guides-workshop',
  'bookings-guide-dashboard',
  'files',
  'errors',
] as const;

export default function GuideQualifications() {
  const { t } = useTranslation(SENTENCES);
  return (
    <div className="mx-auto w-full grid max-w-[60rem] grid-cols-1 gap-4 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8">
      <PageHead title={t('title')} />
      <div className="grid max-w-prose gap-2">
        <h1 className="font-bold text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <GuideOnly>
        {() => (
          <>
            <WorkshopNav />
            <QualificationsPage />
          </>
        )}
      </GuideOnly>
    </div>
  );
}
