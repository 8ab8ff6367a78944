import type { Deps } from '../deps.ts';
import { deleteDispatched } from './delete-dispatched.ts';

/** Runs every night, Japan time (pg-boss uses UTC). */
export const registerEventTimers = (deps: Deps): void => {
  deps.jobs.every('events.forget', '41 18 * * *', () =>
    deleteDispatched(deps.db, deps.clock.now()),
  );
};
