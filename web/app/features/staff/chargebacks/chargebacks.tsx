import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { ChargebackCard } from './chargeback-card.tsx';
import { chargebacks, type Shown } from './queries.ts';

const List = ({ shown }: { shown: Shown }) => {
  const { t } = useTranslation(['staff-chargebacks', 'staff']);
  const list = useInfiniteQuery(chargebacks(shown));
  if (list.isPending) return <StaffSkeleton />;
  if (list.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => list.refetch()} />;
  const all = list.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return shown === 'open' ? (
      <EmptyState title={t('noneOpen')}>{t('noneOpenHint')}</EmptyState>
    ) : (
      <EmptyState title={t('noneDecided')} />
    );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {all.map((chargeback) => (
          <li key={chargeback.id}>
            <ChargebackCard chargeback={chargeback} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          tone="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? t('staff:loadingMore') : t('staff:showMore')}
        </Button>
      ) : null}
    </div>
  );
};

/** What banks are asked to return, and what they decided. */
export const Chargebacks = () => {
  const { t } = useTranslation(['staff-chargebacks', 'staff']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown: Shown = params.get('state') === 'decided' ? 'decided' : 'open';
  return (
    <>
      <Tabs
        label={t('staff:places.chargebacks')}
        tabs={[
          { id: 'open', label: t('open') },
          { id: 'decided', label: t('decided') },
        ]}
        selected={shown}
        onSelect={(next) => navigate(next === 'open' ? '?' : '?state=decided', { replace: true })}
      />
      <div {...panelProps(shown)}>
        <List shown={shown} />
      </div>
    </>
  );
};
