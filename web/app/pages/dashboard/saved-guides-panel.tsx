import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unsaveGuide } from '@tomoguide/contract/guides/calls';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { SAVED_PAGE_SIZE } from '@tomoguide/contract/guides/figures';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { Navigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { savedGuidesQuery, savedKeys } from '../../parts/guides/queries.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { SavedGuideCard } from './saved-guide-card.tsx';

interface Props {
  userId: UserId;
  page: number;
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Removes a saved guide, and invalidates every query that shows saved guides. */
const useUnsave = (userId: UserId) => {
  const { t } = useTranslation('trips');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (guideId: GuideId) => api(unsaveGuide, { params: { id: userId, guideId } }),
    onError: () =>
      showToast({
        tone: 'destructive',
        title: t('trips.saveFailed'),
        description: t('trips.saveFailedHint'),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedKeys.all }),
  });
};

/** Each card has its own mutation, so that removing one guide does not affect the removal of another. */
const Saved = ({ guide, userId }: { guide: GuideCard & { listed: boolean }; userId: UserId }) => {
  const unsave = useUnsave(userId);
  return (
    <li ref={restoresFocusOnRemoval}>
      <SavedGuideCard
        guide={guide}
        saved={!unsave.isPending}
        onUnsave={() => unsave.mutate(guide.id)}
      />
    </li>
  );
};

const SavedGuidesSkeleton = () => (
  <div className={GRID}>
    {Array.from({ length: SAVED_PAGE_SIZE }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical.
      <Skeleton key={index} className="h-56 rounded-2xl" />
    ))}
  </div>
);

const savedPath = (page: number): string =>
  `/dashboard?tab=saved-guides${page > 1 ? `&page=${page}` : ''}`;

/** The saved guides, newest first, six per page. */
export const SavedGuidesPanel = ({ userId, page }: Props) => {
  const { t } = useTranslation('trips');
  const saved = useQuery(savedGuidesQuery(userId, page, useLocale()));
  if (saved.isPending) return <SavedGuidesSkeleton />;
  if (saved.isLoadingError)
    return <ErrorState title={t('trips.savedFailed')} onRetry={() => saved.refetch()} />;
  const { data, total, limit } = saved.data;
  const pages = Math.max(1, Math.ceil(total / limit));
  // The user has removed the last guide of this page.
  if (data.length === 0 && page > pages && !saved.isFetching)
    return <Navigate to={savedPath(pages)} replace />;
  if (total === 0)
    return (
      <EmptyState
        title={t('trips.empty.saved-guides')}
        spot="no-saved"
        actions={<LinkButton to="/search">{t('trips.findGuide')}</LinkButton>}
      >
        {t('trips.empty.saved-guidesHint')}
      </EmptyState>
    );
  return (
    <>
      <ul className={GRID}>
        {data.map((guide) => (
          <Saved key={guide.id} guide={guide} userId={userId} />
        ))}
      </ul>
      <Pagination page={Math.min(page, pages)} pages={pages} toPage={savedPath} />
    </>
  );
};
