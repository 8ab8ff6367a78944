import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { BookingDetails } from '../../parts/bookings/booking/booking-details.tsx';
import { MeetingLinks } from '../../parts/bookings/booking/meeting-links.tsx';
import { SuggestPlaceButton } from '../../parts/bookings/meeting-point/address-change.tsx';

interface Props {
  booking: Booking;
  /** Shown first. */
  lead?: ReactNode;
  /** Buttons for rare steps, shown last. */
  actions?: ReactNode;
}

/**
 * The details of an upcoming tour, including the meeting point's actions, collapsed
 * until they are opened.
 */
export const TourDetails = ({ booking, lead, actions }: Props) => (
  <BookingDetails booking={booking} withMeetingPoint={false} lead={lead} actions={actions}>
    <div className="flex flex-wrap items-center gap-x-4">
      <MeetingLinks booking={booking} />
      <SuggestPlaceButton booking={booking} />
    </div>
  </BookingDetails>
);
