import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Countdown } from '../booking/countdown.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { TourBody } from './tour-body.tsx';
import { TravelerLine } from './traveler-line.tsx';

/** A tour of the day, or one that a device kept, as its guide sees it. */
export const TourCard = ({ booking }: { booking: Booking }) => {
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-3"
      id={booking.bookingNumber}
      data-booking={booking.id}
    >
      <TravelerLine
        id={id}
        traveler={booking.traveler}
        badges={
          <>
            <Countdown booking={booking} />
            <StatusBadge status={booking.status} />
          </>
        }
      >
        {booking.bookingNumber}
      </TravelerLine>
      <TourBody booking={booking} />
    </Card>
  );
};
