import ICAL from 'ical.js';

// Continuation lines begin with a space, which the library does not count toward the limit of 75 octets
// (RFC 5545, 3.1).
ICAL.foldLength = 74;

export const toUtcTime = (at: Temporal.Instant): ICAL.Time =>
  ICAL.Time.fromJSDate(new Date(at.epochMilliseconds), true);

/** Writes an iCalendar file (RFC 5545) with these properties and components. */
export const writeCalendar = (
  properties: Record<string, string>,
  components: readonly ICAL.Component[],
): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  for (const [name, value] of Object.entries(properties))
    calendar.addPropertyWithValue(name, value);
  for (const component of components) calendar.addSubcomponent(component);
  // The library escapes line feeds in texts, but not carriage returns.
  return `${calendar.toString().replace(/\r(?!\n)/g, '')}\r\n`;
};
