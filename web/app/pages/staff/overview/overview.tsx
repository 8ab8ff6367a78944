import { useQuery } from '@tanstack/react-query';
import type { HeldCase, QueueLength } from '@tomoguide/contract/staff/entities';
import { STAFF_LATE_HOURS } from '@tomoguide/contract/staff/figures';
import { getStaffPath } from '@tomoguide/contract/staff/pages';
import { useId } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ChevronRight } from '../../../ui/icons.ts';
import { staffQueuesQuery } from '../queries.ts';
import { StaffSkeleton } from '../staff-only.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { isLate, WaitingSince } from '../waiting-since.tsx';

const getWaitingSince = ({ oldestAt }: QueueLength): number =>
  oldestAt === null ? Infinity : Temporal.Instant.from(oldestAt).epochMilliseconds;

const Row = ({ queue: { queue, waiting, oldestAt } }: { queue: QueueLength }) => {
  const { t } = useTranslation('staff');
  return (
    <li>
      <Link
        to={getStaffPath(queue)}
        className="flex min-h-14 items-center gap-4 px-4 py-2.5 text-ink no-underline -outline-offset-2 transition-colors hover:bg-sunken sm:px-5"
      >
        <span className="tabular min-w-8 text-right font-bold text-xl" aria-hidden="true">
          {waiting}
        </span>
        <span className="grid grow gap-x-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
          <span className="font-semibold">
            {t(`staff.places.${queue}`)}
            <span className="sr-only">, {t('staff.waiting', { count: waiting })}, </span>
          </span>
          <span className="tabular whitespace-nowrap text-[0.9375rem]">
            <WaitingSince at={oldestAt} />
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
};

const Rows = ({ title, queues }: { title: string; queues: readonly QueueLength[] }) => {
  const id = useId();
  if (queues.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
        {queues.map((queue) => (
          <Row key={queue.queue} queue={queue} />
        ))}
      </ul>
    </section>
  );
};

/** Who has taken which case, and since when; renders nothing if no one has. */
const Held = ({ cases }: { cases: readonly HeldCase[] }) => {
  const { t } = useTranslation('staff');
  const nameOf = usePersonName();
  const at = useStaffTime();
  const id = useId();
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h2 id={id} className="font-semibold text-lg">
        {t('staff.held')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
        {cases.map(({ queue, caseId, staff, since }) => (
          <li key={`${queue}:${caseId}`}>
            <Link
              to={`${getStaffPath(queue)}?case=${caseId}`}
              className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2.5 text-ink no-underline -outline-offset-2 transition-colors hover:bg-sunken sm:px-5"
            >
              <span className="grow">
                <b className="font-semibold">
                  <bdi>{nameOf(staff.nickname)}</bdi>
                </b>{' '}
                · {t(`staff.places.${queue}`)} #{caseId}
              </span>{' '}
              {since ? (
                <span className="tabular text-[0.9375rem] text-ink-soft">
                  {t('staff.heldSince', { time: at(since) })}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The queues, ordered by the age of their oldest case, with the empty ones on one line below. */
export const Overview = () => {
  const { t } = useTranslation('staff');
  const queues = useQuery(staffQueuesQuery());
  const now = useNow(60);
  if (queues.isPending) return <StaffSkeleton />;
  if (queues.isLoadingError)
    return <ErrorState title={t('staff.loadError')} onRetry={() => queues.refetch()} />;
  const { data, held } = queues.data;
  const busy = data
    .filter(({ waiting }) => waiting > 0)
    .toSorted((one, other) => getWaitingSince(one) - getWaitingSince(other));
  if (busy.length === 0)
    return <EmptyState title={t('staff.nothingWaits')}>{t('staff.nothingWaitsHint')}</EmptyState>;
  const late = busy.filter(({ oldestAt }) => isLate(oldestAt, now));
  const empty = data.filter(({ waiting }) => waiting === 0);
  return (
    <div className="grid gap-7">
      <Rows title={t('staff.late', { days: STAFF_LATE_HOURS / 24 })} queues={late} />
      <Held cases={held} />
      <Rows title={t('staff.waitingNow')} queues={busy.filter((queue) => !late.includes(queue))} />
      {empty.length > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-4 text-ink-soft text-sm">
          <p>{t('staff.nothingIn')}</p>
          {empty.map(({ queue }) => (
            <Link
              key={queue}
              to={getStaffPath(queue)}
              className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {t(`staff.places.${queue}`)}
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
};
