import { OWN_EVENT_SUFFIX } from '@tomoguide/contract/guides/imported-calendar';
import ICAL from 'ical.js';

/** Milliseconds since 1970, half open. */
export type Stretch = readonly [start: number, end: number];

export interface BusyWindow {
  /** The guide's: of days and of times without a zone. */
  timeZone: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** More than a person's calendar holds. */
export class TooMuch extends Error {}

/** Repetitions that are looked at, in all events together. */
const MOST_REPETITIONS = 100_000;
/** Stretches that are left, once those that overlap are one: half an hour each, all working days. */
const MOST_STRETCHES = 10_000;

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Some programs write the names of zones with a slash before them. */
const withoutSlash = (zone: string): string => zone.replace(/^\//, '');

/** The moment of a calendar's time: in its own zone, the calendar's definition of it, or the guide's. */
const momentOf = (time: ICAL.Time, zoneName: string | null, guideZone: string): number => {
  const { year, month, day, hour, minute, second } = time;
  if (time.zone?.tzid === 'UTC') return time.toUnixTime() * 1000;
  const named = zoneName !== null && !time.isDate && isZone(zoneName);
  const defined = time.zone?.tzid;
  const isDefined = zoneName !== null && !!defined && withoutSlash(defined) === zoneName;
  if (!named && !time.isDate && isDefined) return time.toUnixTime() * 1000;
  const zone = named ? zoneName : guideZone;
  // A leap second is the one before it here.
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(
    zone,
  ).epochMilliseconds;
};

const zoneOf = (component: ICAL.Component, name: 'dtstart' | 'dtend'): string | null => {
  const zone = component.getFirstProperty(name)?.getFirstParameter('tzid');
  return typeof zone === 'string' ? withoutSlash(zone) : null;
};

/** Whether an event makes its time busy: not if it is cancelled, shown as free, or a tour of ours. */
const isBusy = (event: ICAL.Component): boolean => {
  const says = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    event.getFirstPropertyValue('dtstart') !== null &&
    says('transp') !== 'TRANSPARENT' &&
    says('status') !== 'CANCELLED' &&
    !says('uid').endsWith(OWN_EVENT_SUFFIX.toUpperCase())
  );
};

class Reader {
  readonly #window: BusyWindow;
  readonly #found: Stretch[] = [];
  #repetitions = 0;

  constructor(window: BusyWindow) {
    this.#window = window;
  }

  #stretch(event: ICAL.Component, start: ICAL.Time, end: ICAL.Time): Stretch {
    const startZone = zoneOf(event, 'dtstart');
    const { timeZone } = this.#window;
    return [
      momentOf(start, startZone, timeZone),
      momentOf(end, zoneOf(event, 'dtend') ?? startZone, timeZone),
    ];
  }

  #note([start, end]: Stretch): void {
    const { from, to } = this.#window;
    if (end > start && end > from && start < to)
      this.#found.push([Math.max(start, from), Math.min(end, to)]);
  }

  /** One event with what stands in place of single repetitions of it. */
  read(main: ICAL.Component, instead: ICAL.Component[]): void {
    const event = new ICAL.Event(main, { exceptions: instead });
    if (!event.isRecurring()) {
      if (isBusy(main)) this.#note(this.#stretch(main, event.startDate, event.endDate));
      return;
    }
    const repetitions = event.iterator();
    for (let next = repetitions.next(); next; next = repetitions.next()) {
      this.#repetitions += 1;
      if (this.#repetitions > MOST_REPETITIONS) throw new TooMuch();
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      const stretch = this.#stretch(item.component, startDate, endDate);
      // Single repetitions may be moved either way; the rule itself only goes on.
      if (item === event && stretch[0] > this.#window.to) return;
      if (isBusy(item.component)) this.#note(stretch);
    }
  }

  /** In rising order; what overlaps is one. What only touches is another appointment. */
  merged(): Stretch[] {
    const result: [number, number][] = [];
    for (const [start, end] of this.#found.toSorted(([a], [b]) => a - b)) {
      const last = result.at(-1);
      if (last && start < last[1]) last[1] = Math.max(last[1], end);
      else result.push([start, end]);
    }
    if (result.length > MOST_STRETCHES) throw new TooMuch();
    return result;
  }
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid'));

/** Whether an event stands for one repetition of a series. */
const isRepetition = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');

/**
 * When a calendar says that its owner is busy, within the window. Throws where the text is no
 * calendar, `TooMuch` where it is none of a person.
 */
export const busyTimes = (text: string, window: BusyWindow): Stretch[] => {
  const parsed = ICAL.parse(text) as [string, ...unknown[]] | [string, ...unknown[]][];
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map(
    (each) => new ICAL.Component(each as [string, unknown[], unknown[]]),
  );
  const reader = new Reader(window);
  for (const calendar of calendars) {
    if (calendar.name !== 'vcalendar') throw new Error('not a calendar');
    const events = calendar
      .getAllSubcomponents('vevent')
      .filter((event) => event.hasProperty('dtstart'));
    const series = new Set(events.filter((event) => !isRepetition(event)).map(uidOf));
    const instead = Map.groupBy(events.filter(isRepetition), uidOf);
    for (const event of events) {
      if (!isRepetition(event)) reader.read(event, instead.get(uidOf(event)) ?? []);
      // Calendars that show only when somebody is busy list repetitions without their series.
      else if (!series.has(uidOf(event))) reader.read(event, []);
    }
  }
  return reader.merged();
};
