import type { Deps } from '../../deps.ts';
import { eraseUnused } from './receiving/erase-uploads.ts';

/** Deletes unused uploads, in one process at a time. */
export const registerFileTimers = (deps: Deps): void => {
  deps.jobs.every('files.erase-unused', '*/10 * * * *', () => eraseUnused(deps));
};
