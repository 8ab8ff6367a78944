import type { Deps } from '../deps.ts';
import { deleteDispatched } from './delete-dispatched.ts';
import { wakeIfPending } from './dispatcher.ts';

export const registerEventTimers = (deps: Deps): void => {
  deps.jobs.watch('events.pending', () => wakeIfPending(deps.db));
  // Every night, Japan time (pg-boss uses UTC).
  deps.jobs.every('events.forget', '41 18 * * *', () =>
    deleteDispatched(deps.db, deps.clock.now()),
  );
};
