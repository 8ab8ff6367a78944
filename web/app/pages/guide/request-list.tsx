import type { Booking } from '@tomoguide/contract/bookings/entities';
import { AcceptButton } from '../../parts/bookings/answer/accept-button.tsx';
import { Card } from '../../ui/card.tsx';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { RequestRow } from './request-row.tsx';

/** Paid requests as short rows with an Accept button; each links to the page with the full request. */
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
            action={<AcceptButton booking={booking} />}
          />
        ))}
      </ul>
    </Card>
  );
};
