import type { Logger } from './log.ts';

/** Tells what a start is doing; `done` of `of`, where that can be counted. */
export type Report = (step: string, done?: number, of?: number) => void;

/**
 * To `npm start`, which says what takes long (scripts/setup/steps.js); run by anything else, the log
 * has each step.
 */
export const reportTo =
  (log: Logger): Report =>
  (step, done, of) => {
    if (process.send) process.send({ step, done, of });
    else if (done === undefined) log.info(step);
  };
