import { useQuery } from '@tanstack/react-query';
import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { OwnPhotos } from '../pages/guide/photos/own-photos.tsx';
import { DashboardSkeleton } from '../parts/guides/guide-only.tsx';
import { ownGuideQuery } from '../parts/guides/own-guide/queries.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['photos', 'files', 'guide-settings', 'guide-dashboard', 'errors'] as const;

const Photos = () => {
  const { t } = useTranslation('photos');
  const guide = useQuery(ownGuideQuery());
  if (guide.isLoadingError)
    return <ErrorState title={t('photos.loadError')} onRetry={() => guide.refetch()} />;
  return guide.isPending ? <DashboardSkeleton /> : <OwnPhotos guide={guide.data} />;
};

export default function GuidePhotos() {
  const { t } = useTranslation(...NAMESPACES);
  return <GuideSettingsPage title={t('photos.title')}>{() => <Photos />}</GuideSettingsPage>;
}
