import type { Booking } from '@tomoguide/contract/bookings/entities';
import { cityBySlug } from '@tomoguide/contract/catalog/cities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { OWN_EVENT_SUFFIX } from '@tomoguide/contract/guides/imported-calendar';
import { inLocale } from '@tomoguide/contract/guides/local-text';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CalendarPlus } from '../../../ui/icons.ts';
import { calendarFile } from './calendar-file.ts';

/** Hands the browser a file, as if it had been downloaded. */
const offer = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** What a tour is called where the picture of its city stands beside it: 'Kyoto with Aoi'. */
export const useTripTitle = (): ((booking: Booking) => string) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  const nameOf = usePersonName();
  return ({ guide }) => {
    const name = nameOf(guide.name);
    const city = cityBySlug(guide.serviceCity);
    return city ? t('tripTitle', { city: nameIn(city, locale), name }) : name;
  };
};

/** Puts the tour into the reader's own calendar, with the guide's clock and the meeting point. */
export const CalendarButton = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('bookings-trips');
  const titleOf = useTripTitle();
  const locale = useLocale();
  const { bookingNumber: number, viewerIs, guide, traveler, itinerary } = booking;
  const asGuide = viewerIs === 'guide';
  const download = () => {
    const page = asGuide ? '/guide-dashboard' : '/dashboard?tab=upcoming';
    const entry = {
      // The guide's is a tour of our own to an imported calendar (docs/product/guides.md, "Imported calendars").
      uid: `${number}${asGuide ? OWN_EVENT_SUFFIX : `@${location.hostname}`}`,
      sequence: booking.extensionCount,
      start: booking.scheduledStartTime,
      end: booking.scheduledEndTime,
      timeZone: booking.timeZone,
      title: asGuide
        ? t('calendarGuideTitle', { name: nameOf(traveler.nickname) })
        : titleOf(booking),
      place: formatMeetingPlace(booking),
      notes: [
        ...(itinerary ? [inLocale(itinerary.title, locale)] : []),
        t('calendarNotes', { number, name: nameOf(asGuide ? traveler.nickname : guide.name) }),
      ].join('\n'),
      url: new URL(page, location.origin).href,
    };
    offer(`${number}.ics`, calendarFile(entry, Temporal.Now.instant()));
  };
  return (
    <Button tone="secondary" onClick={download}>
      <CalendarPlus aria-hidden="true" className="size-4" />
      {t('addToCalendar')}
      <span className="sr-only">, {number}</span>
    </Button>
  );
};
