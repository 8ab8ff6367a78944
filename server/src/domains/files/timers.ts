import type { Deps } from '../../deps.ts';
import { eraseUnused } from './receiving/erase-uploads.ts';

/** Uploads that nobody used are erased, on whichever server gets to it. */
export const registerFileTimers = (deps: Deps): void => {
  deps.jobs.every('files.erase-unused', '*/10 * * * *', () => eraseUnused(deps));
};
