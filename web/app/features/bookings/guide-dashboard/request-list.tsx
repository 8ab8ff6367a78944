import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney, formatShortInstant } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { YourTime } from '../booking/your-time.tsx';
import { earningsOf } from './earnings-of.ts';

/** Requests as short lines, each leading to where it is answered. */
export const RequestList = ({ bookings }: { bookings: readonly Booking[] }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('bookings-guide-dashboard');
  const { t: trips } = useTranslation('bookings-trips');
  const locale = useLocale();
  return (
    <Card flush>
      <ul>
        {bookings.map((booking) => {
          const { scheduledStartTime: start, timeZone, traveler } = booking;
          return (
            <li key={booking.id} className="border-line border-t first:border-t-0">
              <Link
                to={`/guide-dashboard#${booking.bookingNumber}`}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-4 text-ink no-underline hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_12rem_12rem] sm:px-6"
              >
                <Avatar name={nameOf(traveler.nickname)} src={traveler.profilePicture} size={40} />
                <span className="min-w-0">
                  <span className="wrap-anywhere block font-semibold">
                    {nameOf(traveler.nickname)}
                  </span>
                  <span className="tabular block text-ink-soft text-sm">
                    {formatShortInstant(start, timeZone, locale)} ·{' '}
                    {trips('people', { count: booking.travelers })}
                  </span>
                  <YourTime booking={booking} />
                </span>
                <span className="col-start-2 sm:col-start-3">
                  {booking.deadlineAt ? <TimeLeft until={booking.deadlineAt} /> : null}
                </span>
                <span className="tabular col-start-2 font-semibold sm:col-start-4 sm:text-right">
                  {t('earnings.youEarn', {
                    amount: formatMoney(earningsOf(booking).earnedCents, locale),
                  })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
