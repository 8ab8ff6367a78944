import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Card } from '../../../ui/card.tsx';
import { BookingDetails } from '../booking/booking-details.tsx';
import { TripState } from '../booking/booking-state.tsx';
import { Countdown } from '../booking/countdown.tsx';
import { GuideLine } from '../booking/guide-line.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { WhenAndPrice } from '../booking/when-and-price.tsx';
import { TripActions } from './trip-actions.tsx';

/** On the way to a tour the address is what people look for. */
const showsMeetingPoint = ({ tab }: Booking): boolean => tab === 'upcoming' || tab === 'ongoing';

/** A booking as its traveler sees it among the trips. */
export const TripCard = ({ booking }: { booking: Booking }) => {
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
      <WhenAndPrice booking={booking} note={booking.bookingNumber} />
      {withMeetingPoint ? <MeetingPoint booking={booking} /> : null}
      <div className="grid gap-1 empty:hidden">
        <TripState booking={booking} />
      </div>
      <TripActions booking={booking} />
      <BookingDetails booking={booking} withMeetingPoint={!withMeetingPoint} />
    </Card>
  );
};
