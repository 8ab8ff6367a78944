import type { Rule, RuleDay } from './recurrence-rule.ts';
import { DAY, getDayNumber } from './zone.ts';

/** Thrown if a rule takes more steps than normal rules do. */
export class TooManySteps extends Error {}

/** Counts the steps that the rules of an event take, and limits them to about 20 ms. */
export class Steps {
  #left: number;
  readonly #onTake: (count: number) => void;

  /** @param onTake receives the number of steps taken, so that the caller can add up those of all events */
  constructor(max: number, onTake: (count: number) => void = () => {}) {
    this.#left = max;
    this.#onTake = onTake;
  }

  take(count = 1): void {
    this.#onTake(count);
    this.#left -= count;
    if (this.#left < 0) throw new TooManySteps();
  }
}

/** A calendar year; days are counted from January 1, 1970. */
interface Year {
  year: number;
  first: number;
  length: number;
  /** The first day of each month, and of the next year. */
  months: number[];
}

const toDayNumber = (year: number, month: number, day = 1): number =>
  new Date(0).setUTCFullYear(year, month, day) / DAY;

let latestYear: Year | null = null;

const describeYear = (year: number): Year => {
  if (latestYear?.year === year) return latestYear;
  const months = Array.from({ length: 13 }, (_, month) => toDayNumber(year, month));
  const [first = 0] = months;
  latestYear = { year, first, length: (months[12] ?? first) - first, months };
  return latestYear;
};

const getYearForDay = (day: number): Year => {
  if (latestYear && day >= latestYear.first && day < latestYear.first + latestYear.length)
    return latestYear;
  return describeYear(new Date(day * DAY).getUTCFullYear());
};

/** January 1, 1970 was a Thursday. */
const getWeekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

const getWeekStart = (day: number, weekStart: number): number =>
  day - ((getWeekday(day) - weekStart + 7) % 7);

/** Returns the start of the first week of a year: the first week with at least four days in that year. */
const getFirstWeekStart = (year: number, weekStart: number): number =>
  getWeekStart(toDayNumber(year, 0, 4), weekStart);

const isIn = (list: readonly number[], value: number, total: number): boolean =>
  list.includes(value) || list.includes(value - total - 1);

const isInWeeks = (weeks: readonly number[], day: number, weekStart: number): boolean => {
  const monday = getWeekStart(day, weekStart);
  // A week belongs to the year that contains most of its days.
  const { year } = getYearForDay(monday + 3);
  const first = getFirstWeekStart(year, weekStart);
  const total = (getFirstWeekStart(year + 1, weekStart) - first) / 7;
  return isIn(weeks, (monday - first) / 7 + 1, total);
};

/** Returns true if the day matches an ordinal such as the second Tuesday, within its month or year. */
const isNth = ({ nth }: RuleDay, day: number, from: number, to: number): boolean =>
  nth === 0 ||
  (nth > 0
    ? Math.floor((day - from) / 7) + 1 === nth
    : Math.floor((to - 1 - day) / 7) + 1 === -nth);

type DayTest = (day: number) => boolean;

/** Returns a predicate for the days of a rule. Parts that the rule lacks are taken from the event's start. */
const createDayTest = (rule: Rule, startDay: number): DayTest => {
  const { frequency, byMonth, byWeekNo, byYearDay, byMonthDay, byDay, weekStart } = rule;
  const start = new Date(startDay * DAY);
  const hasNoDay = !byWeekNo && !byYearDay && !byMonthDay && !byDay;
  let [months, monthDays, weekdays] = [byMonth, byMonthDay, byDay];
  if (hasNoDay && frequency === 'YEARLY') {
    months ??= [start.getUTCMonth() + 1];
    monthDays = [start.getUTCDate()];
  }
  if (hasNoDay && frequency === 'MONTHLY') monthDays = [start.getUTCDate()];
  const byWeek = frequency === 'YEARLY' && byWeekNo && !byDay && !byYearDay && !byMonthDay;
  if ((hasNoDay && frequency === 'WEEKLY') || byWeek)
    weekdays = [{ weekday: getWeekday(startDay), nth: 0 }];
  // A number before a weekday has meaning only within months and years.
  const counts = frequency === 'MONTHLY' || (frequency === 'YEARLY' && !byWeekNo);
  const withinMonth = frequency === 'MONTHLY' || months !== null;

  return (day) => {
    const year = getYearForDay(day);
    const { first, length } = year;
    if (weekdays) {
      const weekday = getWeekday(day);
      const matching = weekdays.filter((each) => each.weekday === weekday);
      if (matching.length === 0) return false;
      if (counts) {
        const month = new Date(day * DAY).getUTCMonth();
        const [from, to] = withinMonth
          ? [year.months[month] ?? first, year.months[month + 1] ?? first]
          : [first, first + length];
        if (!matching.some((each) => isNth(each, day, from, to))) return false;
      }
    }
    if (months || monthDays) {
      const date = new Date(day * DAY);
      const month = date.getUTCMonth();
      if (months && !months.includes(month + 1)) return false;
      const total = (year.months[month + 1] ?? 0) - (year.months[month] ?? 0);
      if (monthDays && !isIn(monthDays, date.getUTCDate(), total)) return false;
    }
    if (byYearDay && !isIn(byYearDay, day - first + 1, length)) return false;
    return !byWeekNo || isInWeeks(byWeekNo, day, weekStart);
  };
};

const sortAscending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/**
 * Returns the times within a day, in milliseconds; within an hour or a minute if `hours` or `minutes` is
 * [0].
 */
const getTimes = (
  hours: number[],
  minutes: number[],
  seconds: number[],
  steps: Steps,
): number[] => {
  steps.take(hours.length * minutes.length * seconds.length);
  return sortAscending(
    hours.flatMap((hour) =>
      minutes.flatMap((minute) =>
        seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
      ),
    ),
  );
};

const applySetPos = (
  set: readonly number[],
  positions: readonly number[] | null,
): readonly number[] =>
  positions
    ? sortAscending(positions)
        .map((each) => set.at(each > 0 ? each - 1 : each))
        .filter((each) => each !== undefined)
    : set;

/**
 * A function that passes the occurrences of each period in ascending order, until `isPast` returns true for
 * the start of the next period.
 */
type Periods = (take: (set: readonly number[]) => void, isPast: (from: number) => boolean) => void;

/** Iterates the periods of yearly, monthly, weekly and daily rules, which are counted by index. */
const iterateDayPeriods = (rule: Rule, start: number, from: number, steps: Steps): Periods => {
  const startDay = getDayNumber(start) / DAY;
  const inDay = start - getDayNumber(start);
  const { frequency, interval, weekStart, bySetPos } = rule;
  const matches = createDayTest(rule, startDay);
  const times = getTimes(
    rule.byHour ?? [Math.floor(inDay / 3_600_000)],
    rule.byMinute ?? [Math.floor(inDay / 60_000) % 60],
    rule.bySecond ?? [Math.floor(inDay / 1000) % 60],
    steps,
  );
  const ofWeeks = frequency === 'YEARLY' && rule.byWeekNo !== null;
  const date = (day: number): Date => new Date(day * DAY);
  /** Returns the index of the period that contains a day. */
  const getIndex = (day: number): number => {
    if (ofWeeks) return getYearForDay(getWeekStart(day, weekStart) + 3).year;
    if (frequency === 'YEARLY') return date(day).getUTCFullYear();
    if (frequency === 'MONTHLY') return date(day).getUTCFullYear() * 12 + date(day).getUTCMonth();
    return frequency === 'WEEKLY' ? Math.floor(getWeekStart(day, weekStart) / 7) : day;
  };
  const firstDay = (index: number): number => {
    if (ofWeeks) return getFirstWeekStart(index, weekStart);
    if (frequency === 'YEARLY') return toDayNumber(index, 0);
    if (frequency === 'MONTHLY') return toDayNumber(Math.floor(index / 12), index % 12);
    // A week begins on the day for which `getWeekday` returns `weekStart`.
    return frequency === 'WEEKLY' ? index * 7 + ((weekStart + 3) % 7) : index;
  };
  const startIndex = getIndex(startDay);
  const skipped =
    rule.count === null
      ? Math.floor((getIndex(getDayNumber(from) / DAY) - startIndex) / interval)
      : 0;

  return (take, isPast) => {
    for (let index = startIndex + Math.max(skipped, 0) * interval; ; index += interval) {
      const [begin, end] = [firstDay(index), firstDay(index + 1)];
      if (isPast(begin * DAY)) return;
      steps.take(1 + (end - begin) / 4);
      const set: number[] = [];
      for (let day = begin; day < end; day += 1) {
        if (!matches(day)) continue;
        steps.take(times.length / 4);
        for (const time of times) set.push(day * DAY + time);
      }
      if (set.length > 0) take(applySetPos(set, bySetPos));
    }
  };
};

const UNITS = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1_000 } as const;

