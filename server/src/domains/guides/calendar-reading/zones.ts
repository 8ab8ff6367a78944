import type { ZoneNote } from '@tomoguide/contract/guides/imported-calendar';
import { unescapeText } from './calendar-values.ts';
import type { CalendarLines, Component } from './components.ts';
import { parseZoneDefinition } from './defined-zone.ts';
import { Steps } from './occurrences.ts';
import { createSummerTimeZone } from './summer-time.ts';
import { createFixedZone, createNamedZone, DAY, type Zone } from './zone.ts';
import { findIanaZone, findStandardZone, findZoneByName } from './zone-names.ts';

const MAX_NOTES = 10;
/** Maximum length of a zone name that is looked up. */
const MAX_NAME_LENGTH = 100;
/** Limits on name lookups and definition steps; a personal calendar has few zones. */
const MAX_NAMES = 1000;
const MAX_STEPS = 2_000_000;

/**
 * Normalizes a name from a TZID parameter or a VTIMEZONE line: commas are escaped only in the latter, and
 * some programs write other quotes, quotes around the parameters that follow, or a slash as in a URL.
 */
const normalizeName = (name: string): string =>
  unescapeText(name)
    .replace(/^["'“”‘’\\]+|["'“”‘’\\]+$/g, '')
    .replace(/;[A-Z-]+=.*$/i, '')
    .replace(/%2F/gi, '/')
    .replace(/\s+/g, ' ');

const getLine = (definition: Component, name: string): string =>
  definition.properties.find((property) => property.name === name)?.value.trim() ?? '';

/** Returns an offset as text, such as 'UTC+09:00', for the page and the notice. */
const formatOffset = (offset: number): string => {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `UTC${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

/**
 * Resolves the zone names in the calendars of a text. Names are looked up in IANA, then in the calendar's
 * definitions, then among Windows and other common names. An unknown name means the guide's zone. Uncertain
 * names are collected in `notes` (docs/product/guides.md, "Imported calendars").
 */
export class Zones {
  /** The guide's time zone. */
  readonly own: Zone;
  readonly notes: ZoneNote[] = [];
  readonly #definitions = new Map<string, Component>();
  readonly #found = new Map<string, Zone>();
  readonly #named = new Map<string, Zone>();
  readonly #ofSummerTimes = new Map<readonly string[], Zone>();
  readonly #window: { from: number; to: number };
  readonly #steps = new Steps(MAX_STEPS);

  constructor(window: { timeZone: string; from: number; to: number }) {
    this.#window = window;
    this.own = createNamedZone(window.timeZone);
  }

  /** Adds a zone that a calendar defines by VTIMEZONE. */
  define(definition: Component): void {
    const key = `${definition.calendar}/${normalizeName(getLine(definition, 'TZID')).toLowerCase()}`;
    if (!this.#definitions.has(key)) this.#definitions.set(key, definition);
  }

  /** Returns the zone for a name in a calendar. */
  find(name: string, calendar: number): Zone {
    const key = `${calendar}/${name}`;
    const known = this.#found.get(key);
    if (known) return known;
    if (this.#found.size >= MAX_NAMES) {
      this.#recordGuess(name, null);
      return this.own;
    }
    const zone = this.#find(normalizeName(name), calendar);
    this.#found.set(key, zone);
    return zone;
  }

  /**
   * Returns the zone for times that specify none: the calendar's zone, or the guide's if the calendar has
   * none.
   */
  zoneOfFloatingTimes({ timeZone, summerTimes }: CalendarLines, calendar: number): Zone {
    if (timeZone === '') return this.own;
    const standard =
      summerTimes.length > 0 ? findZoneByName(timeZone.slice(0, MAX_NAME_LENGTH)) : null;
    // A named zone has its own DST rules; an offset has none.
    if (standard === null || standard.name !== null) return this.find(timeZone, calendar);
    const known = this.#ofSummerTimes.get(summerTimes);
    if (known) return known;
    const { zone, isGuess } = createSummerTimeZone(standard.offset, summerTimes, this.#window);
    if (isGuess) this.#recordGuess(timeZone, formatOffset(standard.offset));
    this.#ofSummerTimes.set(summerTimes, zone);
    return zone;
  }

  #byName(name: string): Zone {
    const known = this.#named.get(name);
    if (known) return known;
    const zone = createNamedZone(name);
    this.#named.set(name, zone);
    return zone;
  }

  #find(name: string, calendar: number): Zone {
    const iana = name.length <= MAX_NAME_LENGTH ? findIanaZone(name) : null;
    if (iana) return this.#byName(iana);
    const definition = this.#definitions.get(`${calendar}/${name.toLowerCase()}`);
    const defined = definition && parseZoneDefinition(definition, this.#window, this.#steps);
    if (defined && !defined.isIncomplete) return this.#compareWithName(name, defined.zone);
    const location = definition && findIanaZone(getLine(definition, 'X-LIC-LOCATION'));
    if (location) return this.#byName(location);
    const read = name.length <= MAX_NAME_LENGTH ? findZoneByName(name) : null;
    const named = read && (read.name ? this.#byName(read.name) : createFixedZone(read.offset));
    // An ambiguous name, such as CST, is the zone of the definition only if they have the same offsets.
    if (defined && (!named || (read.isGuess && !defined.matches(named)))) {
      this.#recordGuess(name, formatOffset(defined.zone.offsetAt(this.#window.from)));
      return defined.zone;
    }
    if (!named) {
      this.#recordGuess(name, null);
      return this.own;
    }
    if (read.isGuess) this.#recordGuess(name, read.name ?? formatOffset(read.offset));
    return named;
  }

  /**
   * Returns the zone of a definition. If its name is a standard one and means other offsets, the definition is
   * wrong, and the name applies.
   */
  #compareWithName(name: string, defined: Zone): Zone {
    const standard = findStandardZone(name);
    if (!standard) return defined;
    const named = this.#byName(standard);
    for (let at = this.#window.from; at < this.#window.to; at += DAY)
      if (named.offsetAt(at) !== defined.offsetAt(at)) {
        this.#recordGuess(name, standard);
        return named;
      }
    return defined;
  }

  #recordGuess(name: string, readAs: string | null): void {
    const shortName = name.slice(0, MAX_NAME_LENGTH);
    if (this.notes.length < MAX_NOTES && !this.notes.some((note) => note.name === shortName))
      this.notes.push({ name: shortName, readAs });
  }
}
