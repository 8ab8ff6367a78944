/** One calendar entry; instants are RFC 3339 strings. */
export interface CalendarEntry {
  /** The same for every file of one booking, so that a newer file replaces an older one. */
  uid: string;
  /** Increases when the times change. */
  sequence: number;
  start: string;
  end: string;
  /** The guide's time zone: the entry keeps this local time wherever the calendar is opened. */
  timeZone: string;
  title: string;
  place: string;
  notes: string;
  url: string;
}

const LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/** Escapes characters that have a meaning in text (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line at 75 octets; continuation lines begin with a space (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  let width = 0;
  let result = '';
  for (const character of line) {
    const more = utf8.encode(character).length;
    if (width + more > LINE_OCTETS) {
      result += '\r\n ';
      width = 1;
    }
    result += character;
    width += more;
  }
  return result;
};

const digits = (text: string): string => text.replace(/[-:]/g, '').slice(0, 15);
const localTime = (instant: Temporal.Instant, timeZone: string): string =>
  digits(
    instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }),
  );
const utcTime = (instant: Temporal.Instant): string => `${localTime(instant, 'UTC')}Z`;
const offset = (instant: Temporal.Instant, timeZone: string): string =>
  instant.toZonedDateTimeISO(timeZone).offset.replace(':', '');

/** The zone's rules for the duration of the tour: the offset at its start, and any change before its end. */
const zoneLines = (start: Temporal.Instant, end: Temporal.Instant, timeZone: string): string[] => {
  const observance = (begins: string, from: string, to: string) => [
    'BEGIN:STANDARD',
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    'END:STANDARD',
  ];
  const [before, after] = [offset(start, timeZone), offset(end, timeZone)];
  const change = start.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('19700101T000000', before, before),
    // A change is written in the offset that applies before it.
    ...(before !== after && change
      ? observance(
          localTime(change.toInstant(), start.toZonedDateTimeISO(timeZone).offset),
          before,
          after,
        )
      : []),
    'END:VTIMEZONE',
  ];
};

/**
 * Builds an iCalendar file (RFC 5545) with one entry in the guide's local time. `now` is the time of
 * creation.
 */
export const calendarFile = (entry: CalendarEntry, now: Temporal.Instant): string => {
  const { timeZone } = entry;
  const [start, end] = [Temporal.Instant.from(entry.start), Temporal.Instant.from(entry.end)];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TomoGuide//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(start, end, timeZone),
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART;TZID=${timeZone}:${localTime(start, timeZone)}`,
    `DTEND;TZID=${timeZone}:${localTime(end, timeZone)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `DESCRIPTION:${escapeText(entry.notes)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};
