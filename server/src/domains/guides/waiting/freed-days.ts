import { DAYS_AHEAD, LEAD_HOURS } from '@tomoguide/contract/guides/figures';
import { wallToEpoch } from '@tomoguide/contract/zone-clock';
import type { DayOverride } from '../search/day-overrides.ts';

/** What the search knows of a listed guide's usual week. */
export interface UsualStarts {
  /** By weekday, Monday first, in minutes after midnight; negative without tours. */
  readonly latestStarts: readonly number[];
  /** The last day on which the guide can work; null if there is none. */
  readonly lastDay: string | null;
}

/** The latest starts of a guide's shortest tour, as the search reads them (search/tables.ts). */
export interface LatestStarts {
  /** Null if unlisted. */
  readonly usual: UsualStarts | null;
  readonly overrides: ReadonlyMap<string, DayOverride['latestStart']>;
}

export const getLatestStarts = (
  usual: LatestStarts['usual'],
  overrides: readonly DayOverride[],
): LatestStarts => ({
  usual,
  overrides: new Map(overrides.map(({ day, latestStart }) => [day, latestStart])),
});

/** Returns the days on which a tour can be booked, whatever the guide's hours: yesterday to 180 days ahead. */
export const listBookableDays = (timeZone: string, now: Temporal.Instant): Temporal.PlainDate[] => {
  const yesterday = now.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 });
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, days) => yesterday.add({ days }));
};

/**
 * Returns the days that were not free before a change and are free after it, by the rule of `listFreeStarts`
 * for the guide's shortest tour.
 */
export const findFreedDays = (
  timeZone: string,
  days: readonly Temporal.PlainDate[],
  before: LatestStarts,
  after: LatestStarts,
  now: Temporal.Instant,
): string[] => {
  if (after.usual === null) return [];
  const earliest = now.epochMilliseconds + LEAD_HOURS * 3_600_000;
  const bookable = listBookableDays(timeZone, now);
  const [first, last] = [String(bookable[0]), String(bookable.at(-1))];
  const isFree = ({ usual, overrides }: LatestStarts, day: Temporal.PlainDate): boolean => {
    if (usual === null) return false;
    const override = overrides.get(day.toString());
    if (override !== undefined) return override !== null && override.epochMilliseconds >= earliest;
    if (usual.lastDay !== null && day.toString() > usual.lastDay) return false;
    const minutes = usual.latestStarts[day.dayOfWeek - 1] ?? -1;
    return minutes >= 0 && wallToEpoch(day, minutes, timeZone) >= earliest;
  };
  return days.flatMap((day) => {
    const name = day.toString();
    const isFreed = first <= name && name <= last && !isFree(before, day) && isFree(after, day);
    return isFreed ? [name] : [];
  });
};
