import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatHours, formatMoney, formatShortInstant } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Amounts,
  calculateEarnings,
} from '../../parts/bookings/booking/calculate-earnings.ts';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { YourTime } from '../../parts/bookings/booking/your-time.tsx';
import { PlaceLine } from '../../parts/bookings/guide-tours/place-line.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FreeText } from '../../ui/free-text.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';

interface Props {
  /** The page on which the guide can answer the request. */
  to: string;
  traveler: UserSummary;
  tour: Pick<
    Booking,
    | 'scheduledStartTime'
    | 'timeZone'
    | 'duration'
    | 'travelers'
    | 'viewerIs'
    | 'meetingAddress'
    | 'meetingPostalCode'
    | 'addressConfirmed'
  >;
  /** The traveler's own text; empty if there is none. */
  plan?: string;
  amounts: Amounts;
  deadline: string | null;
  /** The buttons to accept or reject the request. */
  answer: ReactNode;
}

/** A request as a short row: traveler, time, place, plan, deadline, earnings, and the two answers. */
export const RequestRow = ({ to, traveler, tour, plan, amounts, deadline, answer }: Props) => {
  const formatName = usePersonName();
  const { t } = useTranslation('guide-dashboard', 'trips');
  const locale = useLocale();
  const { scheduledStartTime: start, timeZone } = tour;
  const { earnedCents, guideCents, cashCents } = calculateEarnings(amounts);
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <li
      ref={restoresFocusOnRemoval}
      aria-label={formatName(traveler.nickname)}
      className="sm:flex sm:items-center"
    >
      <Link
        to={to}
        className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-4 text-ink no-underline hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6"
      >
        <Avatar name={formatName(traveler.nickname)} src={traveler.profilePicture} size={40} />
        <span className="min-w-0">
          <span className="wrap-anywhere block font-semibold">
            <bdi>{formatName(traveler.nickname)}</bdi>
          </span>
          <span className="tabular block text-ink-soft text-sm">
            {formatShortInstant(start, timeZone, locale)}
          </span>
          <span className="block text-ink-soft text-sm">
            {formatHours(tour.duration, locale)} · {t('trips.people', { count: tour.travelers })}
          </span>
          <YourTime booking={tour} />
          <PlaceLine at={tour} />
          {plan ? (
            <span className="wrap-anywhere line-clamp-2 text-sm">
              <FreeText>{plan}</FreeText>
            </span>
          ) : null}
        </span>
        <span className="col-start-2 grid justify-items-start gap-y-1 sm:col-start-3 sm:justify-items-end">
          {deadline ? <TimeLeft until={deadline} /> : null}
          <span className="tabular font-semibold">
            {t('guide-dashboard.earnings.youEarn', { amount: money(earnedCents) })}
          </span>
          <span className="tabular text-ink-soft text-xs">
            {t('guide-dashboard.earnings.parts', {
              online: money(guideCents),
              cash: money(cashCents),
            })}
          </span>
        </span>
      </Link>
      {/* Below each other on a narrow screen, so that the date stays on one line. */}
      <div className="grid px-5 pb-4 empty:hidden sm:shrink-0 sm:max-lg:w-min sm:max-lg:box-content sm:py-4 sm:pr-6 sm:pl-0">
        {answer}
      </div>
    </li>
  );
};
