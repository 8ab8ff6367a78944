import { getLocalDayNumber } from '../zone-clock.ts';

/**
 * Returns the calendar days from now until the start, in the guide's time zone: 0 on the start day,
 * negative after it (docs/product/time.md, "Days").
 */
export const calculateDaysAway = (
  start: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): number => getLocalDayNumber(timeZone, start) - getLocalDayNumber(timeZone, now);

export const isStartDay = (
  start: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): boolean => calculateDaysAway(start, now, timeZone) === 0;

/** The countdown appears when this many days remain (docs/product/time.md, "Days"). */
const COUNTDOWN_DAYS = 7;

/** Returns the number of days shown in the countdown; null if the start is further away or has passed. */
export const getCountdownDays = (
  start: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): number | null => {
  const days = calculateDaysAway(start, now, timeZone);
  return days > COUNTDOWN_DAYS || Temporal.Instant.compare(now, start) >= 0 ? null : days;
};
