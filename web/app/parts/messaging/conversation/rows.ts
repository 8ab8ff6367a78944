import { dayIn } from '@tomoguide/contract/format';
import type { Line, Row } from '../line.ts';

/** What is said within so many minutes of each other has one time. */
const TOGETHER_MINUTES = 5;

/** What a row asks of a time: when it is, and on which of the reader's days. */
interface Moment {
  readonly ms: number;
  readonly day: string;
}

const momentOf = (at: string, zone: string): Moment => ({
  ms: Temporal.Instant.from(at).epochMilliseconds,
  day: dayIn(at, zone),
});

type LineRow = Extract<Row, { type: 'line' }>;

/** A line between two others, its row, and what was read of its time. */
interface Made {
  readonly line: Line;
  readonly moment: Moment;
  readonly row: LineRow;
}

/** What the last call made: nearly all of it stands there the next time, too. */
let last: { zone: string; made: readonly Made[] } = { zone: '', made: [] };

const areTogether = (one: Made | undefined, next: Made | undefined): boolean => {
  if (!one || !next || one.line.mine !== next.line.mine) return false;
  if (one.line.recalled || next.line.recalled || one.line.event || next.line.event) return false;
  const [from, to] = [one.moment, next.moment];
  return to.ms - from.ms < TOGETHER_MINUTES * 60_000 && from.day === to.day;
};

/**
 * A long conversation asks for its rows with every message and every page: a line that is the same has
 * the same row, whose time is not read on a zone's clock again and which is not drawn again.
 */
const madeOf = (lines: readonly Line[], zone: string): readonly Made[] => {
  const before = last.zone === zone ? last.made : [];
  const shift = before.length - lines.length;
  const made: Made[] = lines.map((line, at) => {
    // At its place from the beginning, or from the end where earlier ones joined.
    const known = before[at]?.line === line ? before[at] : before[at + shift];
    if (known?.line === line) return known;
    const row: LineRow = { type: 'line', key: line.key, line, first: true, last: true };
    return { line, moment: momentOf(line.at, zone), row };
  });
  let first = true;
  made.forEach((each, at) => {
    const isLast = !areTogether(each, made[at + 1]);
    if (each.row.first !== first || each.row.last !== isLast)
      made[at] = { ...each, row: { ...each.row, first, last: isLast } };
    first = isLast;
  });
  last = { zone, made };
  return made;
};

/**
 * The rows of a conversation, oldest first: its beginning where that is known, a line for each day
 * of the reader's, the messages in groups.
 */
export const rowsOf = (lines: readonly Line[], zone: string, isWhole: boolean): Row[] => {
  const rows: Row[] = isWhole ? [{ type: 'start', key: 'start' }] : [];
  let day = '';
  for (const { moment, row } of madeOf(lines, zone)) {
    if (moment.day !== day) rows.push({ type: 'day', key: `day ${moment.day}`, day: moment.day });
    day = moment.day;
    rows.push(row);
  }
  return rows;
};
