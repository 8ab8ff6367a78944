import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import { BookingDetails } from '../../parts/bookings/booking/booking-details.tsx';
import { TripState } from '../../parts/bookings/booking/booking-state.tsx';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { GroupLine } from '../../parts/bookings/booking/group-line.tsx';
import { StatusBadge } from '../../parts/bookings/booking/status-badge.tsx';
import { ItineraryLine } from '../../parts/bookings/itinerary/itinerary-line.tsx';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { BookingReviews } from '../../parts/reviews/writing/booking-reviews.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { ExpandableTour } from './expandable-tour.tsx';
import { isOpenCase } from './waiting-counts.ts';

/** Shows the result of a past tour: how the online payment was split, and the cash if the tour took place. */
const Earned = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('guide-dashboard');
  const locale = useLocale();
  const { earnedCents, finalPaymentCents, status } = booking;
  if (earnedCents === null) return null;
  const cash = status === 'completed' ? finalPaymentCents : 0;
  return (
    <span className="tabular ml-auto text-right">
      <span className="block whitespace-nowrap font-semibold">
        {formatMoney(earnedCents + cash, locale)}
      </span>
      {cash > 0 ? (
        <span className="block text-ink-soft text-sm max-sm:sr-only">
          {t('guide-dashboard.earnings.ofWhichOnline', {
            amount: formatMoney(earnedCents, locale),
          })}
        </span>
      ) : null}
    </span>
  );
};

const Line = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const locale = useLocale();
  const { traveler, scheduledStartTime, timeZone } = booking;
  return (
    <span className="flex items-center gap-x-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold">
            <bdi>{nameOf(traveler.nickname)}</bdi>
          </span>{' '}
          <StatusBadge booking={booking} />
        </span>{' '}
        <span className="tabular block text-ink-soft text-sm">
          <Unbroken>{formatDay(getDayInZone(scheduledStartTime, timeZone), locale)}</Unbroken>
        </span>
      </span>{' '}
      <Earned booking={booking} />
    </span>
  );
};

/** Shows that the traveler's emergency claim is undecided, and lets the guide write to the team about it. */
const OpenClaim = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('guide-dashboard');
  if (booking.emergencyClaim !== 'open') return null;
  const name = nameOf(booking.traveler.nickname);
  return (
    <div className="grid justify-items-start gap-1 rounded-xl bg-warn-soft px-4 py-3">
      <p>
        <Unbroken names={[name]}>{t('guide-dashboard.claimOpen', { name })}</Unbroken>
      </p>
      <SupportLink topic="general" about={{ kind: 'booking', id: booking.id }} className="-ml-3" />
    </div>
  );
};

/** A past tour as a line with its review, which expands to the tour's details. */
export const PastTour = ({ booking }: { booking: Booking }) => (
  <ExpandableTour booking={booking} waits={isOpenCase(booking)} line={<Line booking={booking} />}>
    {(isOpen) => (
      <>
        {isOpen ? (
          <div className="grid gap-1 text-[0.9375rem]">
            <p className="tabular text-ink-soft text-sm">{booking.bookingNumber}</p>
            {booking.status === 'completed' ? null : <TripState booking={booking} />}
            <BookingWhen booking={booking} />
            <GroupLine booking={booking} />
            <ItineraryLine booking={booking} />
          </div>
        ) : null}
        {isOpen ? <OpenClaim booking={booking} /> : null}
        <BookingReviews booking={booking} brief={!isOpen} />
        {isOpen ? <BookingDetails booking={booking} /> : null}
      </>
    )}
  </ExpandableTour>
);
