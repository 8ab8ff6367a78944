import { OWN_EVENT_SUFFIX, type UnreadReason } from '@tomoguide/contract/guides/imported-calendar';
import {
  type CalendarTime,
  daysIn,
  type Length,
  parseLength,
  parseTime,
  unescapeText,
} from './calendar-values.ts';
import { type CalendarLines, type Component, type Property, parameterOf } from './components.ts';
import { parseRule, type Rule } from './recurrence-rule.ts';
import { DAY, dayOf, momentOf, wallOf, type Zone } from './zone.ts';
import type { Zones } from './zones.ts';

/** Milliseconds since 1970, half open. */
export type Stretch = readonly [start: number, end: number];

/** What an event takes of the days: repetitions take the same from their own start. */
export interface Span {
  /** Milliseconds since 1970 on the wall of the zone. */
  wall: number;
  zone: Zone;
  isDate: boolean;
  length: Length;
}

/** The moments that a span lasts, at its own start or another one. */
export const stretchOf = ({ wall, zone, length }: Span, start = wall): Stretch => [
  momentOf(zone, start),
  momentOf(zone, start + length.days * DAY) + length.milliseconds,
];

/** How an event repeats. */
export interface Repeats {
  rules: Rule[];
  exceptRules: Rule[];
  /** More dates, with a length where they have one of their own. */
  dates: { time: CalendarTime; length: Length | null }[];
  except: CalendarTime[];
}

export interface CalendarEvent {
  uid: string | null;
  /** The repetition that it stands in place of; null: it is an event of its own. */
  instead: { time: CalendarTime; isOnward: boolean } | null;
  /** Of two versions of an event the one that counts has the higher of these, the first first. */
  version: [sequence: string, stamp: string, modified: string];
  isCancelled: boolean;
  /** Whether its time is busy, if it is not cancelled. */
  isBusy: boolean;
  span: Span;
  repeats: Repeats | null;
  /** What of it could not be read; the rest counts. */
  unread: UnreadReason | null;
  /** Kept where something is to be said of it. */
  title: string | null;
}

/** An event that cannot be read at all. */
export interface Unreadable {
  unread: UnreadReason;
  title: string | null;
  /** Milliseconds since 1970; null: it is not known, or the event repeats. */
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
  // Some programs write the zone as a line of its own.
  'TZID',
]);

const LONGEST_TITLE = 80;

/** What somebody wrote, in one line. */
const titleOf = (lines: Lines): string | null => {
  const text = unescapeText(lines.value('SUMMARY') ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .trim();
  const letters = [...text.slice(0, 2 * LONGEST_TITLE)].slice(0, LONGEST_TITLE);
  return letters.length > 0 ? letters.join('') : null;
};

/** The lines of a component by their names. */
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

  /** Whether every line of a name says one of these, and there is one. */
  saysOnly(name: string, ...values: string[]): boolean {
    const lines = this.all(name);
    return (
      lines.length > 0 && lines.every(({ value }) => values.includes(value.trim().toUpperCase()))
    );
  }

  zoneOf(property: Property): Zone | null {
    const name = parameterOf(property, 'TZID');
    return name ? this.#zones.find(name, this.#component.calendar) : null;
  }

  /** Whether lines of a name, which may stand there once only, say several times. */
  isContradictory(name: string): boolean {
    const times = this.all(name).filter(({ value }) => parseTime(value, null));
    return new Set(times.map(({ parameters, value }) => `${parameters}:${value.trim()}`)).size > 1;
  }

  /** The first line of a name that is a time; null: none is; undefined: there are no lines. */
  time(name: string): CalendarTime | null | undefined {
    let found: null | undefined;
    for (const property of this.#component.properties) {
      if (property.name !== name) continue;
      const time = parseTime(property.value, this.zoneOf(property));
      if (time) return time;
      found = null;
    }
    return found;
  }
}

/** A time by the clock where no zone is named: on the wall of `zone`. */
export const momentOfTime = ({ wall, zone }: CalendarTime, otherwise: Zone): number =>
  momentOf(zone ?? otherwise, wall);

