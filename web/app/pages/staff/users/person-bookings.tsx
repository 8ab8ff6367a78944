import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffBooking } from '@tomoguide/contract/staff/entities';
import { getStaffPath, getStaffPersonPath } from '@tomoguide/contract/staff/pages';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { personBookingsQuery } from './queries.ts';

const LINK = 'inline-flex min-h-11 items-center text-action hover:underline';

const Row = ({ booking }: { booking: StaffBooking }) => {
  const { t } = useTranslation('staff-users', 'bookings');
  const nameOf = usePersonName();
  const locale = useLocale();
  const time = useStaffTime();
  const { id, bookingNumber, status, start, totalCents, other, disputed } = booking;
  return (
    <div className="grid gap-1 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="tabular font-semibold">{bookingNumber}</p>
        <Badge>{t(`bookings.status.${status}`)}</Badge>
      </div>
      <p className="tabular text-ink-soft text-sm">
        <Unbroken>{time(start)}</Unbroken>
        {' · '}
        {formatMoney(totalCents, locale)}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Link to={getStaffPersonPath(other.id)} className={LINK}>
          {t('staff-users.with', { name: nameOf(other.nickname) })}
        </Link>
        {disputed ? (
          <Link to={`${getStaffPath('disputes')}?case=${id}`} className={LINK}>
            {t('staff-users.toDispute')}
          </Link>
        ) : null}
      </div>
    </div>
  );
};

/** A user's tours as traveler or guide, latest first. */
export const PersonBookings = ({ id, isGuide }: { id: UserId; isGuide: boolean }) => {
  const { t } = useTranslation('staff-users');
  const shown = useTabParam('as', ['traveler', 'guide']);
  const as = isGuide ? shown : 'traveler';
  const list = useInfiniteQuery(personBookingsQuery(id, as));
  const rows = (
    <StaffList
      list={list}
      empty={t(`staff-users.noBookings.${as}`)}
      label={t('staff-users.bookings')}
      isRows
    >
      {(booking) => <Row booking={booking} />}
    </StaffList>
  );
  if (!isGuide) return rows;
  return (
    <StaffTabs
      label={t('staff-users.bookings')}
      name="as"
      tabs={[
        { id: 'traveler', label: t('staff-users.asTraveler') },
        { id: 'guide', label: t('staff-users.asGuide') },
      ]}
      selected={as}
    >
      {rows}
    </StaffTabs>
  );
};
