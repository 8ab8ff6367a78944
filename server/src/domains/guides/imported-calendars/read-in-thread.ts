import { Worker } from 'node:worker_threads';
import { entryFile } from '../../../server-paths.ts';
import type { BusyWindow } from './busy-times.ts';
import type { WorkerAnswer } from './busy-times-worker.ts';

/** A calendar that takes longer, or more memory, was made to. 100,000 events take some two seconds. */
const LONGEST_MS = 30_000;
const MOST_MEGABYTES = 512;

/** Reads a calendar in a thread of its own, which is stopped when it takes too long. */
export const readInThread = (text: string, window: BusyWindow): Promise<WorkerAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(entryFile('domains/guides/imported-calendars/busy-times-worker'), {
      workerData: { text, window },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    const end = (answer: WorkerAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
      worker.terminate();
    };
    const tooLarge = (): void => end({ problem: 'too_large' });
    const timer = setTimeout(tooLarge, LONGEST_MS);
    worker.once('message', end).once('error', tooLarge).once('exit', tooLarge);
  });
