import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatShortDay, formatTimes, getDayInZone } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { bookingPath } from '../../../lib/pages.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingAnswer } from '../../bookings/answer/booking-answer.tsx';
import { ClockNote } from '../../bookings/booking/clock-note.tsx';
import { StatusBadge } from '../../bookings/booking/status-badge.tsx';
import { LastDayLeft, TimeLeft } from '../../bookings/booking/time-left.tsx';

const isAwaitingGuide = ({ can }: Booking): boolean =>
  can.includes('accept') || can.includes('reject');

const DayAndTimes = ({ booking }: { booking: Booking }) => {
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
  return (
    <>
      {formatShortDay(getDayInZone(start, timeZone), locale)}{' '}
      {formatTimes(start, end, timeZone, locale)}
    </>
  );
};

/** A booking on one line, with a link to it. The guide can answer a request here, as on the dashboard. */
export const BookingLine = ({ booking }: { booking: Booking }) => {
  const { id, viewerIs } = booking;
  return (
    <div className="flex min-w-0 flex-1 flex-nowrap items-center gap-2 large-text:flex-wrap">
      <Link
        to={bookingPath(viewerIs, id)}
        className="group tabular flex min-h-12 min-w-0 flex-1 items-center gap-2 text-ink text-sm no-underline"
      >
        <span className="min-w-0 grow truncate">
          <span className="font-semibold group-hover:underline">
            <DayAndTimes booking={booking} />
          </span>{' '}
          <span className="text-ink-soft max-sm:hidden">· {booking.bookingNumber}</span>
        </span>
        {isAwaitingGuide(booking) ? null : (
          <span className="shrink-0 whitespace-nowrap large-text:whitespace-normal">
            <StatusBadge booking={booking} />
          </span>
        )}
      </Link>
      {isAwaitingGuide(booking) ? <BookingAnswer booking={booking} small /> : null}
    </div>
  );
};

/**
 * What the booking's line omits: the time in the user's time zone, the group size, and the deadline for the
 * answer.
 */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('messaging', 'trips');
  const locale = useLocale();
  const { viewerIs, status, deadlineAt, timeZone } = booking;
  const waitsUntil = viewerIs === 'traveler' && status === 'confirmed' ? deadlineAt : null;
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <span className="tabular">
        <DayAndTimes booking={booking} /> · {booking.bookingNumber}
      </span>
      <span>{t('trips.people', { count: booking.travelers })}</span>
      <ClockNote instant={booking.scheduledStartTime} timeZone={timeZone} />
      {waitsUntil ? (
        <p>
          <Unbroken>
            {t('messaging.guideAnswersUntil', {
              time: formatDeadline(waitsUntil, timeZone, locale),
            })}
          </Unbroken>{' '}
          <LastDayLeft until={waitsUntil} />
        </p>
      ) : null}
      {isAwaitingGuide(booking) && deadlineAt ? (
        <span className="justify-self-start">
          <TimeLeft until={deadlineAt} />
        </span>
      ) : null}
    </div>
  );
};
