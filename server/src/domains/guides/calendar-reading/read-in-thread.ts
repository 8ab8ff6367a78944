import { Worker } from 'node:worker_threads';
import { getSystemErrorCode } from '../../../error-code.ts';
import { getEntryFile } from '../../../server-paths.ts';
import type { WorkerAnswer, WorkerQuestion } from './read-worker.ts';

/**
 * Timeout of a read in milliseconds. A calendar that takes longer is malicious; 100,000 events take about
 * two seconds.
 */
const TIME_LIMIT_MS = 30_000;
/**
 * Limit of a quick read in milliseconds, because its step limit does not cover all of its work. CPU time
 * rather than elapsed time, because on a busy machine an ordinary calendar takes long too.
 */
const MAX_QUICK_CPU_MS = 400;
/** How often to check the CPU time, in milliseconds. */
const CHECK_MS = 25;
const MAX_MEGABYTES = 256;
/** Limits V8's young generation, because a larger one retains garbage longer. */
const YOUNG_MEGABYTES = 4;

/**
 * Reads a calendar in a separate thread and stops it if it takes too long. The bytes are transferred, so
 * the caller can no longer use them.
 */
export const readInThread = (question: WorkerQuestion): Promise<WorkerAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(getEntryFile('domains/guides/calendar-reading/read-worker'), {
      workerData: question,
      transferList: [question.bytes.buffer],
      resourceLimits: {
        maxOldGenerationSizeMb: MAX_MEGABYTES,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      },
      stdout: true,
      stderr: true,
    });
    const end = (answer: WorkerAnswer): void => {
      clearTimeout(timeout);
      clearTimeout(nextCheck);
      resolve(answer);
      worker.terminate();
    };
    const tooLarge = (): void => end({ problem: 'too_large' });
    let timeout: NodeJS.Timeout | undefined;
    let nextCheck: NodeJS.Timeout | undefined;
    const check = async (): Promise<void> => {
      try {
        const { user, system } = await worker.cpuUsage();
        if (user + system > MAX_QUICK_CPU_MS * 1000) tooLarge();
        else nextCheck = setTimeout(check, CHECK_MS);
      } catch (error) {
        // A thread that has ended has sent its answer, or its exit follows. Before Node 24.6, threads cannot
        // be measured, so the calendar is read in the slow lane.
        if (getSystemErrorCode(error) !== 'ERR_WORKER_NOT_RUNNING') tooLarge();
      }
    };
    worker.once('online', () => {
      timeout = setTimeout(tooLarge, TIME_LIMIT_MS);
      if (question.isQuick) void check();
    });
    worker.once('message', end).once('error', tooLarge).once('exit', tooLarge);
  });
