import { useInfiniteQuery } from '@tanstack/react-query';
import { parseId } from '@tomoguide/contract/ids';
import type { ContactAttempts } from '@tomoguide/contract/messaging/entities';
import { MIN_REPEATED_ATTEMPTS } from '@tomoguide/contract/messaging/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { getStaffPath, getStaffPersonPath } from '@tomoguide/contract/staff/pages';
import { Link, useSearchParams } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { contactAttemptsQuery } from './queries.ts';

const LINK = 'inline-flex min-h-11 items-center text-action hover:underline';

const Row = ({ row }: { row: ContactAttempts }) => {
  const { t } = useTranslation('staff-contact-attempts');
  const nameOf = usePersonName();
  const { person, other, attempts, firstAt, lastAt } = row;
  const at = useStaffTime();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2">
          <Link to={getStaffPersonPath(person.id)} className={`${LINK} font-semibold`}>
            <bdi>{nameOf(person.nickname)}</bdi>
          </Link>
          <Link to={getStaffPersonPath(other.id)} className={LINK}>
            {t('staff-contact-attempts.to', { name: nameOf(other.nickname) })}
          </Link>
        </p>
        <p className="tabular text-ink-soft text-sm">
          <Unbroken>
            {attempts === 1
              ? t('staff-contact-attempts.once', { last: at(lastAt) })
              : t('staff-contact-attempts.between', { first: at(firstAt), last: at(lastAt) })}
          </Unbroken>
        </p>
      </div>
      <Badge tone={attempts >= MIN_REPEATED_ATTEMPTS ? 'warn' : 'plain'}>
        {t('staff-contact-attempts.times', { count: attempts })}
      </Badge>
    </div>
  );
};

/**
 * Attempts to exchange contact details: who made them, with whom, and how often. `?person=` limits them to
 * one user.
 */
export const AttemptList = () => {
  const { t } = useTranslation('staff-contact-attempts');
  const [params] = useSearchParams();
  const person = parseId<UserId>(params.get('person'));
  const show = useTabParam('show', ['all', 'repeated']);
  const list = useInfiniteQuery(contactAttemptsQuery(show, person));
  return (
    <>
      {person === null ? null : (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('staff-contact-attempts.onlyOne')}
          <Link to={getStaffPath('contact-attempts')} className={LINK}>
            {t('staff-contact-attempts.everybody')}
          </Link>
        </p>
      )}
      <StaffTabs
        label={t('staff-contact-attempts.tabs.label')}
        name="show"
        tabs={[
          { id: 'all', label: t('staff-contact-attempts.tabs.all') },
          { id: 'repeated', label: t('staff-contact-attempts.tabs.repeated') },
        ]}
        selected={show}
      >
        <StaffList
          exported={{
            list: 'contact-attempts',
            show,
            ...(person === null ? {} : { person: String(person) }),
          }}
          list={list}
          empty={
            show === 'repeated'
              ? t('staff-contact-attempts.emptyRepeated')
              : person === null
                ? t('staff-contact-attempts.empty')
                : t('staff-contact-attempts.emptyPerson')
          }
          isRows
        >
          {(row) => <Row row={row} />}
        </StaffList>
      </StaffTabs>
    </>
  );
};
