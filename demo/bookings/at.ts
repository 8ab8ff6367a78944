import type { Deps } from '../../server/src/deps.ts';

/**
 * Returns the same dependencies with the clock stopped at an instant, so that all actions with them happen at
 * that time.
 */
export const at = (deps: Deps, moment: Temporal.Instant): Deps => ({
  ...deps,
  clock: { now: () => moment },
});
