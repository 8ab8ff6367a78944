import { createFixedZone, DAY, UTC, type Zone } from './zone.ts';

/** A date, or a date with a local time. */
export interface CalendarTime {
  /** Milliseconds since 1970 as if the local time were UTC; for a date, its midnight. */
  wall: number;
  isDate: boolean;
  /** Null if no zone is specified, as for dates. */
  zone: Zone | null;
}

/** A duration: `days` are calendar days, `milliseconds` are elapsed time. */
export interface Length {
  days: number;
  milliseconds: number;
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

const OFFSET = /^([+-])(\d\d):?(\d\d)?(?::?(\d\d))?$/;

/**
 * Parses an offset such as '+0900', '+09:00' or '-05'; returns milliseconds ahead of UTC, or null if it is
 * not an offset.
 */
export const parseOffset = (text: string): number | null => {
  const [, sign, hours, minutes = '0', seconds = '0'] = OFFSET.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
};

/** Returns the midnight of a date; null if the date does not exist, such as February 30. */
const getMidnight = (year: number, month: number, day: number): number | null => {
  const at = new Date(0);
  const wall = at.setUTCFullYear(year, month - 1, day);
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? wall : null;
};

/**
 * Parses a DATE or DATE-TIME, including ISO's longer format. A time in UTC or with an offset keeps that
 * zone; other times get `zone`. Returns null if it cannot be parsed.
 */
export const parseTime = (text: string, zone: Zone | null): CalendarTime | null => {
  const [, year, month, day, hour, minute, second, mark] = TIME.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const midnight = getMidnight(Number(year), Number(month), Number(day));
  if (midnight === null) return null;
  if (hour === undefined) return { wall: midnight, isDate: true, zone: null };
  const [hours, minutes] = [Number(hour), Number(minute)];
  // Treats a leap second as the second before it.
  const seconds = Math.min(Number(second ?? 0), 59);
  const isMidnightAfter = hours === 24 && minutes === 0 && seconds === 0;
  if ((hours > 23 && !isMidnightAfter) || minutes > 59 || Number(second ?? 0) > 60) return null;
  const wall = midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (mark === undefined) return { wall, isDate: false, zone };
  if (mark.toUpperCase() === 'Z') return { wall, isDate: false, zone: UTC };
  const offset = parseOffset(mark);
  return offset === null ? null : { wall, isDate: false, zone: createFixedZone(offset) };
};

/**
 * Years outside this range belong to another calendar, such as Japanese eras (0009). Apple's birthdays
 * start in 1604.
 */
const [EARLIEST, LATEST] = [Date.UTC(1600), Date.UTC(2400)];

/** Returns true for a time whose year is probably not Gregorian. */
export const isNonGregorian = ({ wall }: CalendarTime): boolean =>
  wall < EARLIEST || wall >= LATEST;

/** Also accepts the output of ISO 8601 libraries: zero years and months, an empty time, decimal hours. */
const LENGTH =
  /^\+?P(?=[\dT])(?:0+Y)?(?:0+M)?(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,7}(?:[.,]\d{1,6})?)H)?(?:(\d{1,8}(?:[.,]\d{1,6})?)M)?(?:(\d{1,9}(?:[.,]\d{1,9})?)S)?)?$/i;

/** Parses a DURATION; returns null if it is unreadable or negative. */
export const parseDuration = (text: string): Length | null => {
  const match = LENGTH.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((figure) => Number(figure?.replace(',', '.') ?? 0));
  return {
    days: weeks * 7 + days,
    milliseconds: Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000),
  };
};

/** Unescapes a value of the iCalendar type TEXT. */
export const unescapeText = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, char: string) => (/n/i.test(char) ? '\n' : char));

/** Returns the number of days that a duration takes, rounded up. */
export const calculateDays = (milliseconds: number): number => Math.ceil(milliseconds / DAY);
