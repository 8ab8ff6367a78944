import { turns } from '../../../in-turn.ts';
import type { WorkerAnswer, WorkerQuestion } from '../calendar-reading/read-worker.ts';

/** Larger ones are not tried in the quick lane. */
const LARGE_BYTES = 500_000;

type Read = (question: WorkerQuestion) => Promise<WorkerAnswer>;
export type ReadInLanes = (
  calendar: Omit<WorkerQuestion, 'isQuick'>,
  hasFailed: boolean,
) => Promise<WorkerAnswer>;

/**
 * Reads calendars in two lanes, so that one that takes long holds up no other: the quick lane gives up
 * on it, and it is read again in the slow lane, one at a time, while the quick lane goes on. Calendars that
 * could not be read the last time wait behind the others. `most` is how many come at once.
 */
export const lanes = (read: Read, most: number): ReadInLanes => {
  const inQuickLane = turns(2, most, 'BUSY');
  const inSlowLane = turns(1, most, 'BUSY');
  return async (calendar, hasFailed) => {
    const queue = hasFailed ? 1 : 0;
    if (calendar.bytes.length < LARGE_BYTES) {
      // A reading takes its bytes with it.
      const bytes = calendar.bytes.slice();
      const answer = await inQuickLane(() => read({ ...calendar, bytes, isQuick: true }), queue);
      if (!('problem' in answer) || answer.problem !== 'too_large') return answer;
    }
    return inSlowLane(() => read({ ...calendar, isQuick: false }), queue);
  };
};
