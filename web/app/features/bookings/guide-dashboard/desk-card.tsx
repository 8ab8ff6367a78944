import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { TravelerLine } from './traveler-line.tsx';

interface Props {
  booking: Booking;
  /** Beside the traveler's name: what state it is in, how long is left. */
  badges: ReactNode;
  children: ReactNode;
}

/** A booking that stands whole on the desk, named by its traveler and number; links lead to it. */
export const DeskCard = ({ booking, badges, children }: Props) => {
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
      <TravelerLine id={id} traveler={booking.traveler} badges={badges}>
        {booking.bookingNumber}
      </TravelerLine>
      {children}
    </Card>
  );
};
