import type { UnreadableReason } from '@tomoguide/contract/guides/imported-calendar';
import {
  type CalendarTime,
  calculateDays,
  isNonGregorian,
  type Length,
  parseDuration,
  parseTime,
  unescapeText,
} from './calendar-values.ts';
import { type CalendarLines, type Component, getParameter, type Property } from './components.ts';
import { decodeBytes } from './decode-calendar.ts';
import { parseRule, type Rule, splitEnds } from './recurrence-rule.ts';
import { DAY, getDayNumber, toInstant, toLocalTime, UTC, type Zone } from './zone.ts';
import type { Zones } from './zones.ts';

/** A range of time in milliseconds since 1970; the end is exclusive. */
export type TimeRange = readonly [start: number, end: number];

/** The start and duration of an event, which all its occurrences share. */
export interface Span {
  /** The local start time in `zone`, in milliseconds since 1970 as if it were UTC. */
  wall: number;
  zone: Zone;
  isDate: boolean;
  length: Length;
  /** Travel time before the start, in milliseconds. */
  travel: number;
}

/**
 * Returns the range of instants that an event covers, including travel time, at its own start or at the
 * start of another occurrence.
 */
export const toRange = ({ wall, zone, length, travel }: Span, start = wall): TimeRange => [
  toInstant(zone, start) - travel,
  toInstant(zone, start + length.days * DAY) + length.milliseconds,
];

/** How an event repeats: its rules, and its additional and excluded dates. */
export interface Repeats {
  rules: Rule[];
  exceptRules: Rule[];
  /** Additional dates, with their own duration if one is specified. */
  dates: { time: CalendarTime; length: Length | null }[];
  except: CalendarTime[];
}

export interface CalendarEvent {
  uid: string | null;
  /** The occurrence that this event replaces; null if it replaces none. */
  replaces: { time: CalendarTime; isThisAndFuture: boolean } | null;
  /** Fields by which versions of an event are compared, in this order; the higher version wins. */
  version: [sequence: string, stamp: string, modified: string];
  isCancelled: boolean;
  /** True if the event blocks its time unless it is cancelled. */
  isBusy: boolean;
  span: Span;
  repeats: Repeats | null;
  /** Why part of the event could not be read, although the rest applies; null if all of it was read. */
  unreadable: UnreadableReason | null;
  /** The event's title; null if it has none or the event will not be reported. */
  title: string | null;
}

/** An entry of which nothing can be read. */
export interface Unreadable {
  reason: UnreadableReason;
  title: string | null;
  /** When the event starts, in milliseconds since 1970; null if that is unknown or if the event repeats. */
  start: number | null;
}

export const EVENT_LINES: ReadonlySet<string> = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'SEQUENCE',
  'DTSTAMP',
  'LAST-MODIFIED',
  'STATUS',
  'TRANSP',
  'SUMMARY',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'X-MICROSOFT-CDO-ALLDAYEVENT',
  'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT',
  'X-FUNAMBOL-ALLDAY',
  'X-APPLE-TRAVEL-DURATION',
  // Some programs write the zone on a separate line.
  'TZID',
]);

const MAX_TITLE_LENGTH = 80;