const sizeOf = ({ days, milliseconds }: Length): number => days * DAY + milliseconds;

const DAY_LONG: Length = { days: 1, milliseconds: 0 };

/** How long an event is by its DTEND; null: it ends before it begins. */
const lengthUntil = (start: CalendarTime, end: CalendarTime, zone: Zone): Length | null => {
  if (start.isDate && end.isDate) {
    // A single day is often written with itself as its end.
    return { days: Math.max(1, (end.wall - start.wall) / DAY), milliseconds: 0 };
  }
  const begin = momentOf(zone, start.wall);
  if (!end.isDate) {
    const milliseconds = momentOfTime(end, zone) - begin;
    if (start.isDate)
      return milliseconds > 0 ? { days: daysIn(milliseconds), milliseconds: 0 } : DAY_LONG;
    if (milliseconds > 0) return { days: 0, milliseconds };
    // A start that the clocks skip is moved past its end, which stands on the same clock.
    const onClock = end.zone === null || end.zone === start.zone ? end.wall - start.wall : 0;
    if (onClock > 0) return { days: 0, milliseconds: onClock };
    return milliseconds < 0 ? null : { days: 0, milliseconds };
  }
  // A time that ends with a day: with its beginning, or where it begins on that day with its end.
  const last = end.wall > start.wall ? end.wall : end.wall + DAY;
  return last <= start.wall ? null : { days: 0, milliseconds: momentOf(zone, last) - begin };
};

/** The length of an event, or what of it cannot be read. */
const lengthOf = (lines: Lines, start: CalendarTime, zone: Zone): Length | UnreadReason => {
  const end = lines.time('DTEND');
  const durations = lines.all('DURATION').map(({ value }) => parseLength(value));
  let duration = durations.find((each) => each !== null) ?? null;
  if (duration && start.isDate) {
    const days = duration.days + daysIn(duration.milliseconds);
    duration = { days: Math.max(1, days), milliseconds: 0 };
  }
  const untilEnd = end ? lengthUntil(start, end, zone) : null;
  if (end && !untilEnd) return 'ends_before_start';
  // Of both, which no event may have, the longer.
  if (untilEnd && duration) return sizeOf(untilEnd) < sizeOf(duration) ? duration : untilEnd;
  const length = untilEnd ?? duration;
  if (length) return length;
  if (end === null || durations.length > 0) return 'end';
  return start.isDate ? DAY_LONG : { days: 0, milliseconds: 0 };
};

/** A length of nothing, of an event that its program calls a day: the whole day. */
const isWholeDay = (lines: Lines, start: CalendarTime, { days, milliseconds }: Length): boolean =>
  lines.saysOnly('X-MICROSOFT-CDO-ALLDAYEVENT', 'TRUE') &&
  days === 0 &&
  milliseconds === 0 &&
  dayOf(start.wall) === start.wall;

/** Dates of RDATE or EXDATE; null among them: one that cannot be read. */
const datesOf = (
  lines: Lines,
  name: string,
): ({ time: CalendarTime; length: Length | null } | null)[] =>
  lines.all(name).flatMap((property) => {
    const zone = lines.zoneOf(property);
    return property.value
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each) => {
        const [from = '', to] = each.trim().split('/');
        const time = parseTime(from, zone);
        if (!time || to === undefined) return time && { time, length: null };
        const length = parseLength(to);
        if (length) return { time, length };
        const end = parseTime(to, zone);
        if (!end) return null;
        const milliseconds =
          end.zone && time.zone
            ? momentOf(end.zone, end.wall) - momentOf(time.zone, time.wall)
            : end.wall - time.wall;
        return milliseconds < 0 ? null : { time, length: { days: 0, milliseconds } };
      });
  });

const isRead = <Value>(value: Value | null): value is Value => value !== null;

