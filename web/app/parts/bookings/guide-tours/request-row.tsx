import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatHours, formatMoney, formatShortInstant } from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { MessageIconLink } from '../../accounts/message-link.tsx';
import { type Amounts, calculateEarnings } from '../booking/calculate-earnings.ts';
import { useGroupText } from '../booking/group-line.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { YourTime } from '../booking/your-time.tsx';
import { PlaceLine } from './place-line.tsx';

interface Props {
  /** The ID of the name and the note, which together label the request's card. */
  id?: string;
  /** The page with the whole request, if this page shows only the row. */
  to?: string;
  traveler: UserSummary;
  /** Shown next to the name: the booking number, or that this is only a request. */
  note: string;
  tour: Pick<
    Booking,
    | 'scheduledStartTime'
    | 'timeZone'
    | 'duration'
    | 'travelers'
    | 'group'
    | 'viewerIs'
    | 'meetingAddress'
    | 'meetingPostalCode'
    | 'addressConfirmed'
  >;
  /** The traveler's own text, of which the row shows the beginning. */
  plan?: string;
  amounts: Amounts;
  deadline: string | null;
  /** The buttons to accept or reject the request. */
  answer: ReactNode;
}

const HEAD =
  'grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-5 py-4 @lg:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6';

/** The deadline, and both parts of the earnings. */
const DeadlineAndEarnings = ({ amounts, deadline }: Pick<Props, 'amounts' | 'deadline'>) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const { earnedCents, guideCents, cashCents } = calculateEarnings(amounts);
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <div className="col-start-2 grid justify-items-start gap-y-1 @lg:col-start-3 @lg:justify-items-end">
      {deadline ? <TimeLeft until={deadline} /> : null}
      <p className="tabular font-semibold">
        {t('guide-dashboard.earnings.youEarn', { amount: money(earnedCents) })}
      </p>
      <p className="tabular text-ink-soft text-xs">
        {t('guide-dashboard.earnings.parts', {
          online: money(guideCents),
          cash: money(cashCents),
        })}
      </p>
    </div>
  );
};

/** The traveler, and when, how long, for whom and where. */
const Facts = ({ id, traveler, note, tour, plan }: Props) => {
  const name = usePersonName()(traveler.nickname);
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const formatGroup = useGroupText();
  const { scheduledStartTime: start, timeZone, group } = tour;
  return (
    <div className="min-w-0">
      <div id={id} className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </h3>{' '}
        <p className="tabular text-ink-soft text-sm">{note}</p>
      </div>
      <p className="tabular text-[0.9375rem]">{formatShortInstant(start, timeZone, locale)}</p>
      <p className="text-ink-soft text-sm">
        {formatHours(tour.duration, locale)} · {t('trips.people', { count: tour.travelers })}
        {group ? ` · ${formatGroup(group)}` : null}
      </p>
      <YourTime booking={tour} />
      <PlaceLine at={tour} />
      {plan ? (
        <p className="wrap-anywhere line-clamp-2 text-sm">
          <FreeText>{plan}</FreeText>
        </p>
      ) : null}
    </div>
  );
};

/**
 * A request with its two answers, alike on both of the guide's pages: traveler, time, group, place, deadline
 * and earnings.
 */
export const RequestRow = (props: Props) => {
  const { to, traveler, amounts, deadline, answer } = props;
  const name = usePersonName()(traveler.nickname);
  const content = (
    <>
      <Avatar name={name} src={traveler.profilePicture} size={40} />
      <Facts {...props} />
      <DeadlineAndEarnings amounts={amounts} deadline={deadline} />
    </>
  );
  return (
    <div className="@container">
      <div className="@3xl:flex @3xl:items-center">
        {to === undefined ? (
          <div className={HEAD}>{content}</div>
        ) : (
          <Link to={to} className={`${HEAD} text-ink no-underline hover:bg-sunken`}>
            {content}
          </Link>
        )}
        <div className="flex shrink-0 items-center gap-2 px-5 pb-4 sm:px-6 @3xl:py-4 @3xl:pl-0">
          <div className="grow">{answer}</div>
          <MessageIconLink
            with={{ travelerId: traveler.id }}
            name={name}
            className="border border-line-strong hover:bg-sunken"
          />
        </div>
      </div>
    </div>
  );
};
