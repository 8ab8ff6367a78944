import type { Deps } from '../../deps.ts';
import { eraseUnused } from './receiving/erase-uploads.ts';

/** Deletes unused uploads, on one of the servers. */
export const registerFileTimers = (deps: Deps): void => {
  deps.jobs.every('files.erase-unused', '*/10 * * * *', () => eraseUnused(deps));
};
