import type { UnreadableReason } from '@tomoguide/contract/guides/imported-calendar';
import {
  type CalendarEvent,
  getInstant,
  type Repeats,
  type Span,
  type TimeRange,
  toRange,
  toSpanLocalTime,
} from './calendar-event.ts';
import { type CalendarTime, isNonGregorian, parseTime } from './calendar-values.ts';
import { listOccurrences, type Steps, TooManySteps } from './occurrences.ts';
import type { Rule } from './recurrence-rule.ts';
import { DAY, getDayNumber, toInstant, toLocalTime, UTC, type Zone } from './zone.ts';

/** In milliseconds. Within forty years, every date falls on every weekday. */
const FORTY_YEARS = 14_610 * DAY;

export interface SeriesReader {
  /** The window to read, in milliseconds since 1970. */
  window: { from: number; to: number };
  /** The guide's time zone. */
  own: Zone;
  /** Returns the step counter for one event. */
  steps: () => Steps;
  note: (range: TimeRange) => void;
  report: (event: CalendarEvent, reason: UnreadableReason) => void;
}

const parseStamp = (text: string): number => {
  const time = parseTime(text, UTC);
  return time ? getInstant(time, UTC) : 0;
};

/** Returns the numbers by which versions are compared; unreadable values count as 0. */
const getRank = ({ version: [sequence, stamp, modified] }: CalendarEvent): number[] => [
  // Some programs write a Unix time, even in milliseconds.
  /^\d{1,15}$/.test(sequence) ? Number(sequence) : 0,
  parseStamp(stamp),
  parseStamp(modified),
];

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

const getStart = ({ span }: CalendarEvent): number => toInstant(span.zone, span.wall);

/** Returns only the latest versions of the events. */
const withHighestRank = (events: readonly CalendarEvent[]): CalendarEvent[] => {
  const ranked = events.map((event) => ({ event, rank: getRank(event) }));
  let latest = ranked[0]?.rank ?? [];
  for (const { rank } of ranked) if (compareRanks(rank, latest) > 0) latest = rank;
  return ranked.filter(({ rank }) => compareRanks(rank, latest) === 0).map(({ event }) => event);
};

/**
 * Returns the latest of several versions of an event. Some programs give all events the same UID, even with
 * an increasing SEQUENCE, so events with different starts are treated as separate: if the old version of a
 * moved event is still in the file, its time remains busy. An event is cancelled if another version at the
 * same time cancels it. A RECURRENCE-ID identifies one occurrence, so its versions can start at different
 * times.
 */
const keepLatestVersions = (events: readonly CalendarEvent[]): readonly CalendarEvent[] => {
  if (events.length < 2) return events;
  const left = events.some(({ replaces }) => replaces)
    ? withHighestRank(events)
    : [...Map.groupBy(events, getStart).values()].flatMap(withHighestRank);
  const cancelled = new Set(left.filter(({ isCancelled }) => isCancelled).map(getStart));
  return left.filter((event) => event.isCancelled || !cancelled.has(getStart(event)));
};

const isOccupied = ({ isBusy, isCancelled }: CalendarEvent): boolean => isBusy && !isCancelled;

/** The occurrences that RECURRENCE-ID or EXDATE lines identify, either by instant or by whole day. */
class NamedOccurrences {
  /** True if a date matched an occurrence only in UTC, or only in the guide's zone. */
  isDoubtful = false;
  readonly #moments = new Set<number>();
  readonly #days = new Set<number>();
  readonly #series: Span;
  readonly #own: Zone;

  constructor(series: Span, own: Zone) {
    this.#series = series;
    this.#own = own;
  }

