import type { Logger } from './log.ts';

/**
 * A function that reports the current step of startup, with `done` of `of` parts if progress can be
 * counted.
 */
export type ReportProgress = (step: string, done?: number, of?: number) => void;

/**
 * Returns a function that reports progress to `npm start`, which prints slow steps
 * (scripts/setup/steps.js). If `npm start` did not start the server, each step is logged instead.
 */
export const createProgressReporter =
  (log: Logger): ReportProgress =>
  (step, done, of) => {
    if (process.send) process.send({ step, done, of });
    else if (done === undefined) log.info(step);
  };
