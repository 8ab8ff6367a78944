import { useQuery } from '@tanstack/react-query';
import { OwnPhotos } from '../pages/guide/photos/own-photos.tsx';
import { WorkshopPage } from '../pages/guide/workshop-page.tsx';
import { DashboardSkeleton } from '../parts/guides/guide-only.tsx';
import { ownGuideQuery } from '../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** The translation namespaces that the page uses. They are sent with it. */
const SENTENCES = ['photos', 'files', 'workshop', 'guide-dashboard', 'errors'] as const;

const Photos = () => {
  const { t } = useTranslation('photos');
  const guide = useQuery(ownGuideQuery());
  if (guide.isLoadingError)
    return <ErrorState title={t('photos.loadError')} onRetry={() => guide.refetch()} />;
  return guide.isPending ? <DashboardSkeleton /> : <OwnPhotos guide={guide.data} />;
};

export default function GuidePhotos() {
  const { t } = useTranslation(...SENTENCES);
  return <WorkshopPage title={t('photos.title')}>{() => <Photos />}</WorkshopPage>;
}
