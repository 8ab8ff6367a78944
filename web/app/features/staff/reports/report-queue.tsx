import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { reports, type Shown } from './queries.ts';
import { ReportCard } from './report-card.tsx';

const Queue = ({ show }: { show: Shown }) => {
  const { t } = useTranslation(['staff-reports', 'staff']);
  const queue = useInfiniteQuery(reports(show));
  if (queue.isPending) return <StaffSkeleton />;
  if (queue.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => queue.refetch()} />;
  const all = queue.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return <EmptyState title={show === 'waiting' ? t('empty') : t('emptyHandled')} />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {all.map((one) => (
          <li key={one.id}>
            <ReportCard report={one} />
          </li>
        ))}
      </ul>
      {queue.hasNextPage ? (
        <Button
          tone="secondary"
          className="justify-self-center"
          busy={queue.isFetchingNextPage}
          onClick={() => queue.fetchNextPage()}
        >
          {queue.isFetchingNextPage ? t('staff:loadingMore') : t('staff:showMore')}
        </Button>
      ) : null}
    </div>
  );
};

/** People who were reported: to decide, the longest waiting first; and decided ones. */
export const ReportQueue = () => {
  const { t } = useTranslation('staff-reports');
  const [show, setShow] = useState<Shown>('waiting');
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'waiting', label: t('tabs.waiting') },
          { id: 'handled', label: t('tabs.handled') },
        ]}
        selected={show}
        onSelect={setShow}
      />
      <div {...panelProps(show)}>
        <Queue show={show} />
      </div>
    </>
  );
};
