import { useInfiniteQuery } from '@tanstack/react-query';
import type { SupportCase } from '@tomoguide/contract/support/entities';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { WaitingSince } from '../waiting-since.tsx';
import { type Shown, supportCasesQuery } from './queries.ts';

export const getCasePath = (show: Shown, id: number | null): string =>
  `/staff/support?show=${show}${id === null ? '' : `&case=${id}`}`;

const Row = ({ one, show, isOpen }: { one: SupportCase; show: Shown; isOpen: boolean }) => {
  const { t } = useTranslation('staff-support', 'support');
  const nameOf = usePersonName();
  const { lastMessage: last } = one;
  return (
    <Link
      to={getCasePath(show, one.id)}
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className="grid gap-1 px-4 py-3 text-ink no-underline transition-colors hover:bg-sunken aria-[current]:bg-action-soft"
    >
      <span className="flex items-baseline justify-between gap-3">
        <b className="truncate font-semibold">
          <bdi>{one.person ? nameOf(one.person.nickname) : one.email}</bdi>
        </b>
        {one.person ? null : <Badge>{t('staff-support.visitor')}</Badge>}
      </span>
      <span className="tabular text-sm">
        {t(`support.topics.${one.topic}`)}
        {one.about ? ` · ${one.about.number}` : null}
      </span>
      <span className="truncate text-ink-soft text-sm">
        {last.fromStaff ? t('staff-support.team', { text: last.text }) : last.text}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-2 text-xs">
        {one.waitingSince ? <WaitingSince at={one.waitingSince} one /> : null}
        {one.claimedBy ? (
          <span className="text-ink-soft">
            {one.claimedByViewer
              ? t('staff-support.mine')
              : t('staff-support.claimedBy', { name: nameOf(one.claimedBy.nickname) })}
          </span>
        ) : null}
      </span>
    </Link>
  );
};

/** A list of cases: waiting ones longest-waiting first, then the others, latest first. */
export const CaseList = ({ show, openId }: { show: Shown; openId: number | null }) => {
  const { t } = useTranslation('staff-support');
  const list = useInfiniteQuery(supportCasesQuery(show));
  return (
    <StaffList
      exported={{ list: 'support', show }}
      list={list}
      empty={t(`staff-support.empty.${show}`)}
      label={t('staff-support.list')}
      isRows
    >
      {(one) => <Row one={one} show={show} isOpen={one.id === openId} />}
    </StaffList>
  );
};
