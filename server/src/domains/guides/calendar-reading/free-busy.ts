import type { TimeRange } from './calendar-event.ts';
import { getInstant } from './calendar-event.ts';
import { parseDuration, parseTime } from './calendar-values.ts';
import { type CalendarLines, type Component, getParameter } from './components.ts';
import { DAY, toInstant } from './zone.ts';
import type { Zones } from './zones.ts';

export const FREE_BUSY_LINES: ReadonlySet<string> = new Set([
  'FREEBUSY',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
]);

/** Matches a time that contains the line of a period, because of a wrong indentation or a lost line break. */
const JOINED = /FREEBUSY|\d\/[P\d]/;

/** Returns the busy times of a VFREEBUSY, and whether any of them could not be read. */
export const readFreeBusy = (
  component: Component,
  zones: Zones,
  calendarLines: CalendarLines,
): { busy: TimeRange[]; isWhole: boolean } => {
  const busy: TimeRange[] = [];
  let isWhole = !component.isCutOff && component.damaged.length === 0;
  for (const property of component.properties) {
    if (property.name !== 'FREEBUSY') {
      if (JOINED.test(property.value)) isWhole = false;
      continue;
    }
    // BUSY, BUSY-UNAVAILABLE, BUSY-TENTATIVE and unknown values are all treated as busy.
    if (getParameter(property, 'FBTYPE')?.toUpperCase() === 'FREE') continue;
    const named = getParameter(property, 'TZID');
    const zone = named
      ? zones.find(named, component.calendar)
      : zones.zoneOfFloatingTimes(calendarLines, component.calendar);
    for (const period of property.value.split(',')) {
      if (period.trim() === '') continue;
      const [from = '', to = ''] = period.trim().split('/');
      const start = parseTime(from, zone);
      const length = parseDuration(to);
      const end = parseTime(to, zone);
      if (!start || (!length && !end)) {
        isWhole = false;
        continue;
      }
      const at = start.zone ?? zone;
      const begin = toInstant(at, start.wall);
      const until = end
        ? getInstant(end, zone)
        : toInstant(at, start.wall + (length?.days ?? 0) * DAY) + (length?.milliseconds ?? 0);
      if (until < begin) isWhole = false;
      busy.push([begin, until]);
    }
  }
  return { busy, isWhole };
};
