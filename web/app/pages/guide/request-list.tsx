import type { Booking } from '@tomoguide/contract/bookings/entities';
import { BookingAnswer } from '../../parts/bookings/answer/booking-answer.tsx';
import { RequestRow } from '../../parts/bookings/guide-tours/request-row.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { Card } from '../../ui/card.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';
import { useStableWhileOpen } from '../../ui/stable-places.ts';

/** Paid requests as rows with the two answers; each links to the page with the full request. */
export const RequestList = ({ bookings }: { bookings: readonly Booking[] }) => {
  // Kept while a dialog is open, because the dialog is inside its request's row.
  const shown = useStableWhileOpen(bookings);
  const nameOf = usePersonName();
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {shown.map((booking) => (
          <li
            key={booking.id}
            ref={restoresFocusOnRemoval}
            aria-label={nameOf(booking.traveler.nickname)}
          >
            <RequestRow
              to={`/guide-dashboard#${booking.bookingNumber}`}
              traveler={booking.traveler}
              note={booking.bookingNumber}
              tour={booking}
              amounts={booking}
              deadline={booking.deadlineAt}
              answer={<BookingAnswer booking={booking} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};
