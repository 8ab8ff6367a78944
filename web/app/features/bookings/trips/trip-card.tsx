import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { BookingDetails } from '../booking/booking-details.tsx';
import { BookingWhen } from '../booking/booking-when.tsx';
import { GuideLine } from '../booking/guide-line.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { Countdown } from './countdown.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripState } from './trip-state.tsx';

/** On the way to a tour the address is what people look for. */
const showsMeetingPoint = ({ tab }: Booking): boolean => tab === 'upcoming' || tab === 'ongoing';

/** A booking as its traveler sees it among the trips. */
export const TripCard = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const withMeetingPoint = showsMeetingPoint(booking);
  return (
    <Card className="grid gap-4" data-booking={booking.id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <GuideLine guide={booking.guide} />
        <div className="flex flex-wrap items-center gap-1.5">
          <Countdown booking={booking} />
          {booking.tab === 'pending-requests' && booking.deadlineAt ? (
            <TimeLeft until={booking.deadlineAt} />
          ) : null}
          <StatusBadge status={booking.status} />
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
        <BookingWhen booking={booking} />
        <div className="tabular flex flex-wrap items-baseline gap-x-3 sm:block sm:text-right">
          <p className="font-semibold">{formatMoney(booking.totalCents, locale)}</p>
          <p>{t('people', { count: booking.travelers })}</p>
          <p className="text-ink-soft text-sm">{booking.bookingNumber}</p>
        </div>
      </div>
      {withMeetingPoint ? <MeetingPoint booking={booking} /> : null}
      <div className="grid gap-1 empty:hidden">
        <TripState booking={booking} />
      </div>
      <TripActions booking={booking} />
      <BookingDetails booking={booking} withMeetingPoint={!withMeetingPoint} />
    </Card>
  );
};
