import type { Reactions } from '../../../events/dispatcher.ts';
import { expireNoticesAbout } from './change-notices.ts';
import { writeNotices } from './write-notices.ts';

/**
 * Notices about an imported calendar that cannot be read, either at all or in part. They expire once the
 * calendar can be read.
 */
export const calendarNotices: Reactions = {
  'guide.calendar_failed': (tx, { payload: { userId, calendarId, name } }, deps) =>
    writeNotices(tx, deps, [
      {
        to: userId,
        kind: 'calendarFailed',
        params: { place: 'calendar', calendarId, calendar: name },
      },
    ]),
  'guide.calendar_partly_read': (tx, { payload: { userId, calendarId, name } }, deps) =>
    writeNotices(tx, deps, [
      {
        to: userId,
        kind: 'calendarPartlyRead',
        params: { place: 'calendar', calendarId, calendar: name },
      },
    ]),
  'guide.calendar_mended': (tx, { payload: { userId, calendarId } }, deps) =>
    expireNoticesAbout(tx, deps, userId, {
      kinds: ['calendarFailed', 'calendarPartlyRead'],
      calendarId,
    }),
};
