import { Worker } from 'node:worker_threads';
import { createBusyFailure } from '../../../failure.ts';
import { getEntryFile } from '../../../server-paths.ts';

/** Memory limit of a worker thread; a file that needs more is malicious. */
const MAX_MEGABYTES = 256;

/**
 * Runs a worker from this folder on a file, in a thread that has ended by the time the promise settles.
 * `input` is the file's bytes or pixels. Returns null if the file is unreadable. Throws BUSY after
 * `timeoutMs`, because a malicious file cannot be distinguished from a busy machine.
 */
export const runInThread = <Read>(
  worker: 'pdf-worker' | 'heic-worker' | 'qr-code-worker',
  input: unknown,
  timeoutMs: number,
): Promise<Read | null> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(getEntryFile(`domains/files/examining/${worker}`), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      // Ignores the exit event that terminating the thread causes.
      thread.removeAllListeners();
      thread.terminate().finally(settle);
    };
    const timer = setTimeout(() => end(() => reject(createBusyFailure(5))), timeoutMs);
    thread
      .once('message', (read: Read | null) => end(() => resolve(read)))
      .once('error', () => end(() => resolve(null)))
      .once('exit', () => end(() => resolve(null)));
  });
