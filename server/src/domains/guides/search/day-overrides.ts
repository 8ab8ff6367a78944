import {
  type Calendar,
  findLatestStart,
  findUsualLatestStart,
  type HeldRange,
  listAffectedDays,
} from '@tomoguide/contract/guides/availability';
import { listDaysWithinWeek } from '@tomoguide/contract/guides/work-limits';
import { wallToEpoch } from '@tomoguide/contract/zone-clock';

/** A day whose latest start time differs from the usual latest start time of its weekday. */
export interface DayOverride {
  day: string;
  /** When the shortest tour can start at the latest; null if no tour can start on this day. */
  latestStart: Temporal.Instant | null;
}

/**
 * How many years ahead DST changes are recorded. A guide's row is always rewritten before they are used up.
 */
const YEARS_OF_CLOCK_CHANGES = 3;
const DAY_MINUTES = 1440;

/**
 * Returns days with a DST change and the day before each, because its hours can extend into the DST change.
 */
const listClockChangeDays = (timeZone: string, now: Temporal.Instant): Temporal.PlainDate[] => {
  const days: Temporal.PlainDate[] = [];
  const end = now.add({ hours: YEARS_OF_CLOCK_CHANGES * 366 * 24 });
  let at = now.subtract({ hours: 72 }).toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  while (at && Temporal.Instant.compare(at.toInstant(), end) < 0) {
    const day = at.toPlainDate();
    days.push(day.subtract({ days: 1 }), day);
    at = at.getTimeZoneTransition('next');
  }
  return days;
};

/** Returns true if `latest` is the instant of the weekday's usual latest start time. */
const isUsualStart = (
  { timeZone }: Calendar,
  day: Temporal.PlainDate,
  usual: number | null,
  latest: Temporal.Instant | null,
): boolean => {
  if (usual === null || latest === null) return usual === latest;
  const midnights = [0, 1, 2].map((days) => wallToEpoch(day, days * DAY_MINUTES, timeZone));
  const [first = 0, second = 0, third = 0] = midnights;
  const oneDay = DAY_MINUTES * 60_000;
  if (second - first !== oneDay || third - second !== oneDay) return false;
  return first + usual * 60_000 === latest.epochMilliseconds;
};

/**
 * Returns the latest start of the shortest tour by weekday, Monday first, in minutes after midnight. -1
 * instead of null means no start time, because Drizzle's array types do not allow null elements.
 */
export const getUsualLatestStarts = (
  weekly: Calendar['weekly'],
  minDurationMinutes: number,
): number[] =>
  [1, 2, 3, 4, 5, 6, 7].map(
    (weekday) => findUsualLatestStart(weekly, weekday, minDurationMinutes) ?? -1,
  );

/** Returns the given days whose latest start time differs from the usual one of their weekday. */
export const getOverrides = (
  calendar: Calendar,
  minDurationMinutes: number,
  days: readonly Temporal.PlainDate[],
  held: readonly HeldRange[],
): DayOverride[] =>
  days.flatMap((day) => {
    const latest = findLatestStart(calendar, day, minDurationMinutes, held);
    const usual = findUsualLatestStart(calendar.weekly, day.dayOfWeek, minDurationMinutes);
    return isUsualStart(calendar, day, usual, latest)
      ? []
      : [{ day: day.toString(), latestStart: latest }];
  });

/** Returns the days whose start times a tour can affect: with limited hours, those of the weeks around it. */
export const listDaysAffectedBy = (calendar: Calendar, held: HeldRange): Temporal.PlainDate[] => {
  const days = listAffectedDays(calendar.timeZone, held);
  return calendar.work?.isLimited ? listDaysWithinWeek(days) : days;
};

const listDaysBetween = (from: string, to: string): Temporal.PlainDate[] => {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(to);
  return Array.from({ length: days + 1 }, (_, later) => first.add({ days: later }));
};

/** Returns the days on which a guide's residence status can shorten the usual hours. */
const listLimitedDays = ({ work }: Calendar): Temporal.PlainDate[] => {
  if (!work) return [];
  const { lastDay, holidays } = work;
  const last = lastDay === null ? [] : [Temporal.PlainDate.from(lastDay)];
  return [
    // Hours past midnight belong to the day before.
    ...last.flatMap((day) => [day.subtract({ days: 1 }), day]),
    ...holidays.flatMap(({ from, to }) => listDaysBetween(from, to)),
  ];
};

/** Returns all days whose start times can differ from the usual week, without duplicates. */
export const listUnusualDays = (
  calendar: Calendar,
  touched: readonly Temporal.PlainDate[],
  now: Temporal.Instant,
): Temporal.PlainDate[] => {
  const days = new Map<string, Temporal.PlainDate>();
  const yesterday = now.toZonedDateTimeISO(calendar.timeZone).toPlainDate().subtract({ days: 1 });
  for (const exception of calendar.exceptions) {
    const day = Temporal.PlainDate.from(exception.day);
    // Omits past days, because they are not searched.
    if (Temporal.PlainDate.compare(day, yesterday) >= 0) days.set(exception.day, day);
  }
  const others = [
    ...touched,
    ...listClockChangeDays(calendar.timeZone, now),
    ...listLimitedDays(calendar),
  ];
  for (const day of others) days.set(day.toString(), day);
  return [...days.values()];
};
