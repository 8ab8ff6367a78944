import { parseOffset, parseTime } from './calendar-values.ts';
import type { Component, Property } from './components.ts';
import { listOccurrences, Steps, TooManySteps } from './occurrences.ts';
import { parseRule } from './recurrence-rule.ts';
import { DAY, type Zone } from './zone.ts';

/** Maximum number of STANDARD and DAYLIGHT parts in a zone; more than any zone needs for a century. */
const MAX_PARTS = 200;
const MAX_STEPS = 50_000;

const YEAR = 366 * DAY;
/** Time without DST after which a zone is assumed to have abolished it. */
const ABOLISHED = 10 * YEAR;

interface Change {
  moment: number;
  before: number;
  after: number;
  isDaylight: boolean;
}

const isPart = ({ name }: Component): boolean => name === 'STANDARD' || name === 'DAYLIGHT';

const findProperty = (part: Component, name: string): Property | undefined =>
  part.properties.find((property) => property.name === name);

/**
 * Returns when the changes of a part take effect, in local time before the change; null if the part cannot
 * be read.
 */
const listOnsets = (part: Component, from: number, to: number, steps: Steps): number[] | null => {
  const start = parseTime(findProperty(part, 'DTSTART')?.value ?? '', null);
  if (!start) return null;
  const found = [start.wall];
  for (const { name, value } of part.properties) {
    if (name === 'RDATE')
      for (const each of value.split(',')) {
        const at = parseTime(each, null);
        if (!at) return null;
        found.push(at.wall);
      }
    if (name !== 'RRULE') continue;
    const rule = parseRule(value);
    const until = rule?.until ? parseTime(rule.until, null) : null;
    if (!rule || (rule.until && !until)) return null;
    const last = until ? until.wall + (until.zone ? DAY : 0) : to;
    for (const wall of listOccurrences(rule, start.wall, { from, to: Math.min(to, last) }, steps))
      if (!until?.zone || wall <= until.wall + (parseOffsets(part)?.before ?? 0)) found.push(wall);
  }
  return found;
};

const parseOffsets = (part: Component): { before: number; after: number } | null => {
  const before = parseOffset(findProperty(part, 'TZOFFSETFROM')?.value.trim() ?? '');
  const after = parseOffset(findProperty(part, 'TZOFFSETTO')?.value.trim() ?? '');
  // A zone that never changes may omit the offset before its only change.
  if (after === null) return null;
  return { before: before ?? after, after };
};

/**
 * Returns true if the changes are not those of the window: definitions that some programs write for a single
 * year, and definitions without STANDARD or without one of their rules.
 */
const isIncomplete = (
  changes: readonly Change[],
  window: { from: number; to: number },
): boolean => {
  const latest = changes.findLast(({ isDaylight }) => isDaylight);
  // Exchange writes a DAYLIGHT without a change for zones without DST.
  if (!latest || changes.every(({ before, after }) => before === after)) return false;
  const lastYear = changes.filter(
    ({ moment }) => moment > window.to - YEAR && moment <= window.to + DAY,
  );
  const isFirst = lastYear[0] === changes[0] && changes.some(({ isDaylight }) => !isDaylight);
  if (lastYear.some(({ isDaylight }) => isDaylight))
    return lastYear.every(({ isDaylight }) => isDaylight) && !isFirst;
  return (
    latest.moment <= window.to &&
    (latest === changes.at(-1) || latest.moment > window.from - ABOLISHED)
  );
};

/**
 * Returns true if another zone has the same offsets after the last change to standard time and after the last
 * one to DST.
 */
const compareOffsets = (changes: readonly Change[], other: Zone): boolean =>
  [true, false].every((isDaylight) => {
    const last = changes.findLast((change) => change.isDaylight === isDaylight);
    return !last || other.offsetAt(last.moment + DAY) === last.after;
  });

/** Returns true if BEGIN or END of a part is missing or damaged: its lines are then in another component. */
const isMixedUp = ({ properties, parts }: Component): boolean =>
  properties.some(({ name }) => name === 'TZOFFSETTO') ||
  parts.some(
    (part) =>
      !isPart(part) ||
      part.parts.length > 0 ||
      part.properties.filter(({ name }) => name === 'TZOFFSETTO').length > 1,
  );

interface DefinedZone {
  zone: Zone;
  /** True if the definition lacks changes of the window. */
  isIncomplete: boolean;
  /** Returns true if the other zone has the same offsets where the definition is most recent. */
  matches: (other: Zone) => boolean;
}

/**
 * Returns the zone that a VTIMEZONE defines; null if the definition cannot be read. `all` counts the steps of
 * all definitions in a text.
 */
export const parseZoneDefinition = (
  definition: Component,
  window: { from: number; to: number },
  all: Steps,
): DefinedZone | null => {
  const [from, to] = [Math.min(0, window.from), window.to + YEAR];
  const parts = definition.parts.filter(isPart);
  if (parts.length === 0 || parts.length > MAX_PARTS) return null;
  const steps = new Steps(MAX_STEPS, (count) => all.take(count));
  const changes: Change[] = [];
  for (const part of parts) {
    const both = parseOffsets(part);
    if (!both) return null;
    try {
      const walls = listOnsets(part, from, to, steps);
      if (!walls) return null;
      const isDaylight = part.name === 'DAYLIGHT';
      for (const wall of walls) changes.push({ ...both, moment: wall - both.before, isDaylight });
    } catch (error) {
      if (error instanceof TooManySteps) return null;
      throw error;
    }
  }
  changes.sort((a, b) => a.moment - b.moment);
  const [earliest] = changes;
  if (!earliest) return null;
  const zone: Zone = {
    offsetAt: (instant) => {
      // Binary search, because a definition can have tens of thousands of changes.
      let [low, high] = [0, changes.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((changes[middle]?.moment ?? 0) <= instant) low = middle + 1;
        else high = middle;
      }
      return changes[low - 1]?.after ?? earliest.before;
    },
  };
  return {
    zone,
    isIncomplete: isMixedUp(definition) || isIncomplete(changes, window),
    matches: (other) => compareOffsets(changes, other),
  };
};
