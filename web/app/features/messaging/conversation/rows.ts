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

/** The row of a line between two others, and what was read of its time. */
interface Made {
  readonly zone: string;
  readonly moment: Moment;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
  readonly row: LineRow;
}

/**
 * A long conversation asks for its rows with every message and every page: whatever still stands
 * between the same two is the same row, whose time is not read on a zone's clock again and which
 * is not drawn again.
 */
const made = new WeakMap<Line, Made>();

const momentIn = (line: Line, zone: string): Moment => {
  const known = made.get(line);
  return known?.zone === zone ? known.moment : momentOf(line.at, zone);
};

const areTogether = (one: Line | undefined, next: Line | undefined, zone: string): boolean => {
  if (!one || !next || one.mine !== next.mine) return false;
  if (one.recalled || next.recalled || one.event || next.event) return false;
  const [from, to] = [momentIn(one, zone), momentIn(next, zone)];
  return to.ms - from.ms < TOGETHER_MINUTES * 60_000 && from.day === to.day;
};

const madeOf = (
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  zone: string,
): Made => {
  const known = made.get(line);
  if (known?.zone === zone && known.before === before && known.after === after) return known;
  const first = !areTogether(before, line, zone);
  const last = !areTogether(line, after, zone);
  const isSame = known?.row.first === first && known.row.last === last;
  const row: LineRow = isSame ? known.row : { type: 'line', key: line.key, line, first, last };
  const now = { zone, moment: momentIn(line, zone), before, after, row };
  made.set(line, now);
  return now;
};

/**
 * The rows of a conversation, oldest first: its beginning where that is known, a line for each day
 * of the reader's, the messages in groups.
 */
export const rowsOf = (lines: readonly Line[], zone: string, isWhole: boolean): Row[] => {
  const rows: Row[] = isWhole ? [{ type: 'start', key: 'start' }] : [];
  let day = '';
  for (const [at, line] of lines.entries()) {
    const { moment, row } = madeOf(line, lines[at - 1], lines[at + 1], zone);
    if (moment.day !== day) rows.push({ type: 'day', key: `day ${moment.day}`, day: moment.day });
    day = moment.day;
    rows.push(row);
  }
  return rows;
};
