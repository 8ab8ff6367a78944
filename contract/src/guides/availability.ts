import { GAP_AFTER_TOUR_MINUTES } from '../bookings/figures.ts';
import { getLocalDayNumber, toDayNumber, wallToEpoch } from '../zone-clock.ts';
import { DAYS_AHEAD, LEAD_HOURS } from './figures.ts';
import { createWorkCheck, isOpenForBookings, type WorkLimits } from './work-limits.ts';
import type { DayException, Hours, WeeklyHours } from './working-hours.ts';

/**
 * When a tour can start (docs/product/guides.md, "Free times"). Uses the guide's weekly hours, or the
 * exception for a day, in the guide's time zone. Hours past midnight belong to the day on which they begin.
 * A tour must fit in one range of the day's hours, start on the half-hour, leave an hour before and after
 * other tours, avoid imported busy times, start between 12 hours and 180 days from now, and be permitted by
 * the guide's residence status.
 */
export interface Calendar {
  readonly timeZone: string;
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly DayException[];
  /** Busy times from imported calendars; absent if there are none. */
  readonly imported?: readonly HeldRange[];
  /** When the guide's residence status lets them guide; absent if the caller does not know. */
  readonly work?: WorkLimits;
}

/** The time that a live tour holds: from its start to 60 minutes after its end, as stored in the database. */
export interface HeldRange {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

const STEP_MINUTES = 30;

const MINUTE = 60_000;
const STEP = STEP_MINUTES * MINUTE;

/** Sorts the ranges, and merges adjacent and overlapping ones. */
const mergeHours = (hours: readonly Hours[]): Hours[] => {
  const result: Hours[] = [];
  for (const next of [...hours].sort((a, b) => a.startMinute - b.startMinute)) {
    const last = result.at(-1);
    if (last && next.startMinute <= last.endMinute) {
      const endMinute = Math.max(last.endMinute, next.endMinute);
      result[result.length - 1] = { startMinute: last.startMinute, endMinute };
    } else result.push({ startMinute: next.startMinute, endMinute: next.endMinute });
  }
  return result;
};

/** Returns the working hours of a day; an exception replaces the weekly hours. */
export const listDayHours = (calendar: Calendar, day: Temporal.PlainDate): Hours[] => {
  const name = day.toString();
  const exception = calendar.exceptions.find((each) => each.day === name);
  if (exception) return mergeHours(exception.hours);
  return mergeHours(calendar.weekly.filter((each) => each.weekday === day.dayOfWeek));
};

interface WorkingRange {
  readonly from: number;
  readonly to: number;
}

const getWorkingRanges = (calendar: Calendar, day: Temporal.PlainDate): WorkingRange[] =>
  listDayHours(calendar, day).map(({ startMinute, endMinute }) => ({
    from: wallToEpoch(day, startMinute, calendar.timeZone),
    to: wallToEpoch(day, endMinute, calendar.timeZone),
  }));

/**
 * Returns the start times of a day that fit in the working hours and between the held ranges, in ascending
 * order, regardless of the current time.
 */
const listFittingStarts = (
  calendar: Calendar,
  day: Temporal.PlainDate,
  durationMinutes: number,
  held: readonly HeldRange[],
): number[] => {
  const length = durationMinutes * MINUTE;
  const taken = [...held, ...(calendar.imported ?? [])].map(({ start, end }) => ({
    from: start.epochMilliseconds - length - GAP_AFTER_TOUR_MINUTES * MINUTE,
    to: end.epochMilliseconds,
  }));
  const findWorkRefusal = createWorkCheck(calendar.work, held);
  const starts: number[] = [];
  for (const { from, to } of getWorkingRanges(calendar, day))
    for (let start = from; start + length <= to; start += STEP)
      if (
        !taken.some((range) => range.from < start && start < range.to) &&
        findWorkRefusal(start, start + length) === null
      )
        starts.push(start);
  return starts;
};

/**
 * Returns whether the day is between yesterday and 180 days ahead in the guide's time zone. Yesterday is
 * included, because its working hours can continue past midnight.
 */
const isDayBookable = (day: Temporal.PlainDate, timeZone: string, now: Temporal.Instant) => {
  const ahead = toDayNumber(day) - getLocalDayNumber(timeZone, now);
  return -1 <= ahead && ahead <= DAYS_AHEAD;
};

const calculateEarliestStart = (now: Temporal.Instant): number =>
  now.epochMilliseconds + LEAD_HOURS * 60 * MINUTE;

/**
 * Returns whether a tour fits in the working hours and between the held ranges, regardless of the current
 * time.
 */
export const isFreeAt = (
  calendar: Calendar,
  start: Temporal.Instant,
  durationMinutes: number,
  held: readonly HeldRange[],
): boolean => {
  const day = start.toZonedDateTimeISO(calendar.timeZone).toPlainDate();
  // Hours past midnight belong to the previous day.
  return [day, day.subtract({ days: 1 })].some((each) =>
    listFittingStarts(calendar, each, durationMinutes, held).includes(start.epochMilliseconds),
  );
};

/** Returns the available start times of a day for a duration in minutes, including those past midnight. */
export const listFreeStarts = (
  calendar: Calendar,
  day: Temporal.PlainDate,
  durationMinutes: number,
  held: readonly HeldRange[],
  now: Temporal.Instant,
): Temporal.Instant[] => {
  if (!isDayBookable(day, calendar.timeZone, now)) return [];
  if (calendar.work && !isOpenForBookings(calendar.work, now)) return [];
  const earliest = calculateEarliestStart(now);
  return listFittingStarts(calendar, day, durationMinutes, held)
    .filter((start) => start >= earliest)
    .map((start) => Temporal.Instant.fromEpochMilliseconds(start));
};

/**
 * Returns whether one range of working hours contains the whole tour: a range of the day on which it
 * starts, or of the day before if it extends past midnight.
 */
export const isWorkingThroughout = (
  calendar: Calendar,
  from: Temporal.Instant,
  to: Temporal.Instant,
): boolean => {
  const day = from.toZonedDateTimeISO(calendar.timeZone).toPlainDate();
  return [day, day.subtract({ days: 1 })]
    .flatMap((each) => getWorkingRanges(calendar, each))
    .some((hours) => hours.from <= from.epochMilliseconds && to.epochMilliseconds <= hours.to);
};

/**
 * Returns the tours outside the working hours, so that the guide can be warned. The tours remain as agreed.
 */
export const listToursOutsideHours = <
  Tour extends { readonly start: string; readonly end: string },
>(
  calendar: Calendar,
  tours: readonly Tour[],
): Tour[] =>
  tours.filter(
    ({ start, end }) =>
      !isWorkingThroughout(calendar, Temporal.Instant.from(start), Temporal.Instant.from(end)),
  );

/**
 * Returns the last start time that fits on a day, regardless of the current time; null if there is none. A
 * day is free if it is within reach and this start is at least 12 hours away.
 */
export const findLatestStart = (
  calendar: Calendar,
  day: Temporal.PlainDate,
  durationMinutes: number,
  held: readonly HeldRange[],
): Temporal.Instant | null => {
  const last = listFittingStarts(calendar, day, durationMinutes, held).at(-1);
  return last === undefined ? null : Temporal.Instant.fromEpochMilliseconds(last);
};

/**
 * Returns the last start time on an ordinary weekday without tours, in minutes after midnight. Like
 * `findLatestStart`.
 */
export const findUsualLatestStart = (
  weekly: readonly WeeklyHours[],
  weekday: number,
  durationMinutes: number,
): number | null => {
  let latest: number | null = null;
  for (const working of mergeHours(weekly.filter((each) => each.weekday === weekday))) {
    const start = working.endMinute - durationMinutes;
    // The last half-hour step from the beginning of the range at which the tour still fits.
    const onStep = start - ((start - working.startMinute) % STEP_MINUTES);
    if (onStep >= working.startMinute) latest = onStep;
  }
  return latest;
};

/** Returns the error code that says why a start cannot be booked; null if it can. */
export const startRefusal = (
  calendar: Calendar,
  start: Temporal.Instant,
  durationMinutes: number,
  held: readonly HeldRange[],
  now: Temporal.Instant,
): 'START_TIME_INVALID' | 'DATE_OUT_OF_RANGE' | 'SLOT_NOT_AVAILABLE' | null => {
  const wall = start.toZonedDateTimeISO(calendar.timeZone);
  if (start.epochMilliseconds % MINUTE !== 0 || wall.minute % STEP_MINUTES !== 0)
    return 'START_TIME_INVALID';
  const day = wall.toPlainDate();
  // Hours past midnight belong to the previous day.
  const days = [day, day.subtract({ days: 1 })];
  if (
    start.epochMilliseconds < calculateEarliestStart(now) ||
    !days.some((each) => isDayBookable(each, calendar.timeZone, now))
  )
    return 'DATE_OUT_OF_RANGE';
  const isFree = days.some((each) =>
    listFreeStarts(calendar, each, durationMinutes, held, now).some((free) => free.equals(start)),
  );
  return isFree ? null : 'SLOT_NOT_AVAILABLE';
};

/**
 * Returns the days whose start times a held range can affect: from two days before it begins (because
 * working hours can extend to the second midnight, followed by a break of an hour) to the day on which it
 * ends.
 */
export const listAffectedDays = (timeZone: string, held: HeldRange): Temporal.PlainDate[] => {
  const last = held.end.toZonedDateTimeISO(timeZone).toPlainDate();
  const days: Temporal.PlainDate[] = [];
  let day = held.start.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 2 });
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.push(day);
  return days;
};

/**
 * Returns whether the guide offers tours of this duration: a multiple of half an hour, between their
 * shortest and longest.
 */
export const isDurationOffered = (
  range: { readonly minDurationMinutes: number; readonly maxDurationMinutes: number },
  minutes: number,
): boolean =>
  minutes % STEP_MINUTES === 0 &&
  minutes >= range.minDurationMinutes &&
  minutes <= range.maxDurationMinutes;
