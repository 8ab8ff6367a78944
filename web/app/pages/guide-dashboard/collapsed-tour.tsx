import type { Booking } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatShortDay, formatTimes, getDayInZone } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { ReactNode } from 'react';
import { YourTime } from '../../parts/bookings/booking/your-time.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

/** Shows the itinerary of a tour or, if there is none, the meeting point. */
const TourPlace = ({ booking }: { booking: Booking }) => {
  const locale = useLocale();
  const { itinerary, meetingAddress: place } = booking;
  if (itinerary) return <bdi>{getTextInLocale(itinerary.title, locale)}</bdi>;
  return <bdi lang={isJapaneseAddress(place) ? 'ja' : undefined}>{place}</bdi>;
};

/** A tour summary inside a button: time, status, traveler, group size, and place. */
export const CollapsedTour = ({ booking, badges }: { booking: Booking; badges: ReactNode }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = booking;
  return (
    <span className="grid gap-1">
      <span className="tabular flex flex-wrap items-center gap-x-2">
        <span className="whitespace-nowrap font-semibold">
          {formatShortDay(getDayInZone(start, timeZone), locale)}
        </span>{' '}
        <span className="whitespace-nowrap">{formatTimes(start, end, timeZone, locale)}</span>
      </span>{' '}
      <YourTime booking={booking} />{' '}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem]">
        {badges}{' '}
        <span className="wrap-anywhere">
          <bdi>{nameOf(booking.traveler.nickname)}</bdi> ·{' '}
          <span className="whitespace-nowrap text-ink-soft">
            {t('trips.people', { count: booking.travelers })}
          </span>
        </span>{' '}
        <span className="min-w-0 basis-full truncate text-ink-soft sm:basis-0 sm:grow">
          <TourPlace booking={booking} />
        </span>
      </span>
    </span>
  );
};
