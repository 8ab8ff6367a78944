import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatTimes, formatZone } from '@tomoguide/contract/format';
import { getSecondsUntil, useNow } from '../../lib/use-now.ts';
import { MessageIconLink } from '../../parts/accounts/message-link.tsx';
import { CompleteButton } from '../../parts/bookings/booking/complete-button.tsx';
import {
  ConfirmStartButton,
  isWaitingForOtherSide,
} from '../../parts/bookings/booking/confirm-start-button.tsx';
import { isUnstartedAtEnd } from '../../parts/bookings/booking/near-end.ts';
import { StatusBadge } from '../../parts/bookings/booking/status-badge.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { ExpandableTour } from './expandable-tour.tsx';
import { TourBody } from './tour-body.tsx';

/** The next step of an ongoing tour, or of one about to start; a message if there is none. */
const NextAction = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { can, traveler } = booking;
  // After the end, the expanded tour asks whether they met, and offers to report a no-show.
  const isMissed = isUnstartedAtEnd(booking, useNow());
  if (can.includes('complete')) return <CompleteButton booking={booking} />;
  if (!isMissed && (can.includes('confirm_start') || isWaitingForOtherSide(booking)))
    return <ConfirmStartButton booking={booking} />;
  return (
    <MessageIconLink
      with={{ travelerId: traveler.id }}
      name={nameOf(traveler.nickname)}
      className="hover:bg-sunken"
    />
  );
};

const Line = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
  const left = getSecondsUntil(end, useNow());
  const isRunning = booking.tab === 'ongoing' && left > 0;
  return (
    <span className="grid gap-1">
      <span className="tabular flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="whitespace-nowrap font-semibold">
          {formatTimes(start, end, timeZone, locale)}
        </span>{' '}
        <span className="whitespace-nowrap text-ink-soft text-sm">
          {formatZone(timeZone, locale)}
        </span>{' '}
        {isRunning ? <TimeLeft until={end} inButton /> : <StatusBadge booking={booking} />}
      </span>{' '}
      <span className="truncate text-[0.9375rem]">
        <bdi>{nameOf(booking.traveler.nickname)}</bdi>
        <span className="text-ink-soft max-sm:hidden">
          {' '}
          · {t('trips.people', { count: booking.travelers })}
        </span>
      </span>
    </span>
  );
};

/**
 * An ongoing tour, or one about to start, as one row with its next step, so that requests below it stay on the
 * first screen. It starts expanded if the traveler asks for more time, or if `opens`.
 */
export const NearTour = ({ booking, opens = false }: { booking: Booking; opens?: boolean }) => (
  <Card flush>
    <ExpandableTour
      booking={booking}
      waits={opens || booking.can.includes('confirm_extension')}
      line={<Line booking={booking} />}
      // The expanded tour has all its actions.
      beside={(isOpen) =>
        isOpen ? null : (
          <div className="shrink-0 [&>button]:whitespace-nowrap [&>button]:px-3.5">
            <NextAction booking={booking} />
          </div>
        )
      }
    >
      {(isOpen) => (isOpen ? <TourBody booking={booking} note={booking.bookingNumber} /> : null)}
    </ExpandableTour>
  </Card>
);
