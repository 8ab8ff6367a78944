import type { Deps } from '../../server/src/deps.ts';

/**
 * The same dependencies with the clock stopped at a moment, so that what is done with them is dated
 * then.
 */
export const at = (deps: Deps, moment: Temporal.Instant): Deps => ({
  ...deps,
  clock: { now: () => moment },
});
