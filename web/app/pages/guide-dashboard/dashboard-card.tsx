import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { TravelerLine } from './traveler-line.tsx';

interface Props {
  booking: Booking;
  /** Badges next to the traveler's name: the status and the time left. */
  badges: ReactNode;
  children: ReactNode;
}

/**
 * A full booking card on the dashboard, labeled with the traveler and the booking number. Links can target
 * it.
 */
export const DashboardCard = ({ booking, badges, children }: Props) => {
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
