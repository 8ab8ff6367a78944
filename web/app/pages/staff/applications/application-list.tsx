import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationRow } from '@tomoguide/contract/applications/cases';
import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { Link, useSearchParams } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { WaitingSince } from '../waiting-since.tsx';
import { applicationsQuery, SHOWN, type Shown } from './queries.ts';

const Row = ({ row }: { row: ApplicationRow }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-applications', 'applications');
  const locale = useLocale();
  const { applicant, name, status, serviceCities, submittedAt, reviewer } = row;
  const cities = serviceCities.flatMap((slug) => findCityBySlug(slug) ?? []);
  const waits = status === 'submitted' || status === 'in_review';
  return (
    <Link
      data-applicant={applicant.id}
      to={`/staff/applications?case=${applicant.id}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-2xl border border-line bg-surface p-4 text-ink no-underline transition-colors hover:border-ink-soft"
    >
      <span className="grid min-w-0 gap-0.5">
        <b className="wrap-anywhere font-semibold">{name}</b>
        <span className="text-ink-soft text-sm">
          {cities.map((city) => getLocalizedName(city, locale)).join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {waits && submittedAt ? <WaitingSince at={submittedAt} one /> : null}
        {reviewer
          ? t(waits ? 'staff-applications.with' : 'staff-applications.by', {
              name: nameOf(reviewer.nickname),
            })
          : null}
        <Badge tone={status === 'in_review' ? 'action' : 'plain'}>
          {t(`applications.states.${status}`)}
        </Badge>
      </span>
    </Link>
  );
};

const Rows = ({ show }: { show: Shown }) => {
  const { t } = useTranslation('staff-applications');
  const list = useInfiniteQuery(applicationsQuery(show));
  return (
    <StaffList
      list={list}
      exported={{ list: 'applications', show }}
      empty={
        show === 'waiting' ? t('staff-applications.empty') : t('staff-applications.emptyOther')
      }
    >
      {(row) => <Row row={row} />}
    </StaffList>
  );
};

/** The applications in a state, longest-waiting first. */
export const ApplicationList = ({ show }: { show: Shown }) => {
  const { t } = useTranslation('staff-applications');
  const [, setParams] = useSearchParams();
  return (
    <>
      <div className="-mx-4 min-w-0 sm:mx-0">
        <Tabs
          label={t('staff-applications.show')}
          tabs={SHOWN.map((id) => ({ id, label: t(`staff-applications.shown.${id}`) }))}
          selected={show}
          onSelect={(next) => setParams({ show: next }, { replace: true })}
        />
      </div>
      <div {...panelProps(show)}>
        <Rows show={show} />
      </div>
    </>
  );
};
