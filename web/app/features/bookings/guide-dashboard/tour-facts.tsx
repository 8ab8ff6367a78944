import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { BookingWhen } from '../booking/booking-when.tsx';
import { GroupLine } from '../booking/group-line.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { LeadPart } from '../lead-traveler/lead-lines.tsx';
import type { Amounts } from './earnings-of.ts';
import { TourEarnings } from './tour-earnings.tsx';

/** What is known of a tour, and beside it what it earns: one frame for what is booked and what is asked for. */
export const FactsBesideEarnings = ({
  amounts,
  children,
}: {
  amounts: Amounts;
  children: ReactNode;
}) => (
  <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[1fr_auto]">
    <div className="grid min-w-0 gap-3">{children}</div>
    <TourEarnings amounts={amounts} />
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
    <LeadPart booking={booking} />
    <MeetingPoint booking={booking} withLinks={withLinks} />
  </FactsBesideEarnings>
);
