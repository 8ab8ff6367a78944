import { LEAD_HOURS } from './figures.ts';

/**
 * Returns when an entry for a day ends: 12 hours before the last start on that day, or before midnight if it
 * has no start.
 */
export const getWaitingEnd = (
  day: Temporal.PlainDate,
  timeZone: string,
  lastStart: Temporal.Instant | null = null,
): Temporal.Instant => {
  const last = lastStart ?? day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
  return last.subtract({ hours: LEAD_HOURS });
};
