import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { BookingDetails } from '../booking/booking-details.tsx';
import { MeetingLinks } from '../booking/meeting-links.tsx';
import { SuggestPlaceButton } from '../meeting-point/address-change.tsx';

interface Props {
  booking: Booking;
  /** At their end: what is done seldom. */
  children?: ReactNode;
}

/** The details of a tour ahead, behind a button beside the card's others; what is done with its place is among them. */
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
