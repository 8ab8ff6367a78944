import { createTurnQueue } from '../../../in-turn.ts';
import type { WorkerAnswer, WorkerQuestion } from '../calendar-reading/read-worker.ts';

/** Larger calendars skip the quick lane. */
const LARGE_BYTES = 500_000;

type Read = (question: WorkerQuestion) => Promise<WorkerAnswer>;
export type ReadInLanes = (
  calendar: Omit<WorkerQuestion, 'isQuick'>,
  hasFailed: boolean,
) => Promise<WorkerAnswer>;

/**
 * Reads calendars in two lanes, so that a slow one does not delay others: the quick lane gives up on it,
 * and it is read again in the slow lane, one at a time, while the quick lane continues. Calendars that
 * failed the last time wait after the others. `most` is the maximum number of concurrent calls.
 */
export const lanes = (read: Read, most: number): ReadInLanes => {
  const inQuickLane = createTurnQueue(2, most, 'BUSY');
  const inSlowLane = createTurnQueue(1, most, 'BUSY');
  return async (calendar, hasFailed) => {
    const queue = hasFailed ? 1 : 0;
    if (calendar.bytes.length < LARGE_BYTES) {
      // The reading takes ownership of its bytes.
      const bytes = calendar.bytes.slice();
      const answer = await inQuickLane(() => read({ ...calendar, bytes, isQuick: true }), queue);
      if (!('problem' in answer) || answer.problem !== 'too_large') return answer;
    }
    return inSlowLane(() => read({ ...calendar, isQuick: false }), queue);
  };
};
