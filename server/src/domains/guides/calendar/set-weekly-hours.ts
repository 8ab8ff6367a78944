import {
  listOverlappingWeekdays,
  type WeeklyHours,
} from '@tomoguide/contract/guides/working-hours';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';

/**
 * Replaces the weekly hours; tours outside the new hours are unaffected (docs/product/guides.md, "Changing
 * the calendar"). Throws HOURS_OVERLAP with the affected weekdays.
 */
export const setWeeklyHours = async (
  deps: Deps,
  viewer: Viewer,
  hours: readonly WeeklyHours[],
): Promise<void> => {
  const weekdays = listOverlappingWeekdays(hours);
  if (weekdays.length > 0) fail('HOURS_OVERLAP', { field: 'hours', weekdays });
  await changeOwnGuide(deps, viewer, () => ({ weeklyHours: hours }));
};
