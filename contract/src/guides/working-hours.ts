import * as z from 'zod/mini';
import { PlainDate } from '../primitives.ts';

/**
 * When a guide works (docs/product/guides.md, "Availability"). Minutes are counted on the wall
 * clock of the guide's zone from the midnight that begins the day, in half-hours; an end above 1440
 * runs past midnight and still belongs to the day it begins.
 */
export interface Hours {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Monday is 1, Sunday is 7, as ISO 8601 counts. */
export interface WeeklyHours extends Hours {
  readonly weekday: number;
}

/** Other hours on one day; none means closed. They replace the weekly hours of that day. */
export interface DayException {
  readonly day: string;
  readonly hours: readonly Hours[];
}

/** Stretches that a day may have. */
export const STRETCHES_MAX = 6;

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
  hours: z.array(Hours).check(z.maxLength(STRETCHES_MAX)),
});

/** How far ahead a guide changes days of the calendar: a year, counted on the guide's calendar. */
export const CALENDAR_DAYS_AHEAD = 365;

/** Whether any two stretches of one day share time; those that only touch do not. */
export const overlap = (hours: readonly Hours[]): boolean =>
  [...hours]
    .sort((a, b) => a.startMinute - b.startMinute)
    .some(({ startMinute }, index, all) => startMinute < (all[index - 1]?.endMinute ?? 0));

/** The weekdays, 1 to 7, of which two stretches share time. */
export const overlappingWeekdays = (weekly: readonly WeeklyHours[]): number[] =>
  [...Map.groupBy(weekly, ({ weekday }) => weekday)]
    .filter(([, hours]) => overlap(hours))
    .map(([weekday]) => weekday);
