import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatTourTime } from '../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { BookingAnswer } from '../../parts/bookings/answer/booking-answer.tsx';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { GroupLine } from '../../parts/bookings/booking/group-line.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { TravelerRating } from '../../parts/reviews/reading/traveler-rating.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { TourDetails } from './tour-details.tsx';
import { FactsNextToEarnings, TourPlan } from './tour-facts.tsx';

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
              time: formatTourTime(until, timeZone, locale, { named: false }),
            })}
      </Unbroken>
    </p>
  );
};

/**
 * A paid request. Both answers come right after what they mostly depend on, so that they are on a phone's first
 * screen; the place and the details follow.
 */
export const RequestCard = ({ booking }: { booking: Booking }) => (
  <DashboardCard
    booking={booking}
    badges={booking.deadlineAt ? <TimeLeft until={booking.deadlineAt} /> : null}
  >
    <FactsNextToEarnings
      amounts={booking}
      below={
        <>
          <div className="grid gap-2">
            <BookingAnswer booking={booking} />
            {booking.deadlineAt ? (
              <Deadline until={booking.deadlineAt} timeZone={booking.timeZone} />
            ) : null}
          </div>
          <TourPlan booking={booking} />
        </>
      }
    >
      <div>
        <BookingWhen booking={booking} />
        <GroupLine booking={booking} />
      </div>
      <TravelerRating userId={booking.travelerId} />
    </FactsNextToEarnings>
    <div className="flex flex-wrap items-center gap-2">
      <TourDetails booking={booking} />
    </div>
  </DashboardCard>
);
