import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { watchSweep } from '../../jobs/sweep.ts';
import { readDueCalendars } from './imported-calendars/read-due.ts';
import { unpublishPhotos, WITHDRAW_PHOTOS } from './photos/unpublish-photos.ts';
import { refreshPriceRanges } from './prices/price-range-queries.ts';
import { rewriteOutdatedPages } from './search/rewrite-outdated.ts';
import { measureResponseTimes } from './track-record/measure-response-times.ts';
import { sweepFreedDays } from './waiting/notify-waiting.ts';
import { deleteEnded } from './waiting/waiting-queries.ts';
import { sweepPermissionReminders } from './work-permissions/send-reminders.ts';

export const registerGuideTimers = (deps: Deps): void => {
  // These two run every night, Japan time.
  deps.jobs.every('guides.measure-response-times', '17 18 * * *', () => measureResponseTimes(deps));
  deps.jobs.every(
    'guides.refresh-price-ranges',
    '7 18 * * *',
    () => inTransaction(deps.db, refreshPriceRanges),
    { atFirstStart: true },
  );
  deps.jobs.every('guides.rewrite-outdated-pages', '43 * * * *', () => rewriteOutdatedPages(deps));
  deps.jobs.watch('guides.imported-calendars', (isStopped) => readDueCalendars(deps, isStopped));
  watchSweep(deps, 'guides.freed-days', sweepFreedDays);
  watchSweep(deps, 'guides.permission-reminders', sweepPermissionReminders);
  deps.jobs.every('guides.end-waiting', '*/10 * * * *', () =>
    deleteEnded(deps.db, deps.clock.now()),
  );
  deps.jobs.handle(WITHDRAW_PHOTOS, (data) => unpublishPhotos(deps, data), 'days');
};
