import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isLive } from '@tomoguide/contract/bookings/statuses';
import { ItineraryLine } from './itinerary-line.tsx';
import { TicketList } from './ticket-list.tsx';

/** The itinerary of a booking. Until the booking has ended, its tickets are expanded below it. */
export const ItineraryAndTickets = ({ booking }: { booking: Booking }) => {
  if (!isLive(booking.status)) return <ItineraryLine booking={booking} />;
  return (
    <>
      <ItineraryLine booking={booking} withTickets={false} />
      <TicketList booking={booking} />
    </>
  );
};
