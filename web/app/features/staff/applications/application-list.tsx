import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationRow } from '@tomoguide/contract/applications/cases';
import { cityBySlug } from '@tomoguide/contract/catalog/cities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { WaitingSince } from '../waiting-since.tsx';
import { applications, SHOWN, type Shown } from './queries.ts';

const Row = ({ row }: { row: ApplicationRow }) => {
  const { t } = useTranslation(['staff-applications', 'applications']);
  const locale = useLocale();
  const { applicant, name, status, serviceCities, submittedAt, reviewer } = row;
  const cities = serviceCities.flatMap((slug) => cityBySlug(slug) ?? []);
  const waits = status === 'submitted' || status === 'in_review';
  return (
    <li data-applicant={applicant.id}>
      <Link
        to={`/staff/applications?case=${applicant.id}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-2xl border border-line bg-surface p-4 text-ink no-underline transition-colors hover:border-ink-soft"
      >
        <span className="grid min-w-0 gap-0.5">
          <b className="wrap-anywhere font-semibold">{name}</b>
          <span className="text-ink-soft text-sm">
            {cities.map((city) => nameIn(city, locale)).join(' · ')}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {waits && submittedAt ? <WaitingSince at={submittedAt} one /> : null}
          {reviewer ? t('with', { name: reviewer.nickname }) : null}
          <Badge tone={status === 'in_review' ? 'action' : 'plain'}>
            {t(`applications:states.${status}`)}
          </Badge>
        </span>
      </Link>
    </li>
  );
};

const Rows = ({ show }: { show: Shown }) => {
  const { t } = useTranslation(['staff-applications', 'staff']);
  const list = useInfiniteQuery(applications(show));
  if (list.isPending) return <StaffSkeleton />;
  if (list.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => list.refetch()} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0)
    return <EmptyState title={show === 'waiting' ? t('empty') : t('emptyOther')} />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {rows.map((row) => (
          <Row key={row.applicant.id} row={row} />
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

/** Applications by state, the longest waiting first. */
export const ApplicationList = ({ show }: { show: Shown }) => {
  const { t } = useTranslation('staff-applications');
  const [, setParams] = useSearchParams();
  return (
    <>
      <Tabs
        label={t('show')}
        tabs={SHOWN.map((id) => ({ id, label: t(`shown.${id}`) }))}
        selected={show}
        onSelect={(next) => setParams({ show: next }, { replace: true })}
      />
      <div {...panelProps(show)}>
        <Rows show={show} />
      </div>
    </>
  );
};
