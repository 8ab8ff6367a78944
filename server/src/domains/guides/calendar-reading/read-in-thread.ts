import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getEntryFile } from '../../../server-paths.ts';
import type { WorkerAnswer, WorkerQuestion, WorkerReady } from './read-worker.ts';

/**
 * Timeout of a read in milliseconds. A calendar that takes longer is malicious; 100,000 events take about
 * two seconds.
 */
const TIME_LIMIT_MS = 30_000;
/**
 * Limit of a quick read in milliseconds, because its step limit does not cover all of its work. CPU time
 * rather than elapsed time, because on a busy machine an ordinary calendar takes long too.
 */
const MAX_QUICK_CPU_MS = 300;
/** How often to check the CPU time, in milliseconds. */
const CHECK_MS = 25;
const MAX_MEGABYTES = 256;
/** Limits V8's young generation, because a larger one retains garbage longer. */
const YOUNG_MEGABYTES = 4;
/** After this time in milliseconds, a spare thread is ended. */
const MAX_SPARE_MS = 60_000;

/**
 * A thread that has answered, kept for the next calendar: starting one takes more CPU time than reading an
 * ordinary calendar.
 */
let spare: { worker: Worker; timeout: NodeJS.Timeout } | null = null;

const startThread = (): Worker => {
  const worker = new Worker(getEntryFile('domains/guides/calendar-reading/read-worker'), {
    resourceLimits: {
      maxOldGenerationSizeMb: MAX_MEGABYTES,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    stdout: true,
    stderr: true,
  });
  // Without a listener, the failure of a spare thread would end the process.
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (spare?.worker === worker) takeSpare();
  });
  return worker;
};

const takeSpare = (): Worker | undefined => {
  clearTimeout(spare?.timeout);
  const worker = spare?.worker;
  spare = null;
  worker?.ref();
  return worker;
};

/** Keeps one thread as a spare, and ends any other. */
const keepSpare = (worker: Worker): void => {
  if (spare) {
    worker.terminate();
    return;
  }
  worker.unref();
  const timeout = setTimeout(() => takeSpare()?.terminate(), MAX_SPARE_MS).unref();
  spare = { worker, timeout };
};

const getCpuMs = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Waits until a thread has used the CPU time of a quick read. Before Node 24.6, threads cannot be measured:
 * the error ends the quick read, and the calendar is read in the slow queue.
 */
const waitForCpuLimit = async (worker: Worker, signal: AbortSignal): Promise<null> => {
  const startMs = await getCpuMs(worker);
  while ((await getCpuMs(worker)) - startMs < MAX_QUICK_CPU_MS)
    await sleep(CHECK_MS, undefined, { signal });
  return null;
};

/** Returns the next message of a thread; null if it fails, ends or takes too long. */
const receive = async <Message>(worker: Worker, isQuick: boolean): Promise<Message | null> => {
  const done = new AbortController();
  const { signal } = done;
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]): Message => message),
      once(worker, 'exit', { signal }).then(() => null),
      sleep(TIME_LIMIT_MS, null, { signal }),
      ...(isQuick ? [waitForCpuLimit(worker, signal)] : []),
    ]);
  } catch {
    return null;
  } finally {
    done.abort();
  }
};

/**
 * Reads a calendar in a separate thread and stops it if it takes too long. The bytes are transferred, so
 * the caller can no longer use them.
 */
export const readInThread = async (question: WorkerQuestion): Promise<WorkerAnswer> => {
  const { isQuick } = question;
  // A slow read ends its thread, so it leaves the spare one to the quick reads.
  const known = isQuick ? takeSpare() : undefined;
  const worker = known ?? startThread();
  let answer: WorkerAnswer | null = null;
  try {
    if (known || (await receive<WorkerReady>(worker, false))) {
      worker.postMessage(question, [question.bytes.buffer]);
      answer = await receive<WorkerAnswer>(worker, isQuick);
    }
  } finally {
    // A thread that has read a large calendar would retain much memory.
    if (answer && isQuick) keepSpare(worker);
    else worker.terminate();
  }
  return answer ?? { problem: 'too_large' };
};
