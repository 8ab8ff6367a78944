import { useInfiniteQuery } from '@tanstack/react-query';
import type { DisputeListed } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import { STAFF_LATE_HOURS } from '@tomoguide/contract/staff/figures';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { ArrowRight } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { disputesQuery } from './queries.ts';

/** Returns whether the automatic decision is near. */
const isUrgent = (decideBy: string): boolean =>
  Temporal.Now.instant().until(Temporal.Instant.from(decideBy)).total('hours') < STAFF_LATE_HOURS;

const Item = ({ dispute }: { dispute: DisputeListed }) => {
  const { t } = useTranslation('staff-disputes');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { decision, decideBy, traveler, guide } = dispute;
  const time = useStaffTime();
  const [opener, other] = dispute.openedBy === 'traveler' ? [traveler, guide] : [guide, traveler];
  return (
    <Link
      to={`?case=${dispute.bookingId}`}
      className="grid gap-1 rounded-2xl border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere font-semibold">
          <Unbroken names={[nameOf(traveler.nickname), nameOf(guide.nickname)]}>
            {t('staff-disputes.people', {
              traveler: nameOf(traveler.nickname),
              guide: nameOf(guide.nickname),
            })}
          </Unbroken>
        </span>
        <span className="tabular text-ink-soft text-sm">{dispute.bookingNumber}</span>
      </span>
      {dispute.contests && !decision ? (
        <span className="font-medium">{t(`staff-disputes.contests_${dispute.contests}`)}</span>
      ) : null}
      <span className="wrap-anywhere line-clamp-2">
        “<FreeText>{dispute.reason}</FreeText>”
      </span>
      <span className="wrap-anywhere text-ink-soft">
        <Unbroken names={[nameOf(opener.nickname)]}>
          {t('staff-disputes.openedBy', { name: nameOf(opener.nickname) })}
        </Unbroken>
        {' · '}
        <Unbroken>{formatDay(getDayInZone(dispute.openedAt, STAFF_TIME_ZONE), locale)}</Unbroken>
      </span>
      <span className="tabular">
        {decision
          ? t('staff-disputes.result', {
              outcome: t(`staff-disputes.outcome_${decision.outcome}`),
              amount: formatMoney(decision.refundCents, locale),
            })
          : t('staff-disputes.frozen', { amount: formatMoney(dispute.onlineCents, locale) })}
      </span>
      {decision ? null : (
        <>
          <span className="flex flex-wrap gap-x-4">
            <span className={isUrgent(decideBy) ? 'font-semibold text-seal-strong' : ''}>
              <Unbroken>{t('staff-disputes.decideBy', { time: time(decideBy) })}</Unbroken>
            </span>
            <WaitingSince at={dispute.openedAt} one />
          </span>
          <span className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-3">
            <Unbroken names={[nameOf(other.nickname)]}>
              {dispute.answered
                ? t('staff-disputes.heardBoth')
                : t('staff-disputes.heardOne', { name: nameOf(other.nickname) })}
            </Unbroken>
            <span className="inline-flex items-center gap-1 font-semibold text-action">
              {t('staff-disputes.toCase')}
              <ArrowRight aria-hidden="true" className="size-4" />
            </span>
          </span>
        </>
      )}
    </Link>
  );
};

/** The list of open or decided disputes. */
export const DisputeList = () => {
  const { t } = useTranslation('staff-disputes', 'staff');
  const state = useTabParam('state', ['open', 'decided']);
  const list = useInfiniteQuery(disputesQuery(state));
  const isOpen = state === 'open';
  return (
    <StaffTabs
      label={t('staff.places.disputes')}
      name="state"
      tabs={[
        { id: 'open', label: t('staff-disputes.open') },
        { id: 'decided', label: t('staff-disputes.decided') },
      ]}
      selected={state}
    >
      <StaffList
        exported={{ list: 'disputes', state }}
        list={list}
        empty={isOpen ? t('staff-disputes.noneOpen') : t('staff-disputes.noneDecided')}
        emptyHint={isOpen ? t('staff-disputes.noneOpenHint') : undefined}
      >
        {(dispute) => <Item dispute={dispute} />}
      </StaffList>
    </StaffTabs>
  );
};
