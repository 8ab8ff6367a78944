import type { Booking } from '@tomoguide/contract/bookings/entities';
import { BookingAnswer } from '../../parts/bookings/answer/booking-answer.tsx';
import { Card } from '../../ui/card.tsx';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { RequestRow } from './request-row.tsx';

/** Paid requests as short rows with the two answers; each links to the page with the full request. */
export const RequestList = ({ bookings }: { bookings: readonly Booking[] }) => {
  // Kept while a dialog is open, because the dialog is inside its request's row.
  const shown = useStableWhileOpen(bookings);
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {shown.map((booking) => (
          <RequestRow
            key={booking.id}
            to={`/guide-dashboard#${booking.bookingNumber}`}
            traveler={booking.traveler}
            tour={booking}
            amounts={booking}
            deadline={booking.deadlineAt}
            answer={<BookingAnswer booking={booking} />}
          />
        ))}
      </ul>
    </Card>
  );
};
