import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { WithdrawInstant } from '../../parts/bookings/answer/withdraw-instant.tsx';
import { ActionRow } from '../../parts/bookings/booking/action-row.tsx';
import { TripState } from '../../parts/bookings/booking/booking-state.tsx';
import { CalendarButton } from '../../parts/bookings/booking/calendar-button.tsx';
import { CancelDialog } from '../../parts/bookings/booking/cancel-dialog.tsx';
import { CompleteButton } from '../../parts/bookings/booking/complete-button.tsx';
import { ConfirmStartButton } from '../../parts/bookings/booking/confirm-start-button.tsx';
import { DirectionsLink } from '../../parts/bookings/booking/directions-link.tsx';
import { isUnstartedAtEnd } from '../../parts/bookings/booking/near-end.ts';
import { NoShowButton } from '../../parts/bookings/booking/no-show-button.tsx';
import { TourClock } from '../../parts/bookings/booking/tour-clock.tsx';
import { ChangeNotes } from '../../parts/bookings/change/change-notes.tsx';
import { OpenChange } from '../../parts/bookings/change/open-change.tsx';
import { ProposeChangeButton } from '../../parts/bookings/change/propose-change-button.tsx';
import { AddExtraCostButton } from '../../parts/bookings/extra-costs/add-extra-cost.tsx';
import { ExtraCosts } from '../../parts/bookings/extra-costs/extra-costs.tsx';
import { DayMarks } from '../../parts/bookings/on-the-day/day-marks.tsx';
import { EntryState } from '../../parts/bookings/start-code/entry-state.tsx';
import { StartCodeButton } from '../../parts/bookings/start-code/start-code-button.tsx';
import { AskColleaguesButton } from '../../parts/bookings/substitute/ask-colleagues-button.tsx';
import { SubstitutePanel } from '../../parts/bookings/substitute/substitute-panel.tsx';
import { WeatherNote } from '../../parts/bookings/weather/weather-note.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ExtensionRequest } from './extension-request.tsx';
import { TourDetails } from './tour-details.tsx';
import { TourFacts } from './tour-facts.tsx';

interface Props {
  booking: Booking;
  /** The booking number, if no header above shows it. */
  note?: string;
}

/**
 * The content of a card for an upcoming, held or ongoing tour, without its header: status, facts, and
 * actions.
 */
export const TourBody = ({ booking, note }: Props) => {
  const { t } = useTranslation('bookings');
  const [cancelling, setCancelling] = useState(false);
  // Once the tour should be over, a no-show is as likely as a forgotten confirmation.
  const isMissed = isUnstartedAtEnd(booking, useNow());
  return (
    <>
      {note ? <p className="tabular text-ink-soft text-sm">{note}</p> : null}
      {booking.tab === 'ongoing' ? <TourClock booking={booking} /> : null}
      <div className="empty:hidden">
        {booking.tab === 'upcoming' ? <TripState booking={booking} /> : null}
      </div>
      <WeatherNote weather={booking.weather} timeZone={booking.timeZone} />
      <WithdrawInstant booking={booking} />
      <SubstitutePanel booking={booking} />
      <OpenChange booking={booking} />
      <ChangeNotes booking={booking} />
      <EntryState booking={booking} />
      {/* It counts down, so it comes before the static parts. */}
      <ExtensionRequest booking={booking} />
      <DayMarks booking={booking} />
      <ExtraCosts booking={booking} />
      <TourFacts booking={booking} />
      {booking.tab === 'pending-requests' ? null : (
        <ActionRow>
          <ConfirmStartButton booking={booking} />
          {isMissed ? <NoShowButton booking={booking} /> : null}
          <StartCodeButton booking={booking} />
          <CompleteButton booking={booking} />
          <DirectionsLink booking={booking} tone="secondary" />
          {booking.status === 'upcoming' ? <CalendarButton booking={booking} /> : null}
        </ActionRow>
      )}
      <TourDetails
        booking={booking}
        actions={
          <>
            <AddExtraCostButton booking={booking} />
            <ProposeChangeButton booking={booking} />
            <AskColleaguesButton booking={booking} />
            {isMissed ? null : <NoShowButton booking={booking} />}
            {booking.can.includes('cancel') ? (
              <Button tone="secondary" onClick={() => setCancelling(true)}>
                {t('bookings.action.cancel')}
              </Button>
            ) : null}
          </>
        }
      />
      {cancelling ? <CancelDialog booking={booking} onClose={() => setCancelling(false)} /> : null}
    </>
  );
};
