import * as z from 'zod/mini';
import { line, PlainDate } from '../primitives.ts';
import { CITY_SLUGS } from './cities.ts';
import { DAY_FIGURE_BOUNDS, HOLIDAY_RULES } from './sight-bounds.ts';

/** The figures behind "Does the day fit?", as staff correct them (docs/product/staff.md, "Figures of the day check"). */

const LEAP_YEAR = 2024;
const isDayOfYear = (day: string): boolean => z.safeParse(PlainDate, `${LEAP_YEAR}-${day}`).success;

/** A day of every year, as MM-DD. */
const DayOfYear = z
  .string()
  .check(z.regex(/^\d\d-\d\d$/), z.refine(isDayOfYear, { error: 'no day of the year' }));
const Periods = z
  .array(z.strictObject({ from: DayOfYear, to: DayOfYear }))
  .check(z.maxLength(DAY_FIGURE_BOUNDS.periods));
const DAY_MINUTES = 1440;
const MinuteOfDay = z.int().check(z.nonnegative(), z.maximum(DAY_MINUTES));

/** When a sight is open. Minutes after midnight in Japan. */
export const StatedHours = z.strictObject({
  /** Weekdays from 1 (Monday) to 7 (Sunday). */
  closedWeekdays: z
    .array(
      z.strictObject({
        weekday: z.int().check(z.minimum(1), z.maximum(7)),
        onHoliday: z.enum(HOLIDAY_RULES),
      }),
    )
    .check(z.maxLength(7)),
  closedYearly: Periods,
  /** Periods with other hours, about which nothing is claimed. */
  unclaimed: Periods,
  opens: MinuteOfDay,
  closes: MinuteOfDay,
  /** The last admission; null if visitors are let in until it closes. */
  lastAdmission: z.nullable(MinuteOfDay),
});
export type StatedHours = z.infer<typeof StatedHours>;

export const RideMinutes = z
  .int()
  .check(
    z.minimum(DAY_FIGURE_BOUNDS.rideMinutes.min),
    z.maximum(DAY_FIGURE_BOUNDS.rideMinutes.max),
  );

const checkShape = {
  /** The day on which somebody compared the figure with its source. */
  checkedOn: PlainDate,
  /** Where the figure comes from; null if that is not stated. */
  note: z.nullable(line(1, DAY_FIGURE_BOUNDS.note)),
};

/** What staff enter about a sight; `hours` is null if the shipped hours are right. */
export const SightCorrection = z.strictObject({ ...checkShape, hours: z.nullable(StatedHours) });
export type SightCorrection = z.infer<typeof SightCorrection>;

/** What staff enter about a ride; `minutes` is null if the shipped figure is right. */
export const RideCorrection = z.strictObject({ ...checkShape, minutes: z.nullable(RideMinutes) });
export type RideCorrection = z.infer<typeof RideCorrection>;

const PlaceName = z.object({ nameCn: z.string(), nameEn: z.string() });

const figureShape = {
  /** Increases with each change; 0 if staff never changed the figure. */
  version: z.int(),
  /** The day of the latest check, by staff or when the list was compiled. */
  checkedOn: PlainDate,
  /** Whether that is so long ago that warnings state the day. */
  isOld: z.boolean(),
  /** Whether staff replaced the shipped figure. */
  isCorrected: z.boolean(),
  /** Whether staff replaced or confirmed the shipped figure. */
  isChecked: z.boolean(),
  note: z.nullable(z.string()),
  /** The full name of the staff member who changed the figure last; null if nobody did. */
  staffName: z.nullable(z.string()),
};

export const SightFigure = z.object({
  ...figureShape,
  /** The ID of the sight, for example kyoto-to-ji. */
  id: z.string(),
  city: z.enum(CITY_SLUGS),
  name: PlaceName,
  hours: StatedHours,
  shippedHours: StatedHours,
});
export type SightFigure = z.infer<typeof SightFigure>;

export const RideFigure = z.object({
  ...figureShape,
  /** The two areas, for example tokyo.asakusa--tokyo.ueno. */
  id: z.string(),
  /** The city of both areas; null for a ride between two cities. */
  city: z.nullable(z.enum(CITY_SLUGS)),
  from: PlaceName,
  to: PlaceName,
  minutes: z.int(),
  shippedMinutes: z.int(),
});
export type RideFigure = z.infer<typeof RideFigure>;

export const DayFigureLists = z.object({
  sights: z.array(SightFigure),
  rides: z.array(RideFigure),
});
export type DayFigureLists = z.infer<typeof DayFigureLists>;
