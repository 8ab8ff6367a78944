import { getBookingCalendar } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { buildUrl } from '../../../lib/api-url.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CalendarPlus } from '../../../ui/icons.ts';
import { useDownload } from '../../../ui/use-download.ts';

/**
 * Returns a function that gives a tour's title, for use next to the picture of its city: 'Kyoto with Aoi'.
 */
export const useTripTitle = (): ((booking: Booking) => string) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const nameOf = usePersonName();
  return ({ guide }) => {
    const name = nameOf(guide.name);
    const city = findCityBySlug(guide.serviceCity);
    return city ? t('trips.tripTitle', { city: getLocalizedName(city, locale), name }) : name;
  };
};

/** A button that adds the tour to the user's calendar, with the guide's time zone and the meeting point. */
export const CalendarButton = ({ booking }: { booking: Pick<Booking, 'id' | 'bookingNumber'> }) => {
  const { t } = useTranslation('trips');
  const file = useDownload(async () => buildUrl(getBookingCalendar.path, { id: booking.id }));
  return (
    <Button tone="secondary" onClick={file.start} busy={file.isDownloading}>
      <CalendarPlus aria-hidden="true" className="size-4" />
      {t('trips.addToCalendar')}
      <span className="sr-only">, {booking.bookingNumber}</span>
    </Button>
  );
};
