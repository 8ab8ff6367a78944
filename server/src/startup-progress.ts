import type { Logger } from './log.ts';

/** Reports the current startup step, with `done` of `of` if progress can be counted. */
export type ReportProgress = (step: string, done?: number, of?: number) => void;

/**
 * Reports to `npm start`, which prints slow steps (scripts/setup/steps.js). Without it, each step is logged.
 */
export const progressReporter =
  (log: Logger): ReportProgress =>
  (step, done, of) => {
    if (process.send) process.send({ step, done, of });
    else if (done === undefined) log.info(step);
  };
