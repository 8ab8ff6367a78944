import type { Deps } from '../../deps.ts';
import { dropOldExports } from './export/drop-export.ts';
import { WINDOW_MINUTES } from './login/login-throttle.ts';
import { deleteOldRecords } from './queries.ts';
import { forgetTraces } from './traces/traces.ts';

/** Deletes expired sessions and links, and attempts that no longer count, once an hour. */
export const scheduleAccounts = (deps: Deps): void => {
  deps.jobs.every('accounts.forget', '23 * * * *', async () => {
    const now = deps.clock.now();
    await deleteOldRecords(deps.db, now, now.subtract({ minutes: WINDOW_MINUTES }));
    await forgetTraces(deps.db, now);
    await dropOldExports(deps);
  });
};
