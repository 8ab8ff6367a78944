import { dayIn } from '@tomoguide/contract/format';
import type { Line, Row } from '../line.ts';

/** Messages sent within this many minutes of each other share one time. */
const TOGETHER_MINUTES = 5;

/** A message's time, and its day in the user's time zone. */
interface Moment {
  readonly ms: number;
  readonly day: string;
}

const timeAndDayOf = (at: string, zone: string): Moment => ({
  ms: Temporal.Instant.from(at).epochMilliseconds,
  day: dayIn(at, zone),
});

type LineRow = Extract<Row, { type: 'line' }>;

/** A line with its two neighbors, its row, and its converted time. */
interface CachedRow {
  readonly line: Line;
  readonly moment: Moment;
  readonly row: LineRow;
}

/** The result of the last call, nearly all of which is still valid next time. */
let last: { zone: string; made: readonly CachedRow[] } = { zone: '', made: [] };

const isSameGroup = (one: CachedRow | undefined, next: CachedRow | undefined): boolean => {
  if (!one || !next || one.line.mine !== next.line.mine) return false;
  if (one.line.recalled || next.line.recalled || one.line.event || next.line.event) return false;
  const [from, to] = [one.moment, next.moment];
  return to.ms - from.ms < TOGETHER_MINUTES * 60_000 && from.day === to.day;
};

/**
 * A long conversation rebuilds its rows for every new message and page. An unchanged line keeps its row, so
 * its time is not converted and it is not rendered again.
 */
const cachedRows = (lines: readonly Line[], zone: string): readonly CachedRow[] => {
  const before = last.zone === zone ? last.made : [];
  const shift = before.length - lines.length;
  const made: CachedRow[] = lines.map((line, at) => {
    // At the same index from the start, or from the end if earlier ones were prepended.
    const known = before[at]?.line === line ? before[at] : before[at + shift];
    if (known?.line === line) return known;
    const row: LineRow = { type: 'line', key: line.key, line, first: true, last: true };
    return { line, moment: timeAndDayOf(line.at, zone), row };
  });
  let first = true;
  made.forEach((each, at) => {
    const isLast = !isSameGroup(each, made[at + 1]);
    if (each.row.first !== first || each.row.last !== isLast)
      made[at] = { ...each, row: { ...each.row, first, last: isLast } };
    first = isLast;
  });
  last = { zone, made };
  return made;
};

/**
 * The rows of a conversation, oldest first: its start if it is loaded, a line for each day in the user's
 * time zone, and the messages in groups.
 */
export const rowsOf = (lines: readonly Line[], zone: string, isWhole: boolean): Row[] => {
  const rows: Row[] = isWhole ? [{ type: 'start', key: 'start' }] : [];
  let day = '';
  for (const { moment, row } of cachedRows(lines, zone)) {
    if (moment.day !== day) rows.push({ type: 'day', key: `day ${moment.day}`, day: moment.day });
    day = moment.day;
    rows.push(row);
  }
  return rows;
};
