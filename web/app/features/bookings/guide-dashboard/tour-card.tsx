import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatInBothZones } from '@tomoguide/contract/format';
import { useId, useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ActionRow } from '../booking/action-row.tsx';
import { BookingDetails } from '../booking/booking-details.tsx';
import { TripState } from '../booking/booking-state.tsx';
import { CalendarButton } from '../booking/calendar-button.tsx';
import { CancelDialog } from '../booking/cancel-dialog.tsx';
import { CompleteButton } from '../booking/complete-button.tsx';
import { ConfirmStartButton } from '../booking/confirm-start-button.tsx';
import { Countdown } from '../booking/countdown.tsx';
import { DirectionsLink } from '../booking/directions-link.tsx';
import { NoShowButton } from '../booking/no-show-button.tsx';
import { ownZone } from '../booking/own-zone.ts';
import { StatusBadge } from '../booking/status-badge.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { TourClock } from '../booking/tour-clock.tsx';
import { ExtensionRequest } from '../extension/extension-request.tsx';
import { EntryState } from '../start-code/entry-state.tsx';
import { StartCodeButton } from '../start-code/start-code-button.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TravelerLine } from './traveler-line.tsx';

/** Until when a slot is held for its payment, on both clocks. */
const HeldUntil = ({ booking, until }: { booking: Booking; until: string }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  const name = usePersonName()(booking.traveler.nickname);
  const time = formatInBothZones(until, ownZone(), booking.timeZone, locale);
  return (
    <p className="font-semibold">
      <Unbroken names={[name]}>{t('heldUntil', { name, time })}</Unbroken>
    </p>
  );
};

/** A tour ahead, held or under way, as its guide sees it. */
export const TourCard = ({ booking }: { booking: Booking }) => {
  const { t: words } = useTranslation('bookings');
  const id = useId();
  const [cancelling, setCancelling] = useState(false);
  const heldUntil = booking.status === 'pending' ? booking.deadlineAt : null;
  return (
    <Card
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="grid scroll-mt-24 gap-4"
      id={booking.bookingNumber}
      data-booking={booking.id}
    >
      <div id={id}>
        <TravelerLine
          traveler={booking.traveler}
          badges={
            <>
              {heldUntil ? <TimeLeft until={heldUntil} /> : <Countdown booking={booking} />}
              <StatusBadge status={booking.status} />
            </>
          }
        >
          {booking.bookingNumber}
        </TravelerLine>
      </div>
      {booking.tab === 'ongoing' ? <TourClock booking={booking} /> : null}
      <div className="empty:hidden">
        {booking.tab === 'upcoming' ? <TripState booking={booking} /> : null}
      </div>
      <EntryState booking={booking} />
      {/* Its minutes run: above what does not change. */}
      <ExtensionRequest booking={booking} />
      {heldUntil ? <HeldUntil booking={booking} until={heldUntil} /> : null}
      <TourFacts booking={booking} />
      {booking.tab === 'pending-requests' ? null : (
        <ActionRow>
          <ConfirmStartButton booking={booking} />
          <StartCodeButton booking={booking} />
          <CompleteButton booking={booking} />
          <DirectionsLink booking={booking} tone="secondary" />
          {booking.status === 'upcoming' ? <CalendarButton booking={booking} /> : null}
          <NoShowButton booking={booking} />
        </ActionRow>
      )}
      <BookingDetails booking={booking} withMeetingPoint={false}>
        {booking.can.includes('cancel') ? (
          <Button tone="danger" onClick={() => setCancelling(true)}>
            {words('action.cancel')}
          </Button>
        ) : null}
      </BookingDetails>
      {cancelling ? <CancelDialog booking={booking} onClose={() => setCancelling(false)} /> : null}
    </Card>
  );
};
