/**
 * Time zones for local times as plain numbers: milliseconds since 1970, as if the local time were UTC.
 * Temporal is used only to find offset changes, because it is a thousand times slower.
 */

export const DAY = 86_400_000;

export interface Zone {
  /** Returns the milliseconds ahead of UTC at an instant, which is in milliseconds since 1970. */
  offsetAt(instant: number): number;
}

/** Returns a zone that is always this many milliseconds ahead of UTC. */
export const createFixedZone = (offset: number): Zone => ({ offsetAt: () => offset });

export const UTC = createFixedZone(0);

/**
 * Returns the instant of a local time. For a local time that DST skips, uses the offset before the change;
 * for a local time that occurs twice, returns the first occurrence.
 */
export const toInstant = (zone: Zone, wall: number): number => {
  // Offsets are shorter than a day, so these are the offsets before and after the instant.
  const before = zone.offsetAt(wall - DAY);
  const after = zone.offsetAt(wall + DAY);
  if (before === after) return wall - before;
  for (const offset of [before, after])
    if (zone.offsetAt(wall - offset) === offset) return wall - offset;
  return wall - before;
};

export const toLocalTime = (zone: Zone, instant: number): number =>
  instant + zone.offsetAt(instant);

/** Returns the local time at which the day begins. */
export const getDayNumber = (wall: number): number => Math.floor(wall / DAY) * DAY;

/** The range between two offset changes. */
interface Span {
  from: number;
  to: number;
  offset: number;
}

class NamedZone implements Zone {
  readonly #name: string;
  readonly #spans: Span[] = [];
  #latest: Span | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  offsetAt(instant: number): number {
    const covers = ({ from, to }: Span): boolean => from <= instant && instant < to;
    if (this.#latest && covers(this.#latest)) return this.#latest.offset;
    this.#latest = this.#spans.find(covers) ?? this.#find(instant);
    return this.#latest.offset;
  }

  #find(instant: number): Span {
    const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(this.#name);
    const next = at.getTimeZoneTransition('next');
    const span = {
      from: at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds,
      to: next?.epochMilliseconds,
    };
    const found = {
      from: span.from ?? Number.NEGATIVE_INFINITY,
      to: span.to ?? Number.POSITIVE_INFINITY,
      offset: at.offsetNanoseconds / 1_000_000,
    };
    this.#spans.push(found);
    return found;
  }
}

/** Returns a zone from the IANA database. The name must be valid. */
export const createNamedZone = (name: string): Zone => new NamedZone(name);
