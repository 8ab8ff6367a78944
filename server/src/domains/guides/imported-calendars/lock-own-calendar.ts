import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockOwnGuide } from '../profile/change-own-guide.ts';
import { findUserGuideId, type GuideRow } from '../queries.ts';
import { type CalendarRow, findCalendar } from './calendar-queries.ts';

/**
 * Locks the viewer's own guide, and returns it with one of its imported calendars. Throws NOT_FOUND or
 * GUIDE_SUSPENDED.
 */
export const lockOwnCalendar = async (
  tx: Tx,
  viewer: Viewer,
  id: ImportedCalendarId,
): Promise<{ guide: GuideRow; calendar: CalendarRow }> => {
  // Throws NOT_FOUND for users who are not guides, just as for another guide's calendar.
  if ((await findUserGuideId(tx, viewer.userId)) === null) fail('NOT_FOUND');
  const { row: guide } = await lockOwnGuide(tx, viewer);
  return { guide, calendar: (await findCalendar(tx, guide.id, id)) ?? fail('NOT_FOUND') };
};
