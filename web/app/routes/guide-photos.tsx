import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../lib/page-head.tsx';
import { OwnPhotos } from '../pages/guide/photos/own-photos.tsx';
import { DeskSkeleton, GuideOnly } from '../parts/guides/guide-only.tsx';
import { ownGuide } from '../parts/guides/own-guide/queries.ts';
import { WorkshopNav } from '../parts/guides/own-guide/workshop-nav.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** All namespaces that the page needs, so that its sentences are sent with it. */
const SENTENCES = [
  'guides-photos',
  'files',
  'guides-workshop',
  'bookings-guide-dashboard',
  'errors',
] as const;

const Photos = () => {
  const { t } = useTranslation('guides-photos');
  const guide = useQuery(ownGuide());
  if (guide.isLoadingError)
    return <ErrorState title={t('loadError')} onRetry={() => guide.refetch()} />;
  return guide.isPending ? <DeskSkeleton /> : <OwnPhotos guide={guide.data} />;
};

export default function GuidePhotos() {
  const { t } = useTranslation(SENTENCES);
  return (
    <div className="mx-auto w-full grid grid-cols-1 max-w-[60rem] gap-4 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8">
      <PageHead title={t('title')} />
      <h1 className="font-bold text-2xl sm:text-3xl">{t('title')}</h1>
      <GuideOnly>
        {() => (
          <>
            <WorkshopNav />
            <Photos />
          </>
        )}
      </GuideOnly>
    </div>
  );
}
