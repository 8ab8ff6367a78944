import { getDayInZone } from '@tomoguide/contract/format';
import type { Line, Row } from '../line.ts';

/** Messages sent within this many minutes of each other share one displayed time. */
const TOGETHER_MINUTES = 5;

/** A message's time, and its day in the user's time zone. */
interface Moment {
  readonly ms: number;
  readonly day: string;
}

const getTimeAndDay = (at: string, zone: string): Moment => ({
  ms: Temporal.Instant.from(at).epochMilliseconds,
  day: getDayInZone(at, zone),
});

type LineRow = Extract<Row, { type: 'line' }>;

/** A line with its row, its converted time, and the neighbors that the row depends on. */
interface CachedRow {
  readonly line: Line;
  readonly moment: Moment;
  readonly row: LineRow;
}

/** The result of the last call, most of which is still valid in the next call. */
let last: { zone: string; made: readonly CachedRow[] } = { zone: '', made: [] };

const isSameGroup = (one: CachedRow | undefined, next: CachedRow | undefined): boolean => {
  if (!one || !next || one.line.mine !== next.line.mine) return false;
  if (one.line.recalled || next.line.recalled || one.line.event || next.line.event) return false;
  const [from, to] = [one.moment, next.moment];
  return to.ms - from.ms < TOGETHER_MINUTES * 60_000 && from.day === to.day;
};

/**
 * Returns the rows of the lines. A long conversation rebuilds its rows for every new message and page, so
 * an unchanged line keeps its row, which avoids converting its time and rendering it again.
 */
const getCachedRows = (lines: readonly Line[], zone: string): readonly CachedRow[] => {
  const before = last.zone === zone ? last.made : [];
  const shift = before.length - lines.length;
  const made: CachedRow[] = lines.map((line, index) => {
    // A known line is at the same index from the start, or from the end if earlier lines were prepended.
    const known = before[index]?.line === line ? before[index] : before[index + shift];
    if (known?.line === line) return known;
    const row: LineRow = { type: 'line', key: line.key, line, first: true, last: true };
    return { line, moment: getTimeAndDay(line.at, zone), row };
  });
  let first = true;
  made.forEach((each, index) => {
    const isLast = !isSameGroup(each, made[index + 1]);
    if (each.row.first !== first || each.row.last !== isLast)
      made[index] = { ...each, row: { ...each.row, first, last: isLast } };
    first = isLast;
  });
  last = { zone, made };
  return made;
};

/**
 * Returns the rows of a conversation, oldest first: its start if loaded, a line for each day in the user's
 * time zone, and the messages in groups.
 */
export const groupIntoRows = (lines: readonly Line[], zone: string, isWhole: boolean): Row[] => {
  const rows: Row[] = isWhole ? [{ type: 'start', key: 'start' }] : [];
  let day = '';
  for (const { moment: instant, row } of getCachedRows(lines, zone)) {
    if (instant.day !== day)
      rows.push({ type: 'day', key: `day ${instant.day}`, day: instant.day });
    day = instant.day;
    rows.push(row);
  }
  return rows;
};