/** Decodes quoted-printable, which vCalendar 1.0 uses for text. */
const decodeText = (property: Property): string => {
  if (getParameter(property, 'ENCODING')?.toUpperCase() !== 'QUOTED-PRINTABLE')
    return property.value;
  const bytes = property.value.replace(/=([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decodeBytes(Buffer.from(bytes, 'latin1'), getParameter(property, 'CHARSET') || 'utf-8');
};

/** Returns the event's SUMMARY on one line, shortened; null if it is empty. */
const getTitle = (lines: Lines): string | null => {
  const [summary] = lines.all('SUMMARY');
  const text = unescapeText(summary ? decodeText(summary) : '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .trim();
  const letters = [...text.slice(0, 2 * MAX_TITLE_LENGTH)].slice(0, MAX_TITLE_LENGTH);
  return letters.length > 0 ? letters.join('') : null;
};

/** Matches a damaged line that is probably a date on which the event repeats. */
const DATES = /RDATE|^\d{8}(?:T|\s*$)|;(?:VALUE|TZID|RANGE)=|\d\/[P\d]|\d{8}(?:T\d+Z?)?,\d{8}/i;
/** The parameters of times, and those of unknown programs. */
const KNOWN_PARAMETERS =
  /^(?:\s*(?:(?:TZID|VALUE|RANGE|X-[\w-]+)\s*=(?:"[^"]*"?|[^;"])*)?(?:;|$))*$/i;

/** Looks up the lines of a component by name. */
class Lines {
  readonly #component: Component;
  readonly #zones: Zones;

  constructor(component: Component, zones: Zones) {
    this.#component = component;
    this.#zones = zones;
  }

  all(name: string): Property[] {
    return this.#component.properties.filter((property) => property.name === name);
  }

  value(name: string): string | null {
    const found = this.#component.properties.find((property) => property.name === name);
    return found === undefined ? null : found.value.trim();
  }

  /** Returns true if there are lines with this name and each has one of these values. */
  hasOnlyValues(name: string, ...values: string[]): boolean {
    const lines = this.all(name);
    return (
      lines.length > 0 && lines.every(({ value }) => values.includes(value.trim().toUpperCase()))
    );
  }

  findZone(property: Property): Zone | null {
    const name = getParameter(property, 'TZID');
    return name ? this.#zones.find(name, this.#component.calendar) : null;
  }

  /** Returns true if a time has both a zone and the UTC marker, and they differ. */
  isInTwoZones(name: string): boolean {
    return this.all(name).some((property) => {
      const zone = this.findZone(property);
      const time = zone && parseTime(property.value, zone);
      return time?.zone === UTC && zone?.offsetAt(time.wall) !== 0;
    });
  }

  /** Returns true if a local time has a parameter of unknown name, which can be its zone: 'TZI=Asia/Shanghai'. */
  hasUnknownParameter(name: string): boolean {
    return this.all(name).some((property) => {
      const time = parseTime(property.value, null);
      const isLocal = time !== null && !time.isDate && time.zone === null;
      return isLocal && !KNOWN_PARAMETERS.test(property.parameters);
    });
  }

  /** Returns the zone for times that do not specify one. */
  zoneOfFloating(calendarLines: CalendarLines): Zone {
    const { calendar } = this.#component;
    const name = this.value('TZID');
    return name
      ? this.#zones.find(name, calendar)
      : this.#zones.zoneOfFloatingTimes(calendarLines, calendar);
  }

  /** Returns true if a line that should appear only once appears several times with different values. */
  isContradictory(name: string): boolean {
    const times = this.all(name).filter(({ value }) => parseTime(value, null));
    return new Set(times.map(({ parameters, value }) => `${parameters}:${value.trim()}`)).size > 1;
  }

  /**
   * Returns the time of the first readable line with this name; null if none is readable, undefined if there
   * are no such lines.
   */
  time(name: string): CalendarTime | null | undefined {
    let found: null | undefined;
    for (const property of this.#component.properties) {
      if (property.name !== name) continue;
      const time = parseTime(property.value, this.findZone(property));
      if (time) return time;
      found = null;
    }
    return found;
  }
}

/** Returns the instant of a time; a time without a zone is interpreted in `otherwise`. */
export const getInstant = ({ wall, zone }: CalendarTime, otherwise: Zone): number =>
  toInstant(zone ?? otherwise, wall);

const getSize = ({ days, milliseconds }: Length): number => days * DAY + milliseconds;

const DAY_LONG: Length = { days: 1, milliseconds: 0 };

/** Returns the duration of an event from its DTEND; null if it ends before it begins. */
const calculateLengthUntil = (
  start: CalendarTime,
  end: CalendarTime,
  zone: Zone,
): Length | null => {
  if (start.isDate && end.isDate) {
    // The minimum is one day, because single-day events often repeat their start date as the end.
    return { days: Math.max(1, (end.wall - start.wall) / DAY), milliseconds: 0 };
  }
  const begin = toInstant(zone, start.wall);
  if (!end.isDate) {
    const milliseconds = getInstant(end, zone) - begin;
    if (start.isDate)
      return milliseconds > 0 ? { days: calculateDays(milliseconds), milliseconds: 0 } : DAY_LONG;
    if (milliseconds > 0) return { days: 0, milliseconds };
    // Uses the difference of the local times, because a start in the hour that DST skips is moved, possibly
    // past the end.
    const onClock = end.zone === null || end.zone === start.zone ? end.wall - start.wall : 0;
    if (onClock > 0) return { days: 0, milliseconds: onClock };
    return milliseconds < 0 ? null : { days: 0, milliseconds };
  }
  // An end that is only a date means the start of that day, or the day's end if the event begins on it.
  const last = end.wall > start.wall ? end.wall : end.wall + DAY;
  return last <= start.wall ? null : { days: 0, milliseconds: toInstant(zone, last) - begin };
};

/** The lines by which programs mark a whole day, and the value that they write for one. */
const ALL_DAY_MARKS = [
  ['X-MICROSOFT-CDO-ALLDAYEVENT', 'TRUE'],
  ['X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT', 'TRUE'],
  ['X-FUNAMBOL-ALLDAY', '1', 'TRUE'],
] as const;

/**
 * Converts midnights in UTC that mean whole days to dates, because Exchange and some phones write some whole
 * days this way.
 */
const asWholeDay = <Time extends CalendarTime | null | undefined>(
  lines: Lines,
  time: Time,
): Time | CalendarTime =>
  time?.zone === UTC &&
  getDayNumber(time.wall) === time.wall &&
  ALL_DAY_MARKS.some(([name, ...values]) => lines.hasOnlyValues(name, ...values))
    ? { wall: time.wall, isDate: true, zone: null }
    : time;

/** Returns the duration of an event, or the reason why the duration cannot be read. */
const parseEventLength = (
  lines: Lines,
  start: CalendarTime,
  zone: Zone,
): Length | UnreadableReason => {
  const end = start.isDate ? asWholeDay(lines, lines.time('DTEND')) : lines.time('DTEND');
  const durations = lines.all('DURATION').map(({ value }) => parseDuration(value));
  let duration = durations.find((each) => each !== null) ?? null;
  if (duration && start.isDate) {
    const days = duration.days + calculateDays(duration.milliseconds);
    duration = { days: Math.max(1, days), milliseconds: 0 };
  }
  const untilEnd = end ? calculateLengthUntil(start, end, zone) : null;
  if (end && !untilEnd) return 'ends_before_start';
  // If both an end and a duration are present, which the standard forbids, the longer one applies.
  if (untilEnd && duration) return getSize(untilEnd) < getSize(duration) ? duration : untilEnd;
  const length = untilEnd ?? duration;
  if (length) return length;
  if (end === null || durations.length > 0) return 'end';
  return start.isDate ? DAY_LONG : { days: 0, milliseconds: 0 };
};

/**
 * Returns true for an event of zero duration at local midnight, because some programs write whole days this
 * way.
 */
const isWholeDay = (lines: Lines, start: CalendarTime, { days, milliseconds }: Length): boolean => {
  if (days !== 0 || milliseconds !== 0 || getDayNumber(start.wall) !== start.wall) return false;
  return start.zone !== UTC && !lines.hasOnlyValues('X-MICROSOFT-CDO-ALLDAYEVENT', 'FALSE');
};

/** Returns the travel time, which Apple's calendar also shows as busy. */
const parseTravelTime = (lines: Lines): number => {
  const length = parseDuration(lines.value('X-APPLE-TRAVEL-DURATION') ?? '');
  return length ? getSize(length) : 0;
};

/**
 * Returns the dates of RDATE or EXDATE lines; null in place of each date that cannot be read. A period's start
 * and end without a zone are in the event's zone.
 */
const parseDates = (
  lines: Lines,
  name: string,
  zoneOfEvent: Zone,
): ({ time: CalendarTime; length: Length | null } | null)[] =>
  lines.all(name).flatMap((property) => {
    const zone = lines.findZone(property);
    return property.value
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each) => {
        const [from = '', to] = each.trim().split('/');
        const time = parseTime(from, zone);
        if (!time || to === undefined) return time && { time, length: null };
        const length = parseDuration(to);
        if (length) return { time, length };
        const end = parseTime(to, zone);
        if (!end) return null;
        const milliseconds = getInstant(end, zoneOfEvent) - getInstant(time, zoneOfEvent);
        return milliseconds < 0 ? null : { time, length: { days: 0, milliseconds } };
      });
  });

