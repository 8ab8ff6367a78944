import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatBrieflyInBothZones } from '@tomoguide/contract/format';
import { userTimeZone } from '../../lib/own-zone.ts';
import { secondsUntil, useNow } from '../../lib/use-now.ts';
import { BookingAnswer } from '../../parts/bookings/answer/booking-answer.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { TravelerRating } from '../../parts/reviews/reading/traveler-rating.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { TourDetails } from './tour-details.tsx';
import { TourFacts } from './tour-facts.tsx';

const Deadline = ({ until, timeZone }: { until: string; timeZone: string }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const now = useNow();
  const isExpired = secondsUntil(until, now) <= 0;
  return (
    <p className={`text-sm ${isExpired ? 'text-ink-soft' : ''}`}>
      <Unbroken>
        {isExpired
          ? t('guide-dashboard.answerOver')
          : t('guide-dashboard.answerBy', {
              time: formatBrieflyInBothZones(until, now, userTimeZone(), timeZone, locale),
            })}
      </Unbroken>
    </p>
  );
};

/** A paid request: the tour, the earnings, the deadline, and both answers. */
export const RequestCard = ({ booking }: { booking: Booking }) => (
  <DashboardCard
    booking={booking}
    badges={booking.deadlineAt ? <TimeLeft until={booking.deadlineAt} /> : null}
  >
    <TravelerRating userId={booking.travelerId} />
    <TourFacts booking={booking} />
    <div className="grid gap-2">
      {booking.deadlineAt ? (
        <Deadline until={booking.deadlineAt} timeZone={booking.timeZone} />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <BookingAnswer booking={booking} />
        <TourDetails booking={booking} />
      </div>
    </div>
  </DashboardCard>
);
