import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/working-hours';
import type { Random } from '../../drawings/random.ts';

type Shift = readonly [weekdays: readonly number[], startHour: number, endHour: number];

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

/** Typical weekly hours. An end above 24 is past midnight and belongs to the day on which the hours begin. */
const DAYTIME: readonly (readonly Shift[])[] = [
  [[WEEK, 9, 18]],
  [[WORKDAYS, 8, 17]],
  [
    [[1, 3, 5], 9, 19],
    [WEEKEND, 8, 20],
  ],
  [
    [WORKDAYS, 13, 20],
    [WEEKEND, 9, 21],
  ],
  [[[2, 3, 4, 5, 6], 7, 15.5]],
  [
    [[1, 2, 4], 10, 14],
    [[1, 2, 4], 16, 21],
    [WEEKEND, 9, 18],
  ],
  [
    [[4, 5], 8.5, 18],
    [WEEKEND, 8.5, 18],
  ],
  [[[1, 2, 3, 4, 6, 7], 6, 19]],
];
const LATE: readonly (readonly Shift[])[] = [
  [[[2, 3, 4, 5, 6], 17, 26]],
  [
    [WORKDAYS, 18, 25],
    [WEEKEND, 15, 26],
  ],
  [
    [[1, 4], 12, 22],
    [[5, 6], 16, 27],
  ],
];

/** Subcategory IDs of evening services: izakaya, night views and live music. */
const AFTER_DARK = new Set([103, 202, 504]);

const toWeeklyHours = (shifts: readonly Shift[]): WeeklyHours[] =>
  shifts.flatMap(([weekdays, start, end]) =>
    weekdays.map((weekday) => ({ weekday, startMinute: start * 60, endMinute: end * 60 })),
  );

/**
 * Returns a guide's weekly hours, which extend past midnight if one of the first two services is an evening
 * service.
 */
export const makeWeeklyHours = (random: Random, services: readonly number[]): WeeklyHours[] => {
  const late = services.slice(0, 2).some((id) => AFTER_DARK.has(id));
  return toWeeklyHours(random.pick(late ? LATE : DAYTIME));
};

/** Returns several days off and one day with other hours, within ten weeks after `today`. */
export const makeExceptions = (random: Random, today: Temporal.PlainDate): DayException[] => {
  const exceptions = new Map<string, DayException>();
  const add = (offset: number, hours: DayException['hours']): void => {
    const day = today.add({ days: offset }).toString();
    exceptions.set(day, { day, hours });
  };
  const away = random.int(9, 60);
  for (let i = 0; i < random.int(1, 6); i += 1) add(away + i, []);
  add(random.int(4, 70), [{ startMinute: 600, endMinute: 900 }]);
  return [...exceptions.values()];
};
