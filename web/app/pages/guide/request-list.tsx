import type { Booking } from '@tomoguide/contract/bookings/entities';
import { AcceptButton } from '../../parts/bookings/answer/accept-button.tsx';
import { Card } from '../../ui/card.tsx';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { RequestRow } from './request-row.tsx';

/** Requests as short rows with Accept, each linking to the page that also has the other answers. */
export const RequestList = ({ bookings }: { bookings: readonly Booking[] }) => {
  // The dialog is in its row.
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
