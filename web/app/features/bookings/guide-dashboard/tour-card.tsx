import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BookingDetails } from '../booking/booking-details.tsx';
import { TripState } from '../booking/booking-state.tsx';
import { CancelDialog } from '../booking/cancel-dialog.tsx';
import { Countdown } from '../booking/countdown.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { WhenAndPrice } from '../booking/when-and-price.tsx';
import { TravelerLine } from './traveler-line.tsx';

/** A tour as its guide sees it, from the accepted request to the past. */
export const TourCard = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { t: words } = useTranslation('bookings');
  const locale = useLocale();
  const [cancelling, setCancelling] = useState(false);
  const ahead = booking.tab === 'upcoming' || booking.tab === 'ongoing';
  return (
    <Card className="grid gap-4" data-booking={booking.id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <TravelerLine traveler={booking.traveler} />
        <div className="flex flex-wrap items-center gap-1.5">
          <Countdown booking={booking} />
          <StatusBadge status={booking.status} />
        </div>
      </div>
      <WhenAndPrice
        booking={booking}
        note={
          ahead ? t('cashThere', { amount: formatMoney(booking.finalPaymentCents, locale) }) : null
        }
      />
      {ahead ? <MeetingPoint booking={booking} /> : null}
      {booking.status === 'cancelled' || booking.status === 'disputed' ? (
        <div className="grid gap-1">
          <TripState booking={booking} />
        </div>
      ) : null}
      {booking.can.includes('cancel') ? (
        <Button tone="secondary" className="justify-self-start" onClick={() => setCancelling(true)}>
          {words('action.cancel')}
        </Button>
      ) : null}
      {cancelling ? <CancelDialog booking={booking} onClose={() => setCancelling(false)} /> : null}
      <BookingDetails booking={booking} withMeetingPoint={!ahead} />
    </Card>
  );
};
