import { createTurnQueue } from '../../../turn-queue.ts';
import type { WorkerAnswer, WorkerQuestion } from '../calendar-reading/read-worker.ts';

/** A calendar with more bytes than this skips the quick lane. */
const LARGE_BYTES = 500_000;
/** A calendar with fewer bytes, such as 600 events, is read before larger ones, which take longer. */
const SMALL_BYTES = 100_000;

type Read = (question: WorkerQuestion) => Promise<WorkerAnswer>;
export type ReadInLanes = (
  calendar: Omit<WorkerQuestion, 'isQuick'>,
  hasFailed: boolean,
) => Promise<WorkerAnswer>;

/**
 * Reads calendars in lanes, so that a slow one does not delay others: the quick lane, in which small ones
 * come first, gives up on it, and a slow lane reads it again, once no quick read is waiting. Calendars that
 * failed last time come last in the quick lane and have a separate slow lane, because each of them can take
 * the maximum time. `maxCalls` is the maximum number of concurrent calls.
 */
export const createReadLanes = (read: Read, maxCalls: number): ReadInLanes => {
  const inQuickLane = createTurnQueue(2, maxCalls, 'BUSY');
  const inSlowLane = createTurnQueue(2, maxCalls, 'BUSY');
  const inFailedLane = createTurnQueue(1, maxCalls, 'BUSY');
  return async (calendar, hasFailed) => {
    if (calendar.bytes.length < LARGE_BYTES) {
      const isSmall = calendar.bytes.length < SMALL_BYTES;
      // Copies the bytes, because the read takes ownership of them.
      const bytes = calendar.bytes.slice();
      const readQuickly = () => read({ ...calendar, bytes, isQuick: true });
      const answer = await inQuickLane(readQuickly, hasFailed ? 2 : isSmall ? 0 : 1);
      if (!('problem' in answer) || answer.problem !== 'too_large') return answer;
    }
    // Heavy work would take the processor from the quick reads that still wait.
    await inQuickLane(async () => {}, 2);
    const inLane = hasFailed ? inFailedLane : inSlowLane;
    return inLane(() => read({ ...calendar, isQuick: false }));
  };
};
