import type { Booking } from '@tomoguide/contract/bookings/entities';
import { dayIn, formatDay, formatMoney } from '@tomoguide/contract/format';
import { useId } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { NamedPart } from '../../../ui/named-part.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingReviews } from '../../reviews/writing/booking-reviews.tsx';
import { BookingDetails } from '../booking/booking-details.tsx';
import { TripState } from '../booking/booking-state.tsx';
import { ItineraryLine } from '../booking/itinerary-line.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';

/** What came of it: online money as it was split, and cash where the tour took place. */
const Earned = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  const { earnedCents, finalPaymentCents, status } = booking;
  if (earnedCents === null) return null;
  const cash = status === 'completed' ? finalPaymentCents : 0;
  return (
    <div className="tabular ml-auto text-right">
      <p className="font-semibold">{formatMoney(earnedCents + cash, locale)}</p>
      {cash > 0 ? (
        <p className="text-ink-soft text-sm">
          {t('earnings.ofWhichOnline', { amount: formatMoney(earnedCents, locale) })}
        </p>
      ) : null}
    </div>
  );
};

/** A tour that is over, in a line. */
export const PastTour = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const locale = useLocale();
  const titleId = useId();
  const { traveler, bookingNumber, scheduledStartTime, timeZone, status } = booking;
  return (
    <NamedPart
      id={bookingNumber}
      aria-labelledby={titleId}
      data-booking={booking.id}
      className="grid scroll-mt-24 gap-2 border-line border-b px-5 py-4 last:border-b-0 sm:px-6"
    >
      <div className="flex items-center gap-x-4">
        <Avatar name={nameOf(traveler.nickname)} src={traveler.profilePicture} size={40} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 id={titleId} className="wrap-anywhere font-semibold">
              {nameOf(traveler.nickname)}
            </h3>
            <StatusBadge status={status} />
          </div>
          <p className="tabular text-ink-soft text-sm">
            <Unbroken names={[bookingNumber]}>
              {`${formatDay(dayIn(scheduledStartTime, timeZone), locale)} · ${bookingNumber}`}
            </Unbroken>
          </p>
        </div>
        <Earned booking={booking} />
      </div>
      {status === 'completed' ? null : (
        <div className="grid gap-1 text-[0.9375rem]">
          <TripState booking={booking} />
        </div>
      )}
      <ItineraryLine booking={booking} />
      <BookingReviews booking={booking} />
      <BookingDetails booking={booking} />
    </NamedPart>
  );
};
