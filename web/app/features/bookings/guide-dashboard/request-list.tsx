import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatMoney, formatShortDay, formatTime } from '@tomoguide/contract/format';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { earningsOf } from './earnings-of.ts';

/** Requests as short lines, each leading to where it is answered. */
export const RequestList = ({ bookings }: { bookings: readonly Booking[] }) => {
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
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 text-ink no-underline hover:bg-sunken sm:px-6"
              >
                <Avatar name={traveler.nickname} src={traveler.profilePicture} size={40} />
                <span className="min-w-40 flex-1">
                  <span className="wrap-anywhere block font-semibold">{traveler.nickname}</span>
                  <span className="tabular block text-ink-soft text-sm">
                    {formatShortDay(dayIn(start, timeZone), locale)}{' '}
                    {formatTime(start, timeZone, locale)} ·{' '}
                    {trips('people', { count: booking.travelers })}
                  </span>
                </span>
                {booking.deadlineAt ? <TimeLeft until={booking.deadlineAt} /> : null}
                <span className="tabular ml-auto whitespace-nowrap font-semibold">
                  {t('earnings.youEarn', {
                    amount: formatMoney(earningsOf(booking).earnedCents, locale),
                  })}
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="hidden size-4 shrink-0 text-ink-soft sm:block"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
