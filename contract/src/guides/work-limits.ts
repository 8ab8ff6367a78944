import { GAP_AFTER_TOUR_MINUTES } from '../bookings/figures.ts';
import { toDayNumber } from '../zone-clock.ts';
import { HOLIDAY_DAY_HOURS, LIMITED_WEEK_HOURS } from './figures.ts';
import type { WorkKind } from './work-permission-bounds.ts';

/**
 * When a guide's residence status lets them guide (docs/product/guides.md, "Limited hours"). Limited hours
 * are those of the tours in any seven consecutive days in Japan; the days of a holiday period have a limit of
 * their own and do not count toward the seven days.
 */

export interface DayRange {
  /** Both days are included. */
  readonly from: string;
  readonly to: string;
}

export interface WorkLimits {
  /** No bookings can be made from then on, in milliseconds since 1970; null if that is not limited. */
  readonly closesAt: number | null;
  /** The last day on which a tour can end; null if there is none. */
  readonly lastDay: string | null;
  /** Whether the hours are limited. */
  readonly isLimited: boolean;
  /** The holiday periods that staff have checked. */
  readonly holidays: readonly DayRange[];
}

/** A guide's statement that waits for staff, or that staff have decided on. */
export interface StatedPermission {
  readonly state: 'pending' | 'checked' | 'rejected';
  readonly permits: WorkKind;
  /** The last day of the permission; null if it does not expire. */
  readonly until: string | null;
  readonly holidays: readonly DayRange[];
}