const isRead = <Value>(value: Value | null): value is Value => value !== null;

const parseRecurrence = (
  lines: Lines,
  zone: Zone,
): { repeats: Repeats | null; unreadable: UnreadableReason | null } => {
  const rules = lines.all('RRULE').map(({ value }) => parseRule(value));
  const exceptRules = lines.all('EXRULE').map(({ value }) => parseRule(value));
  const dates = parseDates(lines, 'RDATE', zone);
  const except = parseDates(lines, 'EXDATE', zone);
  let unreadable: UnreadableReason | null = null;
  if ([...dates, ...except].includes(null)) unreadable = 'dates';
  if ([...rules, ...exceptRules].includes(null)) unreadable = 'rule';
  // An event that does not repeat can exclude its own start.
  if (rules.length + dates.length + except.length === 0) return { repeats: null, unreadable };
  return {
    repeats: {
      rules: rules.filter(isRead).flatMap(splitEnds),
      exceptRules: exceptRules.filter(isRead),
      dates: dates.filter(isRead),
      except: except.filter(isRead).map(({ time }) => time),
    },
    unreadable,
  };
};

/** Returns false if the event is marked as free, unless another line marks it as busy. */
const isShownBusy = (lines: Lines, { version }: CalendarLines): boolean => {
  const isBusyAtWork = lines
    .all('X-MICROSOFT-CDO-BUSYSTATUS')
    .some(({ value }) => ['BUSY', 'OOF', 'TENTATIVE'].includes(value.trim().toUpperCase()));
  if (lines.value('TRANSP') === null)
    return !lines.hasOnlyValues('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE');
  const free = version === '1.0' ? ['TRANSPARENT', '1'] : ['TRANSPARENT'];
  return !lines.hasOnlyValues('TRANSP', ...free) || isBusyAtWork;
};

