import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useId } from 'react';
import { formatDeadline } from '../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { BookingAnswer } from '../../parts/bookings/answer/booking-answer.tsx';
import { MeetingPoint } from '../../parts/bookings/booking/meeting-point.tsx';
import { RequestRow } from '../../parts/bookings/guide-tours/request-row.tsx';
import { ItineraryAndTickets } from '../../parts/bookings/itinerary/itinerary-and-tickets.tsx';
import { LeadPart } from '../../parts/bookings/lead-traveler/lead-lines.tsx';
import { WeatherNote } from '../../parts/bookings/weather/weather-note.tsx';
import { TravelerRating } from '../../parts/reviews/reading/traveler-rating.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { TourDetails } from './tour-details.tsx';
import { EarningsPart } from './tour-earnings.tsx';

const Deadline = ({ until, timeZone }: { until: string; timeZone: string }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const now = useNow();
  const isExpired = getSecondsUntil(until, now) <= 0;
  return (
    <p className={`text-sm ${isExpired ? 'text-ink-soft' : ''}`}>
      <Unbroken>
        {isExpired
          ? t('guide-dashboard.answerOver')
          : t('guide-dashboard.answerBy', {
              time: formatDeadline(until, timeZone, locale),
            })}
      </Unbroken>
    </p>
  );
};

/**
 * A paid request: the same row as on /guide, then what else the answer depends on, and the details. Both
 * answers are on a phone's first screen.
 */
export const RequestCard = ({ booking }: { booking: Booking }) => {
  const id = useId();
  const { addressProposal, bookingNumber, deadlineAt, timeZone, toArrange, traveler } = booking;
  return (
    <Card
      flush
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      id={bookingNumber}
      data-booking={booking.id}
    >
      <RequestRow
        id={id}
        traveler={traveler}
        note={bookingNumber}
        tour={booking}
        amounts={booking}
        deadline={deadlineAt}
        answer={<BookingAnswer booking={booking} />}
      />
      <div className="grid gap-3 px-5 pb-4 sm:px-6">
        <WeatherNote weather={booking.weather} timeZone={timeZone} />
        {deadlineAt ? <Deadline until={deadlineAt} timeZone={timeZone} /> : null}
        <TravelerRating userId={booking.travelerId} />
        <ItineraryAndTickets booking={booking} />
        <LeadPart booking={booking} />
        {addressProposal || toArrange ? <MeetingPoint booking={booking} withLinks={false} /> : null}
        <TourDetails booking={booking} lead={<EarningsPart amounts={booking} />} />
      </div>
    </Card>
  );
};
