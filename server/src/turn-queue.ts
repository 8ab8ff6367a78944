import { beforeDeadline } from './deadline.ts';
import { Failure, fail } from './failure.ts';

/** A function that runs `work` when its turn comes; work in a queue takes precedence over work in later ones. */
export type Enqueue = <Result>(work: () => Promise<Result>, queue?: 0 | 1 | 2) => Promise<Result>;

/**
 * Creates a queue for expensive work that runs only a few tasks at a time, in order of arrival. Rejects
 * work with `BUSY` or `UNAVAILABLE` if its queue is full, or if its request's deadline passes while it
 * waits.
 */
export const createTurnQueue = (
  concurrency: number,
  queueMax: number,
  refusal: 'BUSY' | 'UNAVAILABLE',
): Enqueue => {
  let running = 0;
  const queues: Record<0 | 1 | 2, (() => void)[]> = { 0: [], 1: [], 2: [] };

  /** Waits until earlier work passes on its slot. */
  const waitForTurn = async (queue: (() => void)[]): Promise<void> => {
    if (queue.length >= queueMax) fail(refusal, undefined, { 'retry-after': '5' });
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    await beforeDeadline(promise).catch(() => {
      const position = queue.indexOf(resolve);
      // The slot was passed on at the same time, so the work starts; the work itself checks the deadline.
      if (position < 0) return;
      queue.splice(position, 1);
      throw new Failure(refusal, undefined, { 'retry-after': '5' });
    });
  };

  return async (work, queue = 0) => {
    if (running < concurrency) running += 1;
    else await waitForTurn(queues[queue]);
    try {
      return await work();
    } finally {
      // Passes the slot on directly instead of releasing it and taking it again.
      const next = queues[0].shift() ?? queues[1].shift() ?? queues[2].shift();
      if (next) next();
      else running -= 1;
    }
  };
};
