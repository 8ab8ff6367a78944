import type { Deps } from '../deps.ts';
import { forgetDispatched } from './forget.ts';

/** Every night in Japan (pg-boss uses UTC). */
export const registerEventTimers = (deps: Deps): void => {
  deps.jobs.every('events.forget', '41 18 * * *', () =>
    forgetDispatched(deps.db, deps.clock.now()),
  );
};
