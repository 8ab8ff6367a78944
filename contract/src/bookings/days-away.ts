import { dayNumberAt } from '../zone-clock.ts';

/**
 * Returns the calendar days from now until the start, in the guide's time zone: 0 on the start day,
 * negative after it (docs/product/time.md, "Days").
 */
export const daysAway = (
  start: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): number => dayNumberAt(timeZone, start) - dayNumberAt(timeZone, now);

export const isStartDay = (
  start: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): boolean => daysAway(start, now, timeZone) === 0;

/** The countdown appears when this many days remain (docs/product/time.md, "Days"). */
const COUNTDOWN_DAYS = 7;

/** Returns the number of days shown in the countdown; null if the start is further away or has passed. */
export const countdownDays = (
  start: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): number | null => {
  const days = daysAway(start, now, timeZone);
  return days > COUNTDOWN_DAYS || Temporal.Instant.compare(now, start) >= 0 ? null : days;
};
