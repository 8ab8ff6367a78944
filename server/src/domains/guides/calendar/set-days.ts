import { CALENDAR_DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import {
  type DayException,
  type Hours,
  hasOverlap,
} from '@tomoguide/contract/guides/working-hours';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { changeOwnGuide } from '../profile/change-own-guide.ts';

/** Returns the days of a range, including both ends. */
const listDaysBetween = (from: string, to: string): string[] => {
  const last = Temporal.PlainDate.from(to);
  const days: string[] = [];
  let day = Temporal.PlainDate.from(from);
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
};

/**
 * Closes days (empty `hours`), sets different hours for them, or resets them to the weekly hours (null).
 * Tours on those days are unaffected. Deletes exceptions for past days. Throws HOURS_OVERLAP, or
 * DAY_OUT_OF_RANGE for a day that is past in the guide's time zone or more than a year ahead.
 */
export const setDays = async (
  deps: Deps,
  viewer: Viewer,
  { from, to, hours }: { from: string; to: string; hours: readonly Hours[] | null },
): Promise<void> => {
  if (hours && hasOverlap(hours)) fail('HOURS_OVERLAP', { field: 'hours' });
  await changeOwnGuide(deps, viewer, ({ row, exceptions }) => {
    const today = deps.clock.now().toZonedDateTimeISO(row.timeZone).toPlainDate();
    const last = today.add({ days: CALENDAR_DAYS_AHEAD }).toString();
    if (from < today.toString() || to > last)
      fail('DAY_OUT_OF_RANGE', { field: from < today.toString() ? 'from' : 'to' });
    // Keeps yesterday's exception, because yesterday's hours can extend past midnight to now.
    const yesterday = today.subtract({ days: 1 }).toString();
    const others = exceptions.filter(({ day }) => day >= yesterday && (day < from || day > to));
    const changed: DayException[] = hours
      ? listDaysBetween(from, to).map((day) => ({ day, hours }))
      : [];
    return { exceptions: [...others, ...changed] };
  });
};
