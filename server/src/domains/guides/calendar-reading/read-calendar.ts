import { MAX_UNREADABLE_ENTRIES } from '@tomoguide/contract/guides/figures';
import type {
  UnreadableEntry,
  UnreadableReason,
  ZoneNote,
} from '@tomoguide/contract/guides/imported-calendar';
import {
  type CalendarEvent,
  EVENT_LINES,
  readEvent,
  type TimeRange,
  type Unreadable,
} from './calendar-event.ts';
import { type CalendarLines, type Component, forEachComponent } from './components.ts';
import { FREE_BUSY_LINES, readFreeBusy } from './free-busy.ts';
import { Steps } from './occurrences.ts';
import { readSeries, type SeriesReader } from './series.ts';
import { DAY } from './zone.ts';
import { Zones } from './zones.ts';

export interface BusyWindow {
  /** The guide's time zone, used for whole days and for times without a zone. */
  timeZone: string;
  /** The window to read, in milliseconds since 1970. */
  from: number;
  to: number;
  /** The lower-case UIDs of the guide's own tours in TomoGuide's calendar files; these events are ignored. */
  ownTours: ReadonlySet<string>;
}

/** Thrown if the calendar is larger than a personal calendar, or its rules take too many steps. */
export class LimitExceeded extends Error {}

/** The result of reading a calendar. */
export interface ParseResult {
  /** Busy ranges in ascending order, without overlaps. */
  busy: TimeRange[];
  /** Number of events and VFREEBUSY components. */
  entries: number;
  /** Number of entries that could not be fully read; `unread` lists the first of them. */
  unreadCount: number;
  unread: UnreadableEntry[];
  zones: ZoneNote[];
}

/** Limits on the steps that rules take: per event (about 20 ms), and for the whole calendar. */
const MAX_STEPS = 60_000;
const MAX_STEPS_TOGETHER = 3_000_000;
/**
 * Step limit of a quick read, which then takes about a tenth of a second: more than a normal calendar
 * needs.
 */
export const QUICK_STEPS = 300_000;
/** Maximum number of ranges after merging; half-hour ranges would fill all working days. */
const MAX_RANGES = 10_000;
/** Maximum number of ranges held in memory before merging. */
const HELD = 200_000;
/** How long ago an event must have ended so that it cannot extend to today in any time zone. */
const LONG_PAST = 31 * DAY;
/** Maximum busy time assumed for an event whose end cannot be read. */
const MAX_EVENT_MS = 366 * DAY;

const USED_COMPONENTS = new Map([
  ['VEVENT', EVENT_LINES],
  ['VFREEBUSY', FREE_BUSY_LINES],
  ['VAVAILABILITY', new Set(['SUMMARY'])],
]);
const TIME_ZONES_ONLY = new Map([['VTIMEZONE', null]]);
const NAMES_ZONES = /^(?:BEGIN\s*:\s*VTIMEZONE|X-WR-TIMEZONE|TIMEZONE-ID|TZ)\b/im;

/** Merges ranges that overlap, but not those that only touch. Returns them in ascending order. */
const mergeRanges = (ranges: readonly TimeRange[]): TimeRange[] => {
  const result: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
};

class Reader {
  readonly #window: BusyWindow;
  readonly #zones: Zones;
  #found: TimeRange[] = [];
  #entries = 0;
  #unreadCount = 0;
  readonly #unreadable: UnreadableEntry[] = [];
  readonly #reported = new Set<CalendarEvent>();
  /** The events of each series, by UID; each event without a UID is its own series. */
  readonly #series = new Map<string | CalendarEvent, CalendarEvent[]>();
  #isAny = false;

  constructor(window: BusyWindow) {
    this.#window = window;
    this.#zones = new Zones(window);
  }

