import { dayIn } from '@tomoguide/contract/format';
import type { Line, Row } from '../line.ts';

/** What is said within so many minutes of each other has one time. */
const TOGETHER_MINUTES = 5;

/** What a row asks of a time: when it is, and on which of the reader's days. */
interface Moment {
  readonly ms: number;
  readonly day: string;
}

/** More than any conversation holds here at once; beyond it the reading begins anew. */
const MOMENTS_MAX = 50_000;
const moments = { zone: '', known: new Map<string, Moment>() };

/**
 * Each time is read once: a long conversation makes its rows again with every message and every
 * page, and reading thousands of times on a zone's clock would hold up the scrolling.
 */
const momentOf = (at: string, zone: string): Moment => {
  if (moments.zone !== zone || moments.known.size >= MOMENTS_MAX) {
    moments.zone = zone;
    moments.known.clear();
  }
  const known = moments.known.get(at);
  if (known) return known;
  const moment = { ms: Temporal.Instant.from(at).epochMilliseconds, day: dayIn(at, zone) };
  moments.known.set(at, moment);
  return moment;
};

const areTogether = (one: Line | undefined, next: Line | undefined, zone: string): boolean => {
  if (!one || !next || one.mine !== next.mine) return false;
  if (one.recalled || next.recalled || one.event || next.event) return false;
  const [from, to] = [momentOf(one.at, zone), momentOf(next.at, zone)];
  return to.ms - from.ms < TOGETHER_MINUTES * 60_000 && from.day === to.day;
};

/**
 * The rows of a conversation, oldest first: its beginning where that is known, a line for each day
 * of the reader's, the messages in groups.
 */
export const rowsOf = (lines: readonly Line[], zone: string, isWhole: boolean): Row[] => {
  const rows: Row[] = isWhole ? [{ type: 'start', key: 'start' }] : [];
  let day = '';
  for (const [at, line] of lines.entries()) {
    const its = momentOf(line.at, zone).day;
    if (its !== day) rows.push({ type: 'day', key: `day ${its}`, day: its });
    day = its;
    rows.push({
      type: 'line',
      key: line.key,
      line,
      first: !areTogether(lines[at - 1], line, zone),
      last: !areTogether(line, lines[at + 1], zone),
    });
  }
  return rows;
};
