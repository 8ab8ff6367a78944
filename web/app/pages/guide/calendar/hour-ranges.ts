import type { Hours } from '@tomoguide/contract/guides/working-hours';

const STEP = 30;
const DAY = 1440;
const LAST_END = 2850;

const listMinuteSteps = (first: number, last: number): number[] =>
  Array.from({ length: (last - first) / STEP + 1 }, (_, index) => first + index * STEP);

/** The possible starts of a time range: every half hour of the day, in minutes after midnight. */
export const STARTS: readonly number[] = listMinuteSteps(0, DAY - STEP);

/**
 * Returns the possible ends for a start, within 24 hours of it, in minutes after midnight of the first day.
 */
export const listEndsAfter = (startMinute: number): number[] =>
  listMinuteSteps(startMinute + STEP, Math.min(startMinute + DAY, LAST_END));

/** Moves a range to another start. Keeps the end if possible, otherwise the duration. */
export const withStart = ({ startMinute, endMinute }: Hours, start: number): Hours => {
  if (endMinute > start && endMinute - start <= DAY) return { startMinute: start, endMinute };
  return { startMinute: start, endMinute: start + endMinute - startMinute };
};

/**
 * Returns the range that 'Add hours' adds: 9:00 to 18:00 if there is none yet, otherwise two hours that
 * start one hour after the last range.
 */
export const suggestNextRange = (hours: readonly Hours[]): Hours => {
  if (hours.length === 0) return { startMinute: 540, endMinute: 1080 };
  const last = Math.max(...hours.map(({ endMinute }) => endMinute));
  const startMinute = Math.min(last + 60, DAY - STEP);
  return { startMinute, endMinute: startMinute + 120 };
};
