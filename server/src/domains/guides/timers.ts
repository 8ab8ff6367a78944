import type { Deps } from '../../deps.ts';
import { readDueCalendars } from './imported-calendars/read-due.ts';
import { unpublishPhotos, WITHDRAW_PHOTOS } from './photos/unpublish-photos.ts';
import { rewriteOutdatedPages } from './search/rewrite-outdated.ts';
import { measureResponseTimes } from './track-record/measure-response-times.ts';

export const registerGuideTimers = (deps: Deps): void => {
  // Runs every night, Japan time.
  deps.jobs.every('guides.measure-response-times', '17 18 * * *', () => measureResponseTimes(deps));
  deps.jobs.every('guides.rewrite-outdated-pages', '43 * * * *', () => rewriteOutdatedPages(deps));
  deps.jobs.watch('guides.imported-calendars', (isStopped) => readDueCalendars(deps, isStopped));
  deps.jobs.handle(WITHDRAW_PHOTOS, (data) => unpublishPhotos(deps, data), 'days');
};
