import * as z from 'zod/mini';
import { PlainDate } from '../primitives.ts';
import { CLOSED_REASONS } from './sight-bounds.ts';

/** A service. Guides, searches and bookings refer to it by ID in `services`. */
export const ServiceSubcategory = z.object({
  id: z.int(),
  nameCn: z.string(),
  nameEn: z.string(),
});
export type ServiceSubcategory = z.infer<typeof ServiceSubcategory>;

export const ServiceCategory = z.object({
  id: z.int(),
  nameCn: z.string(),
  nameEn: z.string(),
  subcategories: z.array(ServiceSubcategory),
});
export type ServiceCategory = z.infer<typeof ServiceCategory>;

/**
 * A name in Japanese script, in kana, in Latin letters and in Simplified Chinese. A missing form is an
 * empty string.
 */
const Reading = z.object({
  kanji: z.string(),
  kana: z.string(),
  romaji: z.string(),
  chinese: z.string(),
});
export type Reading = z.infer<typeof Reading>;

/** A place that a postal code belongs to (docs/product/pages.md, "Postal codes"). */
export const PostalPlace = z.object({
  /** For example 東京都. */
  prefecture: Reading,
  /** For example 渋谷区, 京都市東山区 or 八重山郡与那国町. */
  city: Reading,
  /** For example 神宮前; empty if the code covers the whole city. */
  town: Reading,
});
export type PostalPlace = z.infer<typeof PostalPlace>;

const warningShape = {
  /** The day on which the figure was checked; null if that is less than 180 days ago. */
  checkedOn: z.nullable(PlainDate),
};
const sightWarningShape = {
  ...warningShape,
  /** The index of the stop. */
  stop: z.int(),
  sight: z.object({ id: z.string(), nameCn: z.string(), nameEn: z.string() }),
};
const arrivalShape = {
  ...sightWarningShape,
  /** Minutes after midnight in Japan. */
  arrives: z.int(),
  /** The start that would be right, in minutes after midnight; null if none would. */
  startMinute: z.nullable(z.int()),
};

/** Why a day might not go as planned, and how to mend it. Stops are indexes. */
export const DayWarning = z.discriminatedUnion('kind', [
  z.object({
    ...warningShape,
    kind: z.literal('too_long'),
    neededMinutes: z.int(),
    minutes: z.int(),
    longestRoute: z.nullable(z.object({ from: z.int(), to: z.int(), minutes: z.int() })),
    /** The stop without which the day fits best; null if it is the only one. */
    leaveOut: z.nullable(z.int()),
    /** The length that is enough, in half-hours. */
    enoughMinutes: z.int(),
  }),
  z.object({
    ...sightWarningShape,
    kind: z.literal('closed'),
    reason: z.enum(CLOSED_REASONS),
    /** The next day on which the sight is open; null if there is none within two weeks. */
    openDay: z.nullable(PlainDate),
  }),
  /** A hint while no day is chosen. Weekdays from 1 (Monday) to 7 (Sunday). */
  z.object({
    ...sightWarningShape,
    kind: z.literal('closed_weekly'),
    weekdays: z.array(z.int()),
  }),
  z.object({ ...arrivalShape, kind: z.literal('too_late'), last: z.int() }),
  z.object({ ...arrivalShape, kind: z.literal('too_early'), opens: z.int() }),
]);
export type DayWarning = z.infer<typeof DayWarning>;

/** Whether a day can go as planned (docs/product/guides.md, "Does the day fit?"). */
export const DayFit = z.object({
  neededMinutes: z.int(),
  /** The routes between the known stops. */
  travelMinutes: z.int(),
  /** The routes with the route back to the first stop; null if fewer than two stops are known. */
  roundTripMinutes: z.nullable(z.int()),
  stops: z.int(),
  /** How many of the stops name a place whose routes are known. */
  knownStops: z.int(),
  warnings: z.array(DayWarning),
});
export type DayFit = z.infer<typeof DayFit>;
