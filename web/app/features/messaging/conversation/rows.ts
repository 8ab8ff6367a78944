import { dayIn } from '@tomoguide/contract/format';
import type { Line, Row } from '../line.ts';

/** What is said within so many minutes of each other has one time. */
const TOGETHER_MINUTES = 5;

const areTogether = (one: Line | undefined, next: Line | undefined, zone: string): boolean => {
  if (!one || !next || one.mine !== next.mine) return false;
  if (one.recalled || next.recalled) return false;
  const between = Temporal.Instant.from(next.at).since(Temporal.Instant.from(one.at));
  return (
    between.total('minutes') < TOGETHER_MINUTES && dayIn(one.at, zone) === dayIn(next.at, zone)
  );
};

/**
 * The rows of a conversation, oldest first: its beginning where that is known, a line for each day
 * of the reader's, the messages in groups.
 */
export const rowsOf = (lines: readonly Line[], zone: string, isWhole: boolean): Row[] => {
  const rows: Row[] = isWhole ? [{ type: 'start', key: 'start' }] : [];
  let day = '';
  for (const [at, line] of lines.entries()) {
    const its = dayIn(line.at, zone);
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
