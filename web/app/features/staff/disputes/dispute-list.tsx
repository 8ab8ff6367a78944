import { useInfiniteQuery } from '@tanstack/react-query';
import type { DisputeListed } from '@tomoguide/contract/bookings/entities';
import { formatInstant, formatMoney } from '@tomoguide/contract/format';
import { STAFF_LATE_HOURS } from '@tomoguide/contract/staff/fields';
import { Link, useNavigate } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { WaitingSince } from '../waiting-since.tsx';
import { type DisputeState, disputes } from './queries.ts';

/** Soon the rule decides. */
const isUrgent = (decideBy: string): boolean =>
  Temporal.Now.instant().until(Temporal.Instant.from(decideBy)).total('hours') < STAFF_LATE_HOURS;

const Item = ({ dispute }: { dispute: DisputeListed }) => {
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const { decision, decideBy, traveler, guide } = dispute;
  const at = (instant: string) => formatInstant(instant, Temporal.Now.timeZoneId(), locale);
  const opener = dispute.openedBy === 'traveler' ? traveler : guide;
  return (
    <Link
      to={`?case=${dispute.bookingId}`}
      className="grid gap-1 rounded-2xl border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere font-semibold">
          {t('people', { traveler: traveler.nickname, guide: guide.nickname })}
        </span>
        <span className="tabular text-ink-soft text-sm">{dispute.bookingNumber}</span>
      </span>
      {dispute.contests && !decision ? (
        <span className="font-medium">{t(`contests_${dispute.contests}`)}</span>
      ) : null}
      <span className="wrap-anywhere line-clamp-2">“{dispute.reason}”</span>
      <span className="wrap-anywhere text-ink-soft">
        {t('openedBy', { name: opener.nickname })}
        {' · '}
        <Unbroken>{at(dispute.openedAt)}</Unbroken>
      </span>
      <span className="tabular">
        {decision
          ? t('result', {
              outcome: t(`outcome_${decision.outcome}`),
              amount: formatMoney(decision.refundCents, locale),
            })
          : t('frozen', { amount: formatMoney(dispute.onlineCents, locale) })}
      </span>
      {decision ? null : (
        <span>
          <WaitingSince at={dispute.openedAt} one />
          {' · '}
          <span className={isUrgent(decideBy) ? 'font-semibold text-seal-strong' : ''}>
            <Unbroken>{t('decideBy', { time: at(decideBy) })}</Unbroken>
          </span>
        </span>
      )}
    </Link>
  );
};

const Items = ({ state }: { state: DisputeState }) => {
  const { t } = useTranslation(['staff-disputes', 'staff']);
  const list = useInfiniteQuery(disputes(state));
  if (list.isPending) return <StaffSkeleton />;
  if (list.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => list.refetch()} />;
  const shown = list.data.pages.flatMap(({ data }) => data);
  if (shown.length === 0)
    return state === 'open' ? (
      <EmptyState title={t('noneOpen')}>{t('noneOpenHint')}</EmptyState>
    ) : (
      <EmptyState title={t('noneDecided')} />
    );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {shown.map((dispute) => (
          <li key={dispute.id}>
            <Item dispute={dispute} />
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

export const DisputeList = ({ state }: { state: DisputeState }) => {
  const { t } = useTranslation(['staff-disputes', 'staff']);
  const navigate = useNavigate();
  return (
    <>
      <Tabs
        label={t('staff:places.disputes')}
        tabs={[
          { id: 'open', label: t('open') },
          { id: 'decided', label: t('decided') },
        ]}
        selected={state}
        onSelect={(next) => navigate(next === 'open' ? '?' : '?state=decided', { replace: true })}
      />
      <div {...panelProps(state)}>
        <Items state={state} />
      </div>
    </>
  );
};
