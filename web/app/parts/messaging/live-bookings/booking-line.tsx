import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatShortDay, formatTimes } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { formatInBothUserZones } from '../../../lib/own-zone.ts';
import { bookingPath } from '../../../lib/pages.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingAnswer } from '../../bookings/answer/booking-answer.tsx';
import { StatusBadge } from '../../bookings/booking/status-badge.tsx';
import { TimeLeft } from '../../bookings/booking/time-left.tsx';
import { YourTime } from '../../bookings/booking/your-time.tsx';

/** A booking in one line with a link to it; the guide can answer a request here, as on the dashboard. */
export const BookingLine = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('messaging', 'trips');
  const locale = useLocale();
  const { id, viewerIs, status, deadlineAt, scheduledStartTime: start, timeZone } = booking;
  const answers = booking.can.includes('accept') || booking.can.includes('reject');
  const waitsUntil = viewerIs === 'traveler' && status === 'confirmed' ? deadlineAt : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm">
      <Link
        to={bookingPath(viewerIs, id)}
        className="group tabular grid min-h-11 min-w-40 flex-1 content-center text-ink no-underline"
      >
        <span className="font-semibold group-hover:underline">
          <Unbroken>{formatShortDay(dayIn(start, timeZone), locale)}</Unbroken>{' '}
          <span className="whitespace-nowrap">
            {formatTimes(start, booking.scheduledEndTime, timeZone, locale)}
          </span>
        </span>
        <YourTime booking={booking} />
        <span className="text-ink-soft">
          {booking.bookingNumber} ·{' '}
          <span className="whitespace-nowrap">
            {t('trips.people', { count: booking.travelers })}
          </span>
        </span>
        {waitsUntil ? (
          <span>
            <Unbroken>
              {t('messaging.guideAnswersUntil', {
                time: formatInBothUserZones(waitsUntil, timeZone, locale),
              })}
            </Unbroken>
          </span>
        ) : null}
      </Link>
      {answers ? (
        <span className="grid justify-items-end gap-1">
          {deadlineAt ? <TimeLeft until={deadlineAt} /> : null}
          <BookingAnswer booking={booking} small />
        </span>
      ) : waitsUntil ? null : (
        <StatusBadge status={status} />
      )}
    </div>
  );
};
