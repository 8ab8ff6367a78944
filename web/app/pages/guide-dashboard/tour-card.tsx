import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Countdown } from '../../parts/bookings/booking/countdown.tsx';
import { StatusBadge } from '../../parts/bookings/booking/status-badge.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { TourBody } from './tour-body.tsx';

/** One of today's tours, or one stored on the device, as the guide sees it. */
export const TourCard = ({ booking }: { booking: Booking }) => (
  <DashboardCard
    booking={booking}
    badges={
      <>
        <Countdown booking={booking} />
        <StatusBadge booking={booking} />
      </>
    }
  >
    <TourBody booking={booking} />
  </DashboardCard>
);
