import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { type Shown, staffWithdrawals } from './queries.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

const Queue = ({ show }: { show: Shown }) => {
  const { t } = useTranslation(['staff-withdrawals', 'staff']);
  const queue = useInfiniteQuery(staffWithdrawals(show));
  if (queue.isPending) return <StaffSkeleton />;
  if (queue.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => queue.refetch()} />;
  const all = queue.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return <EmptyState title={show === 'waiting' ? t('empty') : t('emptyEnded')} />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {all.map((one) => (
          <li key={one.id}>
            <WithdrawalCard withdrawal={one} />
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

/** Withdrawals to approve and pay, the oldest first; and those decided, the newest first. */
export const WithdrawalQueue = () => {
  const { t } = useTranslation('staff-withdrawals');
  const [show, setShow] = useState<Shown>('waiting');
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'waiting', label: t('tabs.waiting') },
          { id: 'ended', label: t('tabs.ended') },
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