interface TimeRange {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Japan has no daylight saving time, so its days can be computed. */
const JAPAN_AHEAD = 9 * 60 * MINUTE;
const WEEK_DAYS = 7;
const WEEK_MINUTES = LIMITED_WEEK_HOURS * 60;
const HOLIDAY_MINUTES = HOLIDAY_DAY_HOURS * 60;

const toJapanDay = (epoch: number): number => Math.floor((epoch + JAPAN_AHEAD) / DAY);
const toNumber = (day: string): number => toDayNumber(Temporal.PlainDate.from(day));

const toDay = (dayNumber: number): string =>
  new Date(dayNumber * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns when a day ends in Japan, in milliseconds since 1970. */
export const getEndOfJapanDay = (day: string): number => (toNumber(day) + 1) * DAY - JAPAN_AHEAD;

const getEarlier = <Value extends number | string>(
  one: Value | null,
  other: Value | null,
): Value | null => (one === null || (other !== null && other < one) ? other : one);

/**
 * Returns the limits that follow from a guide's statements. A statement that waits counts as made, but never
 * widens what staff have checked. A guide who has stated nothing can take bookings until `dueAt`, in
 * milliseconds since 1970; one whose only statement was rejected cannot.
 */
export const getWorkLimits = (
  statements: readonly StatedPermission[],
  dueAt: number | null,
): WorkLimits => {
  const valid = statements.filter(({ state }) => state !== 'rejected');
  if (valid.length === 0) {
    const closesAt = statements.length === 0 ? dueAt : 0;
    return { closesAt, lastDay: null, isLimited: false, holidays: [] };
  }
  const lastDay = valid.map(({ until }) => until).reduce(getEarlier);
  const permitsNone = valid.some(({ permits }) => permits === 'none');
  return {
    closesAt: permitsNone ? 0 : lastDay === null ? null : getEndOfJapanDay(lastDay),
    lastDay,
    isLimited: valid.some(({ permits }) => permits === 'limited'),
    holidays: valid.filter(({ state }) => state === 'checked').flatMap(({ holidays }) => holidays),
  };
};

/** Returns whether a guide with these limits can take bookings at this time. */
export const isOpenForBookings = ({ closesAt }: WorkLimits, now: Temporal.Instant): boolean =>
  closesAt === null || now.epochMilliseconds < closesAt;

/** Returns the minutes of a tour on each day in Japan, as days since January 1, 1970. */
const splitByDay = (start: number, end: number): Map<number, number> => {
  const minutes = new Map<number, number>();
  for (let at = start; at < end; ) {
    const day = toJapanDay(at);
    const until = Math.min(end, (day + 1) * DAY - JAPAN_AHEAD);
    minutes.set(day, (until - at) / MINUTE);
    at = until;
  }
  return minutes;
};

/** Returns the minutes of all tours on each day in Japan. `held` includes the hour after each tour. */
const countMinutes = (held: readonly TimeRange[]): Map<number, number> => {
  const total = new Map<number, number>();
  for (const { start, end } of held) {
    const tourEnd = end.epochMilliseconds - GAP_AFTER_TOUR_MINUTES * MINUTE;
    for (const [day, minutes] of splitByDay(start.epochMilliseconds, tourEnd))
      total.set(day, (total.get(day) ?? 0) + minutes);
  }
  return total;
};

const createHolidayCheck = (holidays: readonly DayRange[]): ((day: number) => boolean) => {
  const ranges = holidays.map(({ from, to }) => ({ from: toNumber(from), to: toNumber(to) }));
  return (day) => ranges.some(({ from, to }) => from <= day && day <= to);
};

/** Returns the minutes in the seven days that begin on `first`, without those of holiday days. */
const sumWeek = (
  counted: ReadonlyMap<number, number>,
  isHoliday: (day: number) => boolean,
  first: number,
): number => {
  let sum = 0;
  for (let day = first; day < first + WEEK_DAYS; day += 1)
    if (!isHoliday(day)) sum += counted.get(day) ?? 0;
  return sum;
};

export type WorkRefusal = 'WORK_PERMISSION_ENDS' | 'WORK_HOURS_EXCEEDED';

/**
 * Returns a function that says why a guide may not guide a tour, or null if they may: it would end after
 * their permission, or exceed their hours together with the tours in `held`, which must cover seven days
 * before and after it. Tours that exceed them already only prevent tours that add to the same days. Start and
 * end are in milliseconds since 1970.
 */
export const createWorkCheck = (
  limits: WorkLimits | undefined,
  held: readonly TimeRange[],
): ((start: number, end: number) => WorkRefusal | null) => {
  if (limits === undefined) return () => null;
  const lastMoment = limits.lastDay === null ? null : getEndOfJapanDay(limits.lastDay);
  const counted = limits.isLimited ? countMinutes(held) : new Map<number, number>();
  const isHoliday = createHolidayCheck(limits.holidays);
  return (start, end) => {
    if (lastMoment !== null && end > lastMoment) return 'WORK_PERMISSION_ENDS';
    if (!limits.isLimited) return null;
    const tour = splitByDay(start, end);
    const withTour = new Map(counted);
    for (const [day, minutes] of tour) withTour.set(day, (counted.get(day) ?? 0) + minutes);
    for (const day of tour.keys()) {
      if (isHoliday(day)) {
        if ((withTour.get(day) ?? 0) > HOLIDAY_MINUTES) return 'WORK_HOURS_EXCEEDED';
        continue;
      }
      for (let first = day - WEEK_DAYS + 1; first <= day; first += 1)
        if (sumWeek(withTour, isHoliday, first) > WEEK_MINUTES) return 'WORK_HOURS_EXCEEDED';
    }
    return null;
  };
};

export interface CountedDay {
  readonly day: string;
  readonly minutes: number;
  readonly isHoliday: boolean;
}

export interface CountedHours {
  /** The days with tours, earliest first. */
  readonly days: readonly CountedDay[];
  /** The first of the seven days with most minutes, outside holiday periods; null if there are no tours. */
  readonly fullest: { readonly from: string; readonly to: string; readonly minutes: number } | null;
}

/** Returns the hours of the tours in `held`, from `from` on, for their guide. */
export const countHours = (
  held: readonly TimeRange[],
  holidays: readonly DayRange[],
  from: string,
): CountedHours => {
  const counted = countMinutes(held);
  const isHoliday = createHolidayCheck(holidays);
  const earliest = toNumber(from);
  const days = [...counted.keys()].filter((day) => day >= earliest).sort((a, b) => a - b);
  let fullest: CountedHours['fullest'] = null;
  for (const day of days) {
    // The seven days with most minutes begin, or can be moved so that they begin, on a day with a tour.
    const minutes = sumWeek(counted, isHoliday, day);
    if (minutes > (fullest?.minutes ?? 0))
      fullest = { from: toDay(day), to: toDay(day + WEEK_DAYS - 1), minutes };
  }
  return {
    days: days.map((day) => ({
      day: toDay(day),
      minutes: counted.get(day) ?? 0,
      isHoliday: isHoliday(day),
    })),
    fullest,
  };
};

/** Returns the days whose free times a limit on hours can affect: seven days before to after the range. */
export const listDaysWithinWeek = (days: readonly Temporal.PlainDate[]): Temporal.PlainDate[] => {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const wider: Temporal.PlainDate[] = [];
  const end = last.add({ days: WEEK_DAYS });
  for (
    let day = first.subtract({ days: WEEK_DAYS });
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  )
    wider.push(day);
  return wider;
};
