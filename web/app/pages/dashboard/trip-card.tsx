import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../lib/use-now.ts';
import { BookingDetails } from '../../parts/bookings/booking/booking-details.tsx';
import { TripState } from '../../parts/bookings/booking/booking-state.tsx';
import { CalendarButton, useTripTitle } from '../../parts/bookings/booking/calendar-button.tsx';
import { CancelDialog } from '../../parts/bookings/booking/cancel-dialog.tsx';
import { Countdown } from '../../parts/bookings/booking/countdown.tsx';
import { MeetingLinks } from '../../parts/bookings/booking/meeting-links.tsx';
import { MeetingPoint } from '../../parts/bookings/booking/meeting-point.tsx';
import { isUnstartedAtEnd } from '../../parts/bookings/booking/near-end.ts';
import { NoShowButton } from '../../parts/bookings/booking/no-show-button.tsx';
import { StatusBadge } from '../../parts/bookings/booking/status-badge.tsx';
import { LastDayLeft } from '../../parts/bookings/booking/time-left.tsx';
import { TourClock } from '../../parts/bookings/booking/tour-clock.tsx';
import { ChangeNotes } from '../../parts/bookings/change/change-notes.tsx';
import { OpenChange } from '../../parts/bookings/change/open-change.tsx';
import { ProposeChangeButton } from '../../parts/bookings/change/propose-change-button.tsx';
import { AddExtraCostButton } from '../../parts/bookings/extra-costs/add-extra-cost.tsx';
import { ExtraCosts } from '../../parts/bookings/extra-costs/extra-costs.tsx';
import { ItineraryAndTickets } from '../../parts/bookings/itinerary/itinerary-and-tickets.tsx';
import { SuggestPlaceButton } from '../../parts/bookings/meeting-point/address-change.tsx';
import { DayMarks } from '../../parts/bookings/on-the-day/day-marks.tsx';
import { ProofBadge } from '../../parts/bookings/payment-proof/proof-badge.tsx';
import { EntryState } from '../../parts/bookings/start-code/entry-state.tsx';
import { SubstitutePanel } from '../../parts/bookings/substitute/substitute-panel.tsx';
import { WeatherNote } from '../../parts/bookings/weather/weather-note.tsx';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { BookingReviews } from '../../parts/reviews/writing/booking-reviews.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { ClaimLink } from './claim-link.tsx';
import { BookerSection } from './lead-traveler/booker-section.tsx';
import { TripActions } from './trip-actions.tsx';
import { TripPicture } from './trip-picture.tsx';
import { WhenAndPrice } from './when-and-price.tsx';

/**
 * Returns whether to show the meeting point, which matters from the confirmation until the end of the tour.
 */
const showsMeetingPoint = ({ tab }: Booking): boolean => tab === 'upcoming' || tab === 'ongoing';

/** Counts down the last day in which the traveler can pay, or the guide can answer. */
const RequestCountdown = ({ booking: { tab, deadlineAt } }: { booking: Booking }) =>
  tab === 'pending-requests' && deadlineAt ? <LastDayLeft until={deadlineAt} /> : null;

interface Props {
  booking: Booking;
  /** Collapses the card into its row; undefined outside a list. */
  onFold?: () => void;
}

/** A booking in the traveler's list of trips: when and where the tour is, and what to do next. */
export const TripCard = ({ booking, onFold }: Props) => {
  const { t } = useTranslation('bookings', 'trips');
  const titleOf = useTripTitle();
  const id = useId();
  const name = usePersonName()(booking.guide.name);
  const [cancelling, setCancelling] = useState(false);
  const withMeetingPoint = showsMeetingPoint(booking);
  // Once the tour should be over, a no-show is as likely as a forgotten confirmation.
  const isMissed = isUnstartedAtEnd(booking, useNow());
  return (
    <Card
      flush
      role="group"
      aria-labelledby={`${id}-title ${id}-state`}
      tabIndex={-1}
      id={booking.bookingNumber}
      className="grid scroll-mt-24"
      data-booking={booking.id}
    >
      <TripPicture
        booking={booking}
        className={`h-32 w-full data-missing:hidden md:aspect-5/1 md:h-auto ${booking.tab === 'past' ? 'saturate-50' : ''}`}
      />
      <div className="grid min-w-0 content-start gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
        <div className="flex items-start justify-between gap-2">
          <div id={`${id}-state`} className="flex flex-wrap items-center gap-1.5">
            <Countdown booking={booking} />
            <RequestCountdown booking={booking} />
            <StatusBadge booking={booking} />
          </div>
          {onFold ? (
            <Button tone="quiet" size="small" className="-my-2 -mr-3" onClick={onFold}>
              {t('trips.fold')}
              <span className="sr-only">, {booking.bookingNumber}</span>
              <ChevronDown aria-hidden="true" className="size-4 rotate-180" />
            </Button>
          ) : null}
        </div>
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={booking.guide.portrait?.small ?? null} size={48} />
          <h3
            id={`${id}-title`}
            className="wrap-anywhere min-w-0 font-semibold text-xl leading-snug"
          >
            <Link
              to={`/guides/${booking.guideId}`}
              className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
            >
              <span>
                <Unbroken names={[name]}>{titleOf(booking)}</Unbroken>
              </span>
            </Link>
          </h3>
        </div>
        <WhenAndPrice booking={booking} note={booking.bookingNumber} />
        <div className="grid gap-1 empty:hidden">
          <TripState booking={booking} />
        </div>
        <WeatherNote weather={booking.weather} timeZone={booking.timeZone} />
        <SubstitutePanel booking={booking} />
        <OpenChange booking={booking} />
        <ChangeNotes booking={booking} />
        <EntryState booking={booking} />
        <ProofBadge booking={booking} />
        <ClaimLink booking={booking} />
        {booking.tab === 'ongoing' ? <TourClock booking={booking} /> : null}
        <BookingReviews booking={booking} />
        {withMeetingPoint ? <MeetingPoint booking={booking} withLinks={false} /> : null}
        <BookerSection booking={booking} />
        <TripActions booking={booking}>
          {isMissed ? <NoShowButton booking={booking} /> : null}
        </TripActions>
        <DayMarks booking={booking} />
        <ExtraCosts booking={booking} />
        {booking.status === 'cancelled' ? (
          <SupportLink
            topic="booking_cancelled"
            about={{ kind: 'booking', id: booking.id }}
            className="-ml-3 justify-self-start"
          />
        ) : null}
      </div>
      <BookingDetails
        booking={booking}
        withMeetingPoint={!withMeetingPoint}
        toggleClass="mx-2 my-2 sm:mx-3"
        panelClass="mx-5 mb-5 sm:mx-6 sm:mb-6"
        actions={
          <>
            <AddExtraCostButton booking={booking} />
            <ProposeChangeButton booking={booking} />
            {isMissed ? null : <NoShowButton booking={booking} />}
            {booking.can.includes('cancel') ? (
              <Button tone="secondary" onClick={() => setCancelling(true)}>
                {t('bookings.action.cancel')}
              </Button>
            ) : null}
          </>
        }
      >
        <ItineraryAndTickets booking={booking} />
        {withMeetingPoint ? (
          <div className="flex flex-wrap items-center gap-x-4">
            <MeetingLinks booking={booking} withDriverCard={false} />
            <SuggestPlaceButton booking={booking} />
          </div>
        ) : null}
        {booking.status === 'upcoming' ? <CalendarButton booking={booking} /> : null}
      </BookingDetails>
      {cancelling ? <CancelDialog booking={booking} onClose={() => setCancelling(false)} /> : null}
    </Card>
  );
};
