import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import { formatMeetingPlace } from '@tomoguide/contract/format';
import { OWN_EVENT_SUFFIX } from '@tomoguide/contract/guides/imported-calendar';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { Locale } from '@tomoguide/contract/primitives';
import { getTranslation } from '../../../translation.ts';
import { getPersonName } from '../../accounts/service.ts';
import { writeTourCalendar } from './write-tour-calendar.ts';

interface Reading {
  locale: Locale;
  publicUrl: string;
  now: Temporal.Instant;
}

/** Returns the booking as a calendar file for its reader, in the reader's language. */
export const buildTourFile = (
  booking: BookingDetail,
  { locale, publicUrl, now }: Reading,
): string => {
  const { bookingNumber: number, guide, traveler, itinerary } = booking;
  const t = getTranslation<'trips'>(locale);
  const isGuides = booking.viewerIs === 'guide';
  const name = getPersonName(isGuides ? traveler.nickname : guide.name, locale);
  const city = findCityBySlug(guide.serviceCity);
  const tripTitle = city
    ? t('trips.tripTitle', { city: getLocalizedName(city, locale), name })
    : name;
  const applied = booking.changes?.ended.filter(({ state }) => state === 'applied') ?? [];
  const entry = {
    // The UID by which the calendar import recognizes the guide's entry as a TomoGuide tour
    // (docs/product/guides.md, "Imported calendars").
    uid: `${number}${isGuides ? OWN_EVENT_SUFFIX : `@${new URL(publicUrl).hostname}`}`,
    // Never falls, also while another request to colleagues is open.
    sequence: booking.extensionCount + applied.length + (booking.formerGuides?.length ?? 0),
    start: booking.scheduledStartTime,
    end: booking.scheduledEndTime,
    timeZone: booking.timeZone,
    title: isGuides ? t('trips.calendarGuideTitle', { name }) : tripTitle,
    place: formatMeetingPlace(booking),
    notes: [
      ...(itinerary ? [getTextInLocale(itinerary.title, locale)] : []),
      t('trips.calendarNotes', { number, name }),
    ].join('\n'),
    url: `${publicUrl}${isGuides ? '/guide-dashboard' : '/dashboard?tab=upcoming'}`,
  };
  return writeTourCalendar(entry, now);
};
