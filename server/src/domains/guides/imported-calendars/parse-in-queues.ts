import { createTurnQueue } from '../../../turn-queue.ts';
import type { WorkerAnswer, WorkerQuestion } from '../calendar-reading/read-worker.ts';

/** A calendar with more bytes than this is not tried in the quick queue. */
const LARGE_BYTES = 500_000;
/** A calendar with fewer bytes, such as 600 events, is parsed before larger ones, which take longer. */
const SMALL_BYTES = 100_000;

type Parse = (question: WorkerQuestion) => Promise<WorkerAnswer>;
export type ParseInQueue = (
  calendar: Omit<WorkerQuestion, 'isQuick'>,
  hasFailed: boolean,
) => Promise<WorkerAnswer>;

/**
 * Parses calendars in queues, so that a slow one does not delay others. The quick queue stops parsing a
 * calendar that takes too long; a slow queue parses it again, once nothing waits in the quick queue. Small
 * calendars come first in the quick queue. Calendars that failed last time come last there, and have a slow
 * queue of their own, because each of them can take the maximum time. `maxCalls` is the maximum number of
 * concurrent calls.
 */
export const createParseQueues = (parse: Parse, maxCalls: number): ParseInQueue => {
  const inQuickQueue = createTurnQueue(2, maxCalls, 'BUSY');
  const inSlowQueue = createTurnQueue(2, maxCalls, 'BUSY');
  const inFailedQueue = createTurnQueue(1, maxCalls, 'BUSY');
  return async (calendar, hasFailed) => {
    if (calendar.bytes.length < LARGE_BYTES) {
      const isSmall = calendar.bytes.length < SMALL_BYTES;
      // Copies the bytes, because parsing takes ownership of them.
      const bytes = calendar.bytes.slice();
      const parseQuickly = () => parse({ ...calendar, bytes, isQuick: true });
      const answer = await inQuickQueue(parseQuickly, hasFailed ? 2 : isSmall ? 0 : 1);
      if (!('problem' in answer) || answer.problem !== 'too_large') return answer;
    }
    // Waits for the quick queue, because slow parsing would take the CPU from it.
    await inQuickQueue(async () => {}, 2);
    const inQueue = hasFailed ? inFailedQueue : inSlowQueue;
    return inQueue(() => parse({ ...calendar, isQuick: false }));
  };
};
