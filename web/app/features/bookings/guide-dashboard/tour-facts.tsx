import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { BookingWhen } from '../booking/booking-when.tsx';
import { GroupLine } from '../booking/group-line.tsx';
import { ItineraryLine } from '../booking/itinerary-line.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { LeadPart } from '../lead-traveler/lead-lines.tsx';
import type { Amounts } from './earnings-of.ts';
import { TourEarnings } from './tour-earnings.tsx';

/** What is known of a tour, and beside it what it earns: one frame for what is booked and what is asked for. */
export const FactsBesideEarnings = ({
  amounts,
  children,
  below,
}: {
  amounts: Amounts;
  children: ReactNode;
  /** Under the facts, on phones after what it earns: the traveler's own words, long at times. */
  below?: ReactNode;
}) => (
  <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[1fr_auto] md:grid-rows-[auto_1fr]">
    <div className="grid min-w-0 gap-3">{children}</div>
    <div className="md:col-start-2 md:row-span-2 md:row-start-1">
      <TourEarnings amounts={amounts} />
    </div>
    {below ? <div className="grid min-w-0 gap-4 md:col-start-1">{below}</div> : null}
  </div>
);

interface Props {
  booking: Booking;
  /** False where the card keeps what is done with the place elsewhere. */
  withLinks?: boolean;
}

/** When, for whom and where a tour is, and beside it what it earns. */
export const TourFacts = ({ booking, withLinks = true }: Props) => (
  <FactsBesideEarnings amounts={booking}>
    <BookingWhen booking={booking} />
    <div>
      <GroupLine booking={booking} />
    </div>
    <ItineraryLine booking={booking} />
    <LeadPart booking={booking} />
    <MeetingPoint booking={booking} withLinks={withLinks} />
  </FactsBesideEarnings>
);
