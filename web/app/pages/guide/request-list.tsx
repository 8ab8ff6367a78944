import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Card } from '../../ui/card.tsx';
import { RequestRow } from './request-row.tsx';

/** Requests as short lines, each linking to the page where it is answered. */
export const RequestList = ({ bookings }: { bookings: readonly Booking[] }) => (
  <Card flush>
    <ul className="divide-y divide-line">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <RequestRow
            to={`/guide-dashboard#${booking.bookingNumber}`}
            traveler={booking.traveler}
            tour={booking}
            amounts={booking}
            deadline={booking.deadlineAt}
          />
        </li>
      ))}
    </ul>
  </Card>
);
