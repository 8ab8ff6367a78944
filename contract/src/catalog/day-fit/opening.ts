import { getWeekday } from '../../zone-clock.ts';
import { OPEN_DAYS_AHEAD } from '../figures.ts';
import type { ClosedReason, HolidayRule } from '../sight-bounds.ts';
import { isJapaneseHoliday } from './japanese-holidays.ts';

export interface ClosedWeekday {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly onHoliday: HolidayRule;
}

/** Days of every year as `MM-DD`, both included. A period can go past the end of the year. */
export interface YearlyPeriod {
  readonly from: string;
  readonly to: string;
}

/** When a sight is open. Minutes after midnight in Japan. */
export interface SightHours {
  readonly closedWeekdays: readonly ClosedWeekday[];
  readonly closedYearly: readonly YearlyPeriod[];
  /** Periods with other hours, about which nothing is claimed. */
  readonly unclaimed: readonly YearlyPeriod[];
  readonly opens: number;
  readonly closes: number;
  /** The last admission; null if visitors are let in until it closes. */
  readonly lastAdmission: number | null;
  /** The day on which somebody last compared the hours with what the sight publishes. */
  readonly checkedOn: string;
}

const DAY = 86_400_000;
export const toDayText = (dayNumber: number): string =>
  new Date(dayNumber * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

const isIn = (periods: readonly YearlyPeriod[], dayNumber: number): boolean => {
  const day = toDayText(dayNumber).slice('YYYY-'.length);
  return periods.some(({ from, to }) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to,
  );
};

/** Returns whether a day replaces a closing day that fell on a holiday. */
const isReplacement = (weekday: number, dayNumber: number): boolean => {
  if (isJapaneseHoliday(dayNumber)) return false;
  for (let day = dayNumber - 1; isJapaneseHoliday(day); day -= 1) {
    if (getWeekday(day) === weekday) return true;
  }
  return false;
};

const getWeeklyReason = (
  { weekday, onHoliday }: ClosedWeekday,
  dayNumber: number,
): ClosedReason | null => {
  if (onHoliday === 'next_day' && isReplacement(weekday, dayNumber)) return 'after_holiday';
  const isClosed =
    getWeekday(dayNumber) === weekday && (onHoliday === 'closed' || !isJapaneseHoliday(dayNumber));
  return isClosed ? 'weekday' : null;
};

/** Returns why a sight is closed on a day (days since January 1, 1970); null if it is open, or nothing is claimed. */
export const getClosedReason = (hours: SightHours, dayNumber: number): ClosedReason | null => {
  if (isIn(hours.closedYearly, dayNumber)) return 'yearly';
  if (!isClaimed(hours, dayNumber)) return null;
  return (
    hours.closedWeekdays
      .map((closed) => getWeeklyReason(closed, dayNumber))
      .find((reason) => reason !== null) ?? null
  );
};

/** Returns whether the hours hold on a day. */
export const isClaimed = (hours: SightHours, dayNumber: number): boolean =>
  !isIn(hours.unclaimed, dayNumber);

/** Returns the first of the next days on which a sight is open, as a day number; null if there is none soon. */
export const findOpenDay = (hours: SightHours, dayNumber: number): number | null => {
  for (let day = dayNumber + 1; day <= dayNumber + OPEN_DAYS_AHEAD; day += 1) {
    if (getClosedReason(hours, day) === null) return day;
  }
  return null;
};
