import ICAL from 'ical.js';
import { toUtcTime, writeCalendar } from './write-calendar.ts';

/** A calendar entry. Instants are RFC 3339 strings. */
export interface CalendarEntry {
  /** The same in all files of a booking, so that a newer file replaces an older one. */
  uid: string;
  /** Increases when the times change. */
  sequence: number;
  start: string;
  end: string;
  /** The guide's time zone. The entry keeps its local time in this zone wherever the calendar is opened. */
  timeZone: string;
  title: string;
  place: string;
  notes: string;
  url: string;
}

/** Converts an instant to the local time in this zone, without the zone. */
const toLocalTime = (at: Temporal.Instant, timeZone: string): ICAL.Time =>
  ICAL.Time.fromDateTimeString(
    at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }),
  );
const getUtcOffset = (at: Temporal.Instant, timeZone: string): ICAL.UtcOffset =>
  ICAL.UtcOffset.fromSeconds(at.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9);

/**
 * Returns the rules of the time zone that apply during the tour: the offset at its start, and any change
 * before its end.
 */
const buildTimeZone = (
  start: Temporal.Instant,
  end: Temporal.Instant,
  timeZone: string,
): ICAL.Component => {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', timeZone);
  const addObservance = (begins: ICAL.Time, from: ICAL.UtcOffset, to: ICAL.UtcOffset) => {
    const observance = new ICAL.Component('standard');
    observance.addPropertyWithValue('dtstart', begins);
    observance.addPropertyWithValue('tzoffsetfrom', from);
    observance.addPropertyWithValue('tzoffsetto', to);
    zone.addSubcomponent(observance);
  };
  const [before, after] = [getUtcOffset(start, timeZone), getUtcOffset(end, timeZone)];
  addObservance(ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'), before, before);
  const change = start.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  // iCalendar requires the time of a change in the offset that applied before it.
  if (before.toString() !== after.toString() && change)
    addObservance(
      toLocalTime(change.toInstant(), start.toZonedDateTimeISO(timeZone).offset),
      before,
      after,
    );
  return zone;
};

/**
 * Builds an iCalendar file (RFC 5545) with one entry, in the guide's local time. `now` is when the file is
 * created.
 */
export const writeTourCalendar = (entry: CalendarEntry, now: Temporal.Instant): string => {
  const { timeZone } = entry;
  const [start, end] = [Temporal.Instant.from(entry.start), Temporal.Instant.from(entry.end)];
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', toUtcTime(now));
  event
    .addPropertyWithValue('dtstart', toLocalTime(start, timeZone))
    .setParameter('tzid', timeZone);
  event.addPropertyWithValue('dtend', toLocalTime(end, timeZone)).setParameter('tzid', timeZone);
  event.addPropertyWithValue('summary', entry.title);
  event.addPropertyWithValue('location', entry.place);
  event.addPropertyWithValue('description', entry.notes);
  event.addPropertyWithValue('url', entry.url);
  return writeCalendar(
    { prodid: '-//TomoGuide//Trips//EN', calscale: 'GREGORIAN', method: 'PUBLISH' },
    [buildTimeZone(start, end, timeZone), event],
  );
};