  add(time: CalendarTime): void {
    if (time.isDate) this.#days.add(time.wall);
    else if (this.#series.isDate) this.#days.add(this.getDay(time));
    else this.#moments.add(getInstant(time, this.#series.zone));
  }

  /**
   * Returns the day that a time identifies in a series of whole days: the time is midnight either in its
   * own zone or in the guide's.
   */
  getDay(time: CalendarTime): number {
    if (time.zone === null) return getDayNumber(time.wall);
    const wall = toLocalTime(this.#own, toInstant(time.zone, time.wall));
    return getDayNumber(wall) !== wall && getDayNumber(time.wall) === time.wall
      ? time.wall
      : getDayNumber(wall);
  }

  has(wall: number, instant: number): boolean {
    if (this.#moments.has(instant)) return true;
    const isNamed = this.#days.has(getDayNumber(wall));
    if (this.#series.isDate || this.#series.zone !== UTC) return isNamed;
    // A series in UTC has no local days, so a date matches only if it is the same day in the guide's zone.
    const isOwnDay = this.#days.has(getDayNumber(toLocalTime(this.#own, instant)));
    if (isNamed !== isOwnDay) this.isDoubtful = true;
    return isNamed && isOwnDay;
  }
}

/** Returns true for a time within a day of the Unix epoch, which covers the epoch in any time zone. */
const isZero = ({ wall }: CalendarTime): boolean => Math.abs(wall) <= DAY;

/** Returns the end of a rule as a local time and as an instant; null if its UNTIL cannot be read. */
const getEnd = (
  { until }: Rule,
  series: Span,
  own: Zone,
): { wall: number; moment: number } | null => {
  const never = Number.POSITIVE_INFINITY;
  if (until === null) return { wall: never, moment: never };
  const time = parseTime(until, null);
  // UNTIL can be as late as the year 9999. Some programs write 1970 for a rule that never ends.
  if (!time || ((isNonGregorian(time) || isZero(time)) && time.wall < series.wall)) return null;
  if (series.isDate) return { wall: new NamedOccurrences(series, own).getDay(time), moment: never };
  if (time.isDate) return { wall: time.wall + DAY - 1, moment: never };
  if (time.zone === null) return { wall: time.wall, moment: never };
  // Adds a day, because near a DST change a later local time can be an earlier instant.
  const instant = toInstant(time.zone, time.wall);
  return { wall: toLocalTime(series.zone, instant) + DAY, moment: instant };
};

/** Returns the local time in the series of a date on which the event repeats. */
const toSeriesLocalTime = (series: Span, time: CalendarTime, own: Zone): number => {
  if (series.isDate)
    return time.isDate ? time.wall : new NamedOccurrences(series, own).getDay(time);
  return time.isDate
    ? time.wall + (series.wall - getDayNumber(series.wall))
    : toSpanLocalTime(series, time);
};

/** A change to all following occurrences: how far they move, and the event that replaces them. */
interface FollowingChange {
  from: number;
  shift: number;
  event: CalendarEvent;
}

const listFollowingChanges = (series: Span, event: CalendarEvent, own: Zone): FollowingChange[] => {
  const { replaces, span } = event;
  if (!replaces?.isThisAndFuture) return [];
  const replaced = toSeriesLocalTime(series, replaces.time, own);
  const isAlike = series.isDate === span.isDate;
  const moved = isAlike
    ? toLocalTime(series.zone, toInstant(span.zone, span.wall)) - replaced
    : getDayNumber(span.wall) - getDayNumber(replaced);
  return [{ from: toInstant(series.zone, replaced), shift: moved, event }];
};

const shiftRange = (
  wall: number,
  { shift, event: { span } }: FollowingChange,
  series: Span,
): TimeRange => {
  if (series.isDate === span.isDate) {
    const at = toLocalTime(span.zone, toInstant(series.zone, wall + shift));
    return toRange(span, at);
  }
  return toRange(span, getDayNumber(wall) + shift + (span.wall - getDayNumber(span.wall)));
};

interface Occurrence {
  wall: number;
  length: Span['length'];
  /**
   * If the occurrence is counted in elapsed hours instead of local time: how much later it is, in
   * milliseconds.
   */
  later?: number;
}

/**
 * Returns true for a rule by hours, minutes or seconds without other limits. Across a DST change, some
 * programs continue by local time and others by elapsed time, so both times count as busy
 * (docs/decisions/028).
 */
const countsHours = (rule: Rule): boolean =>
  ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(rule.frequency) &&
  [rule.byMonth, rule.byWeekNo, rule.byYearDay, rule.byMonthDay, rule.byDay, rule.byHour].every(
    (part) => part === null,
  );

/** Removes the parts of a rule that specify times, which do not apply to whole days (RFC 5545, 3.3.10). */
const removeRuleTimes = (rule: Rule): Rule =>
  ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'].includes(rule.frequency)
    ? { ...rule, byHour: null, byMinute: null, bySecond: null }
    : rule;

class Expansion {
  readonly #reader: SeriesReader;
  readonly #event: CalendarEvent;
  readonly #span: Span;
  readonly #repeats: Repeats;
  readonly #steps: Steps;
  readonly #bounds: { from: number; to: number };

  constructor(
    reader: SeriesReader,
    event: CalendarEvent,
    repeats: Repeats,
    shift: number,
    steps: Steps,
  ) {
    const { days, milliseconds } = event.span.length;
    // Adds two days, because local time and the end in its own zone each differ from UTC by less than a
    // day.
    const reach = days * DAY + milliseconds + shift + 2 * DAY;
    this.#reader = reader;
    this.#event = event;
    this.#span = event.span;
    this.#repeats = repeats;
    this.#steps = steps;
    this.#bounds = { from: reader.window.from - reach, to: reader.window.to + shift + 2 * DAY };
  }

  /** Returns the local times of a rule near the window; null if no day ever matches. */
  #wallTimesOfRule(given: Rule): number[] | null {
    const { wall: start, isDate } = this.#span;
    const rule = isDate ? removeRuleTimes(given) : given;
    const end = getEnd(rule, this.#span, this.#reader.own);
    if (!end) {
      this.#reader.report(this.#event, 'rule');
      return [];
    }
    const { from, to } = this.#bounds;
    const found = listOccurrences(rule, start, { from, to: Math.min(to, end.wall) }, this.#steps);
    if (found.length > 0 || rule.until !== null)
      return found.filter((wall) => {
        const instant = toInstant(this.#span.zone, wall);
        return (
          instant + (countsHours(rule) ? Math.min(0, this.#elapsedShift(wall)) : 0) <= end.moment
        );
      });
    const first = { from: start, to: start + FORTY_YEARS, most: 1 };
    return listOccurrences(rule, start, first, this.#steps).length > 0 ? [] : null;
  }

  /**
   * Returns how much later a local time would be if it were counted in elapsed hours from the start, in
   * milliseconds.
   */
  #elapsedShift(wall: number): number {
    const { wall: start, zone } = this.#span;
    return toInstant(zone, start) + (wall - start) - toInstant(zone, wall);
  }

  /** Returns all occurrences near the window, before moves and exclusions. */
  #occurrences(): Occurrence[] {
    const { wall: start, length } = this.#span;
    const { rules, exceptRules, dates } = this.#repeats;
    const walls = new Set<number>();
    const perRule = rules.map((rule) => this.#wallTimesOfRule(rule));
    const neverOccurs = perRule.length > 0 && perRule.every((each) => each === null);
    if (neverOccurs) this.#reader.report(this.#event, 'never');
    // The start is always the first occurrence, even if the rule does not include it.
    else walls.add(start);
    for (const found of perRule) for (const wall of found ?? []) walls.add(wall);
    const withLength: Occurrence[] = [];
    for (const { time, length: itsOwn } of dates) {
      const wall = toSeriesLocalTime(this.#span, time, this.#reader.own);
      if (itsOwn) withLength.push({ wall, length: itsOwn });
      else walls.add(wall);
    }
    for (const rule of exceptRules)
      for (const wall of this.#wallTimesOfRule(rule) ?? []) walls.delete(wall);
    const byHours = rules.flatMap((rule, index) =>
      countsHours(rule) ? (perRule[index] ?? []).filter((wall) => walls.has(wall)) : [],
    );
    return [
      ...[...walls].map((wall) => ({ wall, length })),
      ...byHours.map((wall) => ({ wall, length, later: this.#elapsedShift(wall) })),
      ...withLength,
    ];
  }

  read(named: NamedOccurrences, onward: readonly FollowingChange[]): void {
    for (const time of this.#repeats.except) named.add(time);
    for (const { wall, length, later = 0 } of this.#occurrences()) {
      const instant = toInstant(this.#span.zone, wall) + later;
      if (named.has(wall, instant)) continue;
      this.#steps.take(onward.length / 8);
      const change = onward.findLast(({ from }) => from <= instant);
      if (change && !isOccupied(change.event)) continue;
      const [start, end] = change
        ? shiftRange(wall, change, this.#span)
        : toRange({ ...this.#span, length }, wall);
      this.#reader.note([start + later, end + later]);
    }
    if (named.isDoubtful) this.#reader.report(this.#event, 'dates');
  }
}

/** Reads one event together with the events that replace its occurrences. */
const readOne = (
  reader: SeriesReader,
  event: CalendarEvent,
  replacements: readonly CalendarEvent[],
): void => {
  if (!isOccupied(event)) return;
  if (event.unreadable) reader.report(event, event.unreadable);
  const { span, repeats } = event;
  const steps = reader.steps();
  try {
    // Counted as steps, because each of many events with the same UID processes all of its changes.
    steps.take(replacements.length);
    const named = new NamedOccurrences(span, reader.own);
    for (const each of replacements) if (each.replaces) named.add(each.replaces.time);
    if (!repeats) {
      if (!named.has(span.wall, toInstant(span.zone, span.wall))) reader.note(toRange(span));
      return;
    }
    const onward = replacements
      .flatMap((each) => listFollowingChanges(span, each, reader.own))
      .sort((a, b) => a.from - b.from);
    const shift = onward.reduce((most, each) => Math.max(most, Math.abs(each.shift) + DAY), 0);
    new Expansion(reader, event, repeats, shift, steps).read(named, onward);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    reader.report(event, 'too_often');
    reader.note(toRange(span));
  }
};

const getKey = ({ replaces, span }: CalendarEvent): string => {
  if (!replaces) return '';
  const { time } = replaces;
  return time.isDate ? `day ${time.wall}` : `${getInstant(time, span.zone)}`;
};

/**
 * Removes the rule of a changed occurrence and reports it. Some programs repeat the rule of the series there,
 * although only one occurrence has changed.
 */
const withoutRule = (event: CalendarEvent): CalendarEvent =>
  event.repeats && event.repeats.rules.length + event.repeats.dates.length > 0
    ? { ...event, repeats: null, unreadable: event.unreadable ?? 'rule' }
    : event;

/** Reads all events with one UID: the latest version of the series and of each changed occurrence. */
export const readSeries = (reader: SeriesReader, events: readonly CalendarEvent[]): void => {
  const replacements = events.filter((event) => event.replaces !== null);
  const changed = [...Map.groupBy(replacements, getKey).values()].flatMap(keepLatestVersions);
  const series = keepLatestVersions(events.filter((each) => each.replaces === null));
  for (const event of series) readOne(reader, event, changed);
  // If the series of a changed occurrence is not in the calendar, the occurrence is a separate event.
  for (const event of changed) readOne(reader, series.length > 0 ? withoutRule(event) : event, []);
};
