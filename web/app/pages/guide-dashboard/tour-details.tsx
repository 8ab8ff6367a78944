import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { BookingDetails } from '../../parts/bookings/booking/booking-details.tsx';
import { MeetingLinks } from '../../parts/bookings/booking/meeting-links.tsx';
import { SuggestPlaceButton } from '../../parts/bookings/meeting-point/address-change.tsx';

interface Props {
  booking: Booking;
  /** Rare actions, shown last. */
  children?: ReactNode;
}

/**
 * The details of an upcoming tour, including the meeting point's actions; one of the card's buttons opens
 * them.
 */
export const TourDetails = ({ booking, children }: Props) => (
  <BookingDetails
    booking={booking}
    withMeetingPoint={false}
    toggleClass=""
    panelClass="min-w-0 basis-full"
  >
    <div className="flex flex-wrap items-center gap-x-4">
      <MeetingLinks booking={booking} />
      <SuggestPlaceButton booking={booking} />
    </div>
    {children}
  </BookingDetails>
);
