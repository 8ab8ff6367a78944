import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatShortDay, formatTimes } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { YourTime } from '../booking/your-time.tsx';

/** Tours as short lines (when, with whom, how many), each leading to its card. */
export const TourLines = ({ bookings }: { bookings: readonly Booking[] }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  return (
    <Card flush>
      <ul>
        {bookings.map((booking) => {
          const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
          return (
            <li key={booking.id} className="border-line border-t first:border-t-0">
              <Link
                to={`/guide-dashboard#${booking.bookingNumber}`}
                className="grid items-center gap-x-4 gap-y-2 px-5 py-4 text-ink no-underline hover:bg-sunken sm:grid-cols-[12rem_minmax(0,1fr)_12rem] sm:px-6"
              >
                <span className="tabular">
                  <span className="block font-semibold">
                    {formatShortDay(dayIn(start, timeZone), locale)}
                  </span>
                  <span className="text-ink-soft">{formatTimes(start, end, timeZone, locale)}</span>
                  <YourTime booking={booking} />
                </span>
                <span className="flex min-w-0 items-center gap-2">
                  <Avatar
                    name={nameOf(booking.traveler.nickname)}
                    src={booking.traveler.profilePicture}
                    size={32}
                  />
                  <span className="wrap-anywhere min-w-0">{nameOf(booking.traveler.nickname)}</span>
                  <span className="whitespace-nowrap text-ink-soft">
                    {t('people', { count: booking.travelers })}
                  </span>
                </span>
                <span>
                  <StatusBadge status={booking.status} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