const repeatsOf = (lines: Lines): { repeats: Repeats | null; unread: UnreadReason | null } => {
  const rules = lines.all('RRULE').map(({ value }) => parseRule(value));
  const exceptRules = lines.all('EXRULE').map(({ value }) => parseRule(value));
  const dates = datesOf(lines, 'RDATE');
  const except = datesOf(lines, 'EXDATE');
  let unread: UnreadReason | null = null;
  if ([...dates, ...except].includes(null)) unread = 'dates';
  if ([...rules, ...exceptRules].includes(null)) unread = 'rule';
  if (rules.length === 0 && dates.length === 0) return { repeats: null, unread };
  return {
    repeats: {
      rules: rules.filter(isRead),
      exceptRules: exceptRules.filter(isRead),
      dates: dates.filter(isRead),
      except: except.filter(isRead).map(({ time }) => time),
    },
    unread,
  };
};

/** What is shown as free is free, unless another of its lines says that it is not. */
const isShownBusy = (lines: Lines): boolean => {
  const isBusyAtWork = lines
    .all('X-MICROSOFT-CDO-BUSYSTATUS')
    .some(({ value }) => ['BUSY', 'OOF', 'TENTATIVE'].includes(value.trim().toUpperCase()));
  if (lines.value('TRANSP') === null) return !lines.saysOnly('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE');
  return !lines.saysOnly('TRANSP', 'TRANSPARENT') || isBusyAtWork;
};

/**
 * Reads one VEVENT; null: a tour of our own, which counts for nothing.
 */
export const readEvent = (
  component: Component,
  zones: Zones,
  { method, timeZone }: CalendarLines,
): CalendarEvent | Unreadable | null => {
  const lines = new Lines(component, zones);
  const uid = lines.value('UID') || null;
  if (uid?.toLowerCase().endsWith(OWN_EVENT_SUFFIX.toLowerCase())) return null;
  const isCancelled = method === 'CANCEL' || lines.saysOnly('STATUS', 'CANCELLED');
  const isBusy = isShownBusy(lines);
  const instead = lines.time('RECURRENCE-ID');
  const start = lines.time('DTSTART') ?? (isCancelled ? instead : null);
  // What would count for nothing whenever it is says nothing by failing.
  const unreadable = (unread: UnreadReason, at: number | null): Unreadable | null =>
    isCancelled || !isBusy ? null : { unread, title: titleOf(lines), start: at };
  if (!start) return unreadable(component.isCutOff ? 'cut_off' : 'start', null);
  const zone = start.isDate
    ? zones.own
    : (start.zone ?? zones.ofFloating(lines.value('TZID') || timeZone, component.calendar));
  const begin = momentOf(zone, start.wall);
  const { repeats, unread: unreadDates } = repeatsOf(lines);
  let length = lengthOf(lines, start, zone);
  let unread = unreadDates;
  if (typeof length === 'string') {
    if (isCancelled || !isBusy) length = { days: 0, milliseconds: 0 };
    else return unreadable(component.isCutOff ? 'cut_off' : length, repeats ? null : begin);
  }
  if (isWholeDay(lines, start, length)) length = DAY_LONG;
  const isContradictory = ['DTSTART', 'DTEND', 'RECURRENCE-ID'].some((name) =>
    lines.isContradictory(name),
  );
  if (instead === null || isContradictory) unread = 'dates';
  if (component.isCutOff) unread = 'cut_off';
  const range = lines.all('RECURRENCE-ID').map((property) => parameterOf(property, 'RANGE'));
  return {
    uid,
    instead: instead
      ? { time: instead, isOnward: range.some((each) => each?.toUpperCase() === 'THISANDFUTURE') }
      : null,
    version: [
      lines.value('SEQUENCE') ?? '',
      lines.value('DTSTAMP') ?? '',
      lines.value('LAST-MODIFIED') ?? '',
    ],
    isCancelled,
    isBusy,
    span: { wall: start.wall, zone, isDate: start.isDate, length },
    repeats,
    unread: isCancelled || !isBusy ? null : unread,
    title: unread || repeats ? titleOf(lines) : null,
  };
};

/** The wall time of a moment in the zone of a span: what its rule counts in. */
export const wallIn = ({ zone }: Span, time: CalendarTime): number =>
  time.isDate || time.zone === null ? time.wall : wallOf(zone, momentOf(time.zone, time.wall));
