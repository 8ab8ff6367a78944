import { FAILED_LOGINS } from '@tomoguide/contract/accounts/figures';
import type { Deps } from '../../deps.ts';
import { ERASE_JOB, eraseFiles } from './closing/erase-files.ts';
import { deleteOldExports, REMOVE_EXPORT, removeExportFile } from './export/delete-export.ts';
import { EXPORT_JOB, runExportJob } from './export/make-export.ts';
import { deleteOldTraces } from './login-traces/trace-queries.ts';
import { deleteUnlessShown, WITHDRAW_PICTURE } from './profile/unpublish-pictures.ts';
import { deleteOldRecords } from './queries.ts';

export const registerAccountTimers = (deps: Deps): void => {
  // Deletes expired sessions, links and exports, and old login attempts, once an hour.
  deps.jobs.every('accounts.forget', '23 * * * *', async () => {
    const now = deps.clock.now();
    await deleteOldRecords(deps.db, now, now.subtract({ minutes: FAILED_LOGINS.minutes }));
    await deleteOldTraces(deps.db, now);
    await deleteOldExports(deps);
  });
  deps.jobs.handle(EXPORT_JOB, (data) => runExportJob(deps, data));
  deps.jobs.handle(REMOVE_EXPORT, (data) => removeExportFile(deps, data), 'days');
  deps.jobs.handle(WITHDRAW_PICTURE, (data) => deleteUnlessShown(deps, data), 'days');
  deps.jobs.handle(ERASE_JOB, (data) => eraseFiles(deps, data), 'days');
};
