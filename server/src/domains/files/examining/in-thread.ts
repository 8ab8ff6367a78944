import { Worker } from 'node:worker_threads';
import { busy } from '../../../failure.ts';
import { entryFile } from '../../../server-paths.ts';

/** One that takes more was made to. */
const MOST_MEGABYTES = 256;

/**
 * What a worker of this folder says of a file, in a thread of its own, which is gone when this settles.
 * `input` is the file's bytes, or its pixels. Null: it cannot be read. BUSY where it takes longer than
 * `longestMs`, as the file may be made to, or the machine is busy: nothing here can tell which.
 */
export const readInThread = <Read>(
  worker: 'pdf-worker' | 'heic-worker' | 'code-worker',
  input: unknown,
  longestMs: number,
): Promise<Read | null> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(entryFile(`domains/files/examining/${worker}`), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      // Its end, that follows, has nothing to add.
      thread.removeAllListeners();
      thread.terminate().finally(settle);
    };
    const timer = setTimeout(() => end(() => reject(busy(5))), longestMs);
    thread
      .once('message', (read: Read | null) => end(() => resolve(read)))
      .once('error', () => end(() => resolve(null)))
      .once('exit', () => end(() => resolve(null)));
  });
