/** What stands in a calendar; instants as RFC 3339. */
export interface CalendarEntry {
  /** The same for every file of one booking, so that a newer one takes the place of the older. */
  uid: string;
  /** Rises when the times change. */
  sequence: number;
  start: string;
  end: string;
  /** The guide's: the wall clock the tour keeps, wherever the calendar is read. */
  timeZone: string;
  title: string;
  place: string;
  notes: string;
  url: string;
}

const LINE_OCTETS = 75;
const utf8 = new TextEncoder();

/** RFC 5545, 3.3.11: what has a meaning of its own in a text is escaped. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545, 3.1: a line has at most 75 octets, the rest follows on lines that begin with a space. */
const folded = (line: string): string => {
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
const onWall = (instant: Temporal.Instant, timeZone: string): string =>
  digits(
    instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }),
  );
const utc = (instant: Temporal.Instant): string => `${onWall(instant, 'UTC')}Z`;
const offset = (instant: Temporal.Instant, timeZone: string): string =>
  instant.toZonedDateTimeISO(timeZone).offset.replace(':', '');

/** The zone's rules as far as the tour needs them: the offset it begins with, and a change before its end. */
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
    // A change is written on the clock it had until then.
    ...(before !== after && change
      ? observance(
          onWall(change.toInstant(), start.toZonedDateTimeISO(timeZone).offset),
          before,
          after,
        )
      : []),
    'END:VTIMEZONE',
  ];
};

/**
 * An iCalendar file (RFC 5545) with one entry, whose times are on the guide's wall clock. `now` is when
 * it was made.
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
    `DTSTAMP:${utc(now)}`,
    `DTSTART;TZID=${timeZone}:${onWall(start, timeZone)}`,
    `DTEND;TZID=${timeZone}:${onWall(end, timeZone)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.notes)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
