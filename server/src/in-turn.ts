import { fail } from './failure.ts';

/**
 * Runs costly work a few at a time, the others in the order they came; one that finds too many waiting
 * is refused with `BUSY` or `UNAVAILABLE`.
 */
export const turns = (
  atOnce: number,
  queueMax: number,
  refusal: 'BUSY' | 'UNAVAILABLE',
): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) fail(refusal, undefined, { 'retry-after': '5' });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot is passed to the next in line, not released and taken again.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