/** Parses a VEVENT. Returns null for one of the guide's own tours, which is ignored. */
export const readEvent = (
  component: Component,
  zones: Zones,
  calendarLines: CalendarLines,
  ownTours: ReadonlySet<string>,
): CalendarEvent | Unreadable | null => {
  const lines = new Lines(component, zones);
  const uid = lines.value('UID') || null;
  if (uid && ownTours.has(uid.toLowerCase())) return null;
  const isCancelled =
    calendarLines.method === 'CANCEL' || lines.hasOnlyValues('STATUS', 'CANCELLED', 'CANCELED');
  const isBusy = isShownBusy(lines, calendarLines);
  const replaced = lines.time('RECURRENCE-ID');
  const start = asWholeDay(lines, lines.time('DTSTART')) ?? (isCancelled ? replaced : null);
  // Reports an unreadable event only if it can block time.
  const reportIfBusy = (reason: UnreadableReason, at: number | null): Unreadable | null =>
    isCancelled || !isBusy ? null : { reason, title: getTitle(lines), start: at };
  if (!start) return reportIfBusy(component.isCutOff ? 'cut_off' : 'start', null);
  const zone = start.isDate ? zones.own : (start.zone ?? lines.zoneOfFloating(calendarLines));
  const begin = toInstant(zone, start.wall);
  const { repeats, unreadable: unreadableDates } = parseRecurrence(lines, zone);
  let length = parseEventLength(lines, start, zone);
  let unreadable = unreadableDates;
  if (typeof length === 'string') {
    if (isCancelled || !isBusy) length = { days: 0, milliseconds: 0 };
    else return reportIfBusy(component.isCutOff ? 'cut_off' : length, repeats ? null : begin);
  }
  const isWhole = start.isDate || isWholeDay(lines, start, length);
  if (isWhole && !start.isDate) length = DAY_LONG;
  const isContradictory = ['DTSTART', 'DTEND', 'RECURRENCE-ID'].some((name) =>
    lines.isContradictory(name),
  );
  const ranges = lines
    .all('RECURRENCE-ID')
    .map((property) => (getParameter(property, 'RANGE') || 'THIS').toUpperCase());
  // The time is uncertain, because some programs mark local times as UTC.
  const isDoubtful =
    ['DTSTART', 'DTEND'].some((name) => lines.isInTwoZones(name)) ||
    ['DTSTART', 'DTEND', 'RECURRENCE-ID'].some((name) => lines.hasUnknownParameter(name));
  const isKnownRange = ranges.every((each) => each === 'THIS' || each === 'THISANDFUTURE');
  // A damaged line can be the missing end or rule.
  const { damaged } = component;
  if (damaged.some((line) => /FREQ=|RRULE|^BY[A-Z]+=/i.test(line))) unreadable = 'rule';
  else if (damaged.length > 0 && lines.all('DTEND').length + lines.all('DURATION').length === 0) {
    if (!isWhole) return reportIfBusy('end', repeats ? null : begin);
    unreadable = 'end';
  } else if (damaged.some((line) => DATES.test(line))) unreadable = 'dates';
  if (replaced === null || isContradictory || isDoubtful || !isKnownRange) unreadable = 'dates';
  if (isNonGregorian(start)) unreadable = 'start';
  if (component.isCutOff) unreadable = 'cut_off';
  return {
    uid,
    replaces: replaced
      ? { time: replaced, isThisAndFuture: ranges.includes('THISANDFUTURE') }
      : null,
    version: [
      lines.value('SEQUENCE') ?? '',
      lines.value('DTSTAMP') ?? '',
      lines.value('LAST-MODIFIED') ?? '',
    ],
    isCancelled,
    isBusy,
    span: { wall: start.wall, zone, isDate: start.isDate, length, travel: parseTravelTime(lines) },
    repeats,
    unreadable: isCancelled || !isBusy ? null : unreadable,
    title: unreadable || repeats ? getTitle(lines) : null,
  };
};

/** Returns a time as local time in the zone of the span, which its recurrence rule uses. */
export const toSpanLocalTime = ({ zone }: Span, time: CalendarTime): number =>
  time.isDate || time.zone === null
    ? time.wall
    : toLocalTime(zone, toInstant(time.zone, time.wall));
