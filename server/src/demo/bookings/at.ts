import type { Deps } from '../../deps.ts';

/** The same program with its clock stopped at a moment: what is done with it happened then. */
export const at = (deps: Deps, moment: Temporal.Instant): Deps => ({
  ...deps,
  clock: { now: () => moment },
});
