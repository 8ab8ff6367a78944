import type { Calendar } from '@tomoguide/contract/guides/availability';
import type { WholeGuide } from '../queries.ts';
import { getLimits } from '../work-permissions/get-limits.ts';

/** Returns when a guide works, and is busy by imported calendars. */
export const getCalendar = (guide: WholeGuide): Calendar => ({
  timeZone: guide.row.timeZone,
  weekly: guide.weekly,
  exceptions: guide.exceptions,
  imported: guide.imported,
  work: getLimits(guide.row),
});
