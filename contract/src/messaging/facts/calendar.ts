/**
 * Days that are named by numbers, weekdays or words, relative to the day on which a message was written. A day is the
 * number of days since January 1, 1970: a message can name hundreds of days, and Temporal is a hundred times slower.
 */
import { getWeekday } from '../../zone-clock.ts';

const MILLISECONDS = 86_400_000;

export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
export const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ');

const toDate = (day: number): Date => new Date(day * MILLISECONDS);

/** Returns the day as 2026-12-04. */
export const formatDay = (day: number): string => toDate(day).toISOString().slice(0, 10);

export const getYear = (day: number): number => toDate(day).getUTCFullYear();
/** Returns the number of the month, from 1. */
export const getMonth = (day: number): number => toDate(day).getUTCMonth() + 1;

/** Returns a day; null if it does not exist. Months after December are in the next year. */
export const toDay = (year: number, month: number, day: number): number | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = month >= 1 && day >= 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / MILLISECONDS : null;
};

/** Returns the next occurrence of a day without a year; today counts. */
export const findNextDay = (today: number, month: number, day: number): number | null => {
  if (month < 1 || month > 12) return null;
  // February 29 exists every four years, or eight around 2100.
  for (let year = getYear(today); year <= getYear(today) + 8; year += 1) {
    const found = toDay(year, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
};

/** Returns the next day with a number, on or after another day: the 15th. */
export const findNextDayOfMonth = (from: number, day: number): number | null => {
  for (const months of [0, 1, 2]) {
    const found = toDay(getYear(from), getMonth(from) + months, day);
    if (found !== null && found >= from) return found;
  }
  return null;
};

/** Returns a weekday of the week that is `weeks` after the current one, which begins on Monday. */
export const findDayOfWeek = (today: number, weekday: number, weeks: number): number =>
  today + weekday - getWeekday(today) + weeks * 7;

/** Returns the next day with a weekday. Today has another name, so it does not count. */
export const findComingDay = (today: number, weekday: number): number =>
  today + (((weekday - getWeekday(today) + 6) % 7) + 1);
