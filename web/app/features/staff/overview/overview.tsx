import { useQuery } from '@tanstack/react-query';
import { staffPath } from '@tomoguide/contract/staff/places';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { staffQueues } from '../queries.ts';
import { StaffSkeleton } from '../staff-only.tsx';
import { WaitingSince } from '../waiting-since.tsx';

/** Every queue with how much waits in it, and since when. */
export const Overview = () => {
  const { t } = useTranslation('staff');
  const queues = useQuery(staffQueues());
  if (queues.isPending) return <StaffSkeleton />;
  if (queues.isLoadingError)
    return <ErrorState title={t('loadError')} onRetry={() => queues.refetch()} />;
  const busy = queues.data.filter(({ waiting }) => waiting > 0);
  if (busy.length === 0)
    return <EmptyState title={t('nothingWaits')}>{t('nothingWaitsHint')}</EmptyState>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {busy.map(({ queue, waiting, oldestAt }) => (
        <li key={queue}>
          <Link
            to={staffPath(queue)}
            className="grid h-full content-start gap-1 rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-5 transition-colors hover:border-line-strong"
          >
            <span className="font-semibold">{t(`places.${queue}`)}</span>
            <span className="tabular font-bold text-3xl">{waiting}</span>
            <WaitingSince at={oldestAt} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
