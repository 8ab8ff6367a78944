import * as z from 'zod/mini';
import { PlainDate } from '../primitives.ts';
import { HOUR_RANGES_MAX } from './figures.ts';

/**
 * A guide's working hours (docs/product/guides.md, "Availability"), in minutes after midnight in the
 * guide's time zone, in steps of 30. An end above 1440 is past midnight, but belongs to the day on which
 * the hours begin.
 */
export interface Hours {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export interface WeeklyHours extends Hours {
  readonly weekday: number;
}

/** Hours on one day that replace the weekly hours; empty means closed. */
export interface DayException {
  readonly day: string;
  readonly hours: readonly Hours[];
}

const halfHour = (min: number, max: number) =>
  z.int().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((minute) => minute % 30 === 0, { error: 'in half-hours' }),
  );

const hoursShape = { startMinute: halfHour(0, 1410), endMinute: halfHour(30, 2850) };
const lasts = z.refine<Hours>(
  (hours) => hours.endMinute > hours.startMinute && hours.endMinute - hours.startMinute <= 1440,
  { error: 'ends after it starts, within 24 hours' },
);

export const Hours = z.strictObject(hoursShape).check(lasts);
export const WeeklyHours = z
  .strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), ...hoursShape })
  .check(lasts);
export const DayException = z.strictObject({
  day: PlainDate,
  hours: z.array(Hours).check(z.maxLength(HOUR_RANGES_MAX)),
});

/** Returns whether any two ranges of a day overlap. Adjacent ranges do not overlap. */
export const hasOverlap = (hours: readonly Hours[]): boolean =>
  [...hours]
    .sort((a, b) => a.startMinute - b.startMinute)
    .some(({ startMinute }, index, all) => startMinute < (all[index - 1]?.endMinute ?? 0));

/** Returns the weekdays (1 to 7) that have overlapping ranges. */
export const listOverlappingWeekdays = (weekly: readonly WeeklyHours[]): number[] =>
  [...Map.groupBy(weekly, ({ weekday }) => weekday)]
    .filter(([, hours]) => hasOverlap(hours))
    .map(([weekday]) => weekday);
