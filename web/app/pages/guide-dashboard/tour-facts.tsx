import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import type { Amounts } from '../../parts/bookings/booking/calculate-earnings.ts';
import { GroupLine } from '../../parts/bookings/booking/group-line.tsx';
import { MeetingPoint } from '../../parts/bookings/booking/meeting-point.tsx';
import { ItineraryAndTickets } from '../../parts/bookings/itinerary/itinerary-and-tickets.tsx';
import { LeadPart } from '../../parts/bookings/lead-traveler/lead-lines.tsx';
import { TourEarnings } from './tour-earnings.tsx';

/** The facts and earnings of a tour, in one layout for bookings and requests. */
export const FactsNextToEarnings = ({
  amounts,
  children,
  below,
}: {
  amounts: Amounts;
  children: ReactNode;
  /** Shown below the facts, or after the earnings in a narrow card. */
  below?: ReactNode;
}) => (
  <div className="@container">
    <div className="grid items-start gap-x-8 gap-y-3 @2xl:grid-cols-[1fr_auto] @2xl:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-3">{children}</div>
      <div className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
        <TourEarnings amounts={amounts} />
      </div>
      {below ? <div className="grid min-w-0 gap-4 @2xl:col-start-1">{below}</div> : null}
    </div>
  </div>
);

/** Where a tour goes, and for whom, unless that is the booker. */
export const TourPlan = ({ booking }: { booking: Booking }) => (
  <>
    <ItineraryAndTickets booking={booking} />
    <LeadPart booking={booking} />
    <MeetingPoint booking={booking} withLinks={false} />
  </>
);

/** The time, group and place of a tour, next to its earnings. */
export const TourFacts = ({ booking }: { booking: Booking }) => (
  <FactsNextToEarnings amounts={booking}>
    <div>
      <BookingWhen booking={booking} />
      <GroupLine booking={booking} />
    </div>
    <TourPlan booking={booking} />
  </FactsNextToEarnings>
);
