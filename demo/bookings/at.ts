import type { Deps } from '../../server/src/deps.ts';

/**
 * Returns the same dependencies with the clock stopped at an instant, so that all actions that use them
 * happen at that instant.
 */
export const withClockAt = (deps: Deps, instant: Temporal.Instant): Deps => ({
  ...deps,
  clock: { now: () => instant },
});
