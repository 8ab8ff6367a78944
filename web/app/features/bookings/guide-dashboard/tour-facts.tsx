import type { Booking } from '@tomoguide/contract/bookings/entities';
import { BookingWhen } from '../booking/booking-when.tsx';
import { GroupLine } from '../booking/group-line.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { LeadPart } from '../lead-traveler/lead-lines.tsx';
import { TourEarnings } from './tour-earnings.tsx';

/** When, for whom and where a tour is, and beside it what it earns. */
export const TourFacts = ({ booking }: { booking: Booking }) => (
  <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[1fr_auto]">
    <div className="grid min-w-0 gap-3">
      <BookingWhen booking={booking} />
      <div>
        <GroupLine booking={booking} />
      </div>
      <LeadPart booking={booking} />
      <MeetingPoint booking={booking} />
    </div>
    <TourEarnings booking={booking} />
  </div>
);
