import { beforeDeadline } from './deadline.ts';
import { Failure, fail } from './failure.ts';

/** Runs `work` when its turn comes; of two lines the first goes before the second. */
export type InTurn = <Result>(work: () => Promise<Result>, line?: 0 | 1) => Promise<Result>;

/**
 * Runs costly work a few at a time, the others in the order they came. One that finds too many waiting in
 * its line is refused with `BUSY` or `UNAVAILABLE`, and so is one whose request's deadline passes in it.
 */
export const turns = (
  atOnce: number,
  queueMax: number,
  refusal: 'BUSY' | 'UNAVAILABLE',
): InTurn => {
  let running = 0;
  const lines: readonly [(() => void)[], (() => void)[]] = [[], []];

  /** Ends with the turn, which is taken over from whoever ran before. */
  const turnIn = async (line: (() => void)[]): Promise<void> => {
    if (line.length >= queueMax) fail(refusal, undefined, { 'retry-after': '5' });
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(resolve);
    await beforeDeadline(promise).catch(() => {
      const place = line.indexOf(resolve);
      // The turn came in the same moment: the work may begin, and sees by itself how late it is.
      if (place < 0) return;
      line.splice(place, 1);
      throw new Failure(refusal, undefined, { 'retry-after': '5' });
    });
  };

  return async (work, line = 0) => {
    if (running < atOnce) running += 1;
    else await turnIn(lines[line]);
    try {
      return await work();
    } finally {
      // The slot is passed on, not released and taken again.
      const next = lines[0].shift() ?? lines[1].shift();
      if (next) next();
      else running -= 1;
    }
  };
};