  #addBusyTime([start, end]: TimeRange): void {
    const { from, to } = this.#window;
    if (end <= start || end <= from || start >= to) return;
    this.#found.push([Math.max(start, from), Math.min(end, to)]);
    if (this.#found.length < HELD) return;
    this.#found = mergeRanges(this.#found);
    if (this.#found.length > MAX_RANGES) throw new LimitExceeded();
  }

  #report(title: string | null, reason: UnreadableReason): void {
    this.#unreadCount += 1;
    if (this.#unreadable.length < MAX_UNREADABLE_ENTRIES) this.#unreadable.push({ title, reason });
  }

  #reportUnreadable({ reason, title, start }: Unreadable): void {
    const { from, to } = this.#window;
    const past = reason === 'end' || reason === 'cut_off' ? MAX_EVENT_MS : LONG_PAST;
    if (start === null || (start > from - past && start < to)) this.#report(title, reason);
  }

  /** Reads one entry, so that an error in it does not affect other entries. */
  #readOne<Result>(read: () => Result): Result | null {
    try {
      return read();
    } catch (error) {
      if (error instanceof LimitExceeded) throw error;
      this.#report(null, 'start');
      return null;
    }
  }

  #take(component: Component, lines: CalendarLines): void {
    this.#isAny = true;
    this.#entries += 1;
    if (component.name === 'VAVAILABILITY') this.#report(null, 'kind');
    else if (component.name === 'VFREEBUSY') this.#takeFreeBusy(component, lines);
    else this.#takeEvent(component, lines);
  }

  #takeFreeBusy(component: Component, lines: CalendarLines): void {
    const { busy, isWhole } = readFreeBusy(component, this.#zones, lines);
    for (const range of busy) this.#addBusyTime(range);
    if (!isWhole) this.#report(null, component.isCutOff ? 'cut_off' : 'dates');
  }

  #takeEvent(component: Component, lines: CalendarLines): void {
    const event = this.#readOne(() =>
      readEvent(component, this.#zones, lines, this.#window.ownTours),
    );
    if (!event) return;
    if ('start' in event) {
      this.#reportUnreadable(event);
      return;
    }
    const key = event.uid ?? event;
    const known = this.#series.get(key);
    if (known) known.push(event);
    else this.#series.set(key, [event]);
  }

  readEntries(text: string, maxSteps: number): ParseResult {
    // Reads the zones first, because a zone can be defined after the events that use it.
    const known = NAMES_ZONES.test(text)
      ? forEachComponent(text, TIME_ZONES_ONLY, (component) => this.#zones.define(component)).lines
      : [];
    const { calendars, isEnded } = forEachComponent(
      text,
      USED_COMPONENTS,
      (component, lines) => this.#take(component, lines),
      known,
    );
    if (calendars === 0 && !this.#isAny) throw new Error('not a calendar');
    let left = maxSteps;
    const reader: SeriesReader = {
      window: this.#window,
      own: this.#zones.own,
      steps: () =>
        new Steps(MAX_STEPS, (count) => {
          left -= count;
          if (left < 0) throw new LimitExceeded();
        }),
      note: (range) => this.#addBusyTime(range),
      report: (event, reason) => {
        if (this.#reported.has(event)) return;
        this.#reported.add(event);
        this.#report(event.title, reason);
      },
    };
    for (const events of this.#series.values()) this.#readOne(() => readSeries(reader, events));
    if (!isEnded && !this.#unreadable.some(({ reason }) => reason === 'cut_off'))
      this.#report(null, 'cut_off');
    const busy = mergeRanges(this.#found);
    if (busy.length > MAX_RANGES) throw new LimitExceeded();
    return {
      busy,
      entries: this.#entries,
      unreadCount: this.#unreadCount,
      unread: this.#unreadable,
      zones: this.#zones.notes,
    };
  }
}

/**
 * Returns when a calendar's owner is busy within the window, and the entries that could not be read
 * (docs/product/guides.md, "Imported calendars"). `text` is the result of `decodeCalendar`. Throws if the
 * text is not a calendar, or `LimitExceeded` if it is larger than a personal calendar or its rules take more than
 * `mostSteps` steps.
 */
export const readCalendar = (
  text: string,
  window: BusyWindow,
  maxSteps = MAX_STEPS_TOGETHER,
): ParseResult => new Reader(window).readEntries(text, maxSteps);
