import type { Booking } from '@tomoguide/contract/bookings/entities';
import { cityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { nameIn } from '@tomoguide/contract/catalog/names';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { OWN_EVENT_SUFFIX } from '@tomoguide/contract/guides/imported-calendar';
import { inLocale } from '@tomoguide/contract/guides/local-text';
import type { Locale } from '@tomoguide/contract/primitives';
import { translationIn } from '../../../translation.ts';
import { personName } from '../../accounts/service.ts';
import { calendarFile } from './calendar-file.ts';

interface Reading {
  locale: Locale;
  publicUrl: string;
  now: Temporal.Instant;
}

/** Returns the booking as a calendar file for its reader, in the reader's language. */
export const tourFile = (booking: Booking, { locale, publicUrl, now }: Reading): string => {
  const { bookingNumber: number, guide, traveler, itinerary } = booking;
  const t = translationIn<'trips'>(locale);
  const isGuides = booking.viewerIs === 'guide';
  const name = personName(isGuides ? traveler.nickname : guide.name, locale);
  const city = cityBySlug(guide.serviceCity);
  const tripTitle = city ? t('trips.tripTitle', { city: nameIn(city, locale), name }) : name;
  const entry = {
    // The UID by which the calendar import recognizes the guide's entry as a TomoGuide tour
    // (docs/product/guides.md, "Imported calendars").
    uid: `${number}${isGuides ? OWN_EVENT_SUFFIX : `@${new URL(publicUrl).hostname}`}`,
    sequence: booking.extensionCount,
    start: booking.scheduledStartTime,
    end: booking.scheduledEndTime,
    timeZone: booking.timeZone,
    title: isGuides ? t('trips.calendarGuideTitle', { name }) : tripTitle,
    place: formatMeetingPlace(booking),
    notes: [
      ...(itinerary ? [inLocale(itinerary.title, locale)] : []),
      t('trips.calendarNotes', { number, name }),
    ].join('\n'),
    url: `${publicUrl}${isGuides ? '/guide-dashboard' : '/dashboard?tab=upcoming'}`,
  };
  return calendarFile(entry, now);
};
