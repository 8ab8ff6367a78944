import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { type Shown, staffReviews } from './queries.ts';
import { StaffReviewCard } from './staff-review-card.tsx';

const List = ({ show }: { show: Shown }) => {
  const { t } = useTranslation(['staff-reviews', 'staff']);
  const reviews = useInfiniteQuery(staffReviews(show));
  if (reviews.isPending) return <StaffSkeleton />;
  if (reviews.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => reviews.refetch()} />;
  const all = reviews.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return <EmptyState title={show === 'all' ? t('empty') : t('emptyHidden')} />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {all.map((one) => (
          <li key={one.id}>
            <StaffReviewCard review={one} />
          </li>
        ))}
      </ul>
      {reviews.hasNextPage ? (
        <Button
          tone="secondary"
          className="justify-self-center"
          busy={reviews.isFetchingNextPage}
          onClick={() => reviews.fetchNextPage()}
        >
          {reviews.isFetchingNextPage ? t('staff:loadingMore') : t('staff:showMore')}
        </Button>
      ) : null}
    </div>
  );
};

/** Every review, newest first, to be hidden or shown again. */
export const StaffReviewList = () => {
  const { t } = useTranslation('staff-reviews');
  const [show, setShow] = useState<Shown>('all');
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'all', label: t('tabs.all') },
          { id: 'hidden', label: t('tabs.hidden') },
        ]}
        selected={show}
        onSelect={setShow}
      />
      <div {...panelProps(show)}>
        <List show={show} />
      </div>
    </>
  );
};