/**
 * Iterates the periods of hourly, minutely and secondly rules. Skips whole days or hours that the rule
 * excludes.
 */
const iterateTimePeriods = (
  rule: Rule,
  unit: number,
  start: number,
  from: number,
  steps: Steps,
): Periods => {
  const { interval, byHour, byMinute, bySecond, bySetPos } = rule;
  const matches = createDayTest(rule, getDayNumber(start) / DAY);
  const inDay = start - getDayNumber(start);
  const times = getTimes(
    [0],
    unit > 60_000 ? (byMinute ?? [Math.floor(inDay / 60_000) % 60]) : [0],
    unit > 1_000 ? (bySecond ?? [Math.floor(inDay / 1000) % 60]) : [0],
    steps,
  );
  const first = Math.floor(start / unit);
  /** Returns the first period of the rule that begins at or after this local time. */
  const notBefore = (wall: number): number =>
    first + Math.max(0, Math.ceil((wall / unit - first) / interval)) * interval;

  return (take, isPast) => {
    let index = rule.count === null ? notBefore(Math.floor(from / unit) * unit) : first;
    for (;;) {
      const wall = index * unit;
      if (isPast(wall)) return;
      steps.take(times.length);
      const day = getDayNumber(wall);
      const hour = Math.floor((wall - day) / 3_600_000);
      const minute = Math.floor((wall - day) / 60_000);
      const second = Math.floor((wall - day) / 1000) % 60;
      if (!matches(day / DAY)) index = notBefore(day + DAY);
      else if (byHour && !byHour.includes(hour)) index = notBefore(day + (hour + 1) * 3_600_000);
      else if (unit < 3_600_000 && byMinute && !byMinute.includes(minute % 60))
        index = notBefore(day + (minute + 1) * 60_000);
      else {
        if (unit > 1_000 || !bySecond || bySecond.includes(second))
          take(
            applySetPos(
              times.map((time) => wall + time),
              bySetPos,
            ),
          );
        index += interval;
      }
    }
  };
};

/**
 * Returns the local times at which a rule repeats, beginning with `start`, in ascending order, from `from` to
 * `to` inclusive. Omits dates that do not exist, such as February 30. Throws `TooManySteps`.
 */
export const listOccurrences = (
  rule: Rule,
  start: number,
  { from, to, max = Number.POSITIVE_INFINITY }: { from: number; to: number; max?: number },
  steps: Steps,
): number[] => {
  const found: number[] = [];
  let counted = 0;
  const count = rule.count ?? Number.POSITIVE_INFINITY;
  const periods =
    rule.frequency in UNITS
      ? iterateTimePeriods(rule, UNITS[rule.frequency as keyof typeof UNITS], start, from, steps)
      : iterateDayPeriods(rule, start, from, steps);
  periods(
    (set) => {
      for (const wall of set) {
        if (wall < start || counted >= count) continue;
        counted += 1;
        if (wall < from || wall > to || found.length >= max) continue;
        steps.take();
        found.push(wall);
      }
    },
    // A year outside the range of `Date` yields NaN, which also ends the loop.
    (begin) => !(begin <= to) || counted >= count || found.length >= max,
  );
  return found;
};
