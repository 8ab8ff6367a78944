import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getLanguageName } from '@tomoguide/contract/locale';
import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffPerson } from '@tomoguide/contract/staff/entities';
import { getStaffPath } from '@tomoguide/contract/staff/pages';
import { Link } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { AuditItem } from '../audit-item.tsx';
import { auditLogQuery } from '../audit-log-queries.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountBadges } from './account-badges.tsx';
import { PersonBookings } from './person-bookings.tsx';
import { PersonFacts } from './person-facts.tsx';
import { staffUserQuery } from './queries.ts';

const Head = ({ found }: { found: StaffPerson }) => {
  const { t } = useTranslation('staff-users');
  const nameOf = usePersonName();
  const time = useStaffTime();
  const locale = useLocale();
  const { user, joinedAt, timeZone } = found;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={nameOf(user.person.nickname)} src={user.person.profilePicture} size={56} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-bold text-2xl tracking-tight">
            <bdi>{nameOf(user.fullName)}</bdi>
          </h2>
          <p className="wrap-anywhere flex flex-wrap gap-x-3 text-ink-soft">
            <span>{user.username}</span>
            <span>{user.email}</span>
          </p>
        </div>
      </div>
      <AccountBadges user={user} />
      <p className="text-ink-soft text-sm">
        {[
          t('staff-users.joined', { time: time(joinedAt) }),
          t('staff-users.reads', { language: getLanguageName(found.locale, locale) }),
          ...(timeZone === null ? [] : [timeZone]),
        ].join(' · ')}
      </p>
      <AccountActions user={user} />
      <Link
        to={`${getStaffPath('announcements')}?name=${user.username}`}
        className="inline-flex min-h-11 items-center justify-self-start text-action hover:underline"
      >
        {t('staff-users.writeTo')}
      </Link>
    </div>
  );
};

const Log = ({ id }: { id: UserId }) => {
  const { t } = useTranslation('staff-users');
  const list = useInfiniteQuery(auditLogQuery(null, id));
  return (
    <StaffList
      exported={{ list: 'audit-log', person: String(id) }}
      list={list}
      empty={t('staff-users.noEntries')}
      label={t('staff-users.entries')}
      isRows
    >
      {(entry) => <AuditItem entry={entry} />}
    </StaffList>
  );
};

/**
 * Everything about one user, and the actions for staff on the account (docs/product/staff.md, "A person's
 * page").
 */
export const PersonPage = ({ id }: { id: UserId }) => {
  const { t } = useTranslation('staff-users', 'staff');
  const found = useQuery(staffUserQuery(id));
  const back = (
    <Link
      to={getStaffPath('users')}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-action"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('staff-users.back')}
    </Link>
  );
  if (found.isPending) return <StaffSkeleton />;
  if (found.isLoadingError)
    return getErrorCode(found.error) === 'NOT_FOUND' ? (
      <EmptyState title={t('staff-users.gone')} actions={back}>
        {t('staff-users.goneHint')}
      </EmptyState>
    ) : (
      <ErrorState title={t('staff.loadError')} onRetry={() => found.refetch()} />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {back}
      <Head found={found.data} />
      <PersonFacts person={found.data} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="font-semibold text-lg">{t('staff-users.bookings')}</h3>
        <PersonBookings id={id} isGuide={found.data.guide !== null} />
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="font-semibold text-lg">{t('staff-users.entries')}</h3>
        <Log id={id} />
      </section>
    </div>
  );
};
