import type { Booking } from '@tomoguide/contract/bookings/entities';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { GroupLine } from '../../parts/bookings/booking/group-line.tsx';
import { MeetingPoint } from '../../parts/bookings/booking/meeting-point.tsx';
import { ItineraryAndTickets } from '../../parts/bookings/itinerary/itinerary-and-tickets.tsx';
import { LeadPart } from '../../parts/bookings/lead-traveler/lead-lines.tsx';
import { TourEarnings } from './tour-earnings.tsx';

/** The time, group and place of a tour, next to its earnings. */
export const TourFacts = ({ booking }: { booking: Booking }) => (
  <div className="@container">
    <div className="grid items-start gap-x-8 gap-y-3 @2xl:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-3">
        <div>
          <BookingWhen booking={booking} />
          <GroupLine booking={booking} />
        </div>
        <ItineraryAndTickets booking={booking} />
        <LeadPart booking={booking} />
        <MeetingPoint booking={booking} withLinks={false} />
      </div>
      <TourEarnings amounts={booking} />
    </div>
  </div>
);
