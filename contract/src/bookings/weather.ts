import * as z from 'zod/mini';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { Instant, PlainDate, text, WeatherId } from '../primitives.ts';
import { WEATHER_DAYS_MAX, WEATHER_GRACE_HOURS } from './figures.ts';

/** Bad weather as declared by staff (docs/product/bookings.md, "Bad weather"). */

export const WEATHER_REASON_MAX = 200;

const reasonText = text(1, WEATHER_REASON_MAX);
/** Why bookings can be cancelled, in both languages. */
export const WeatherReason = z.strictObject({ en: reasonText, zh: reasonText });
export type WeatherReason = z.infer<typeof WeatherReason>;

/** A declaration as users see it; its days are those of the tour's city. */
export const Weather = z.object({
  firstDay: PlainDate,
  lastDay: PlainDate,
  reason: z.object({ en: z.string(), zh: z.string() }),
});
export type Weather = z.infer<typeof Weather>;

/** A declaration as the parties of a booking see it. */
export const BookingWeather = z.object({
  ...Weather.shape,
  /**
   * Until when both parties can still cancel because of a declaration that has ended, or no longer includes
   * the tour; null while it concerns the booking. Absent in responses stored before this field existed.
   */
  keptUntil: z.optional(z.nullable(Instant)),
});
export type BookingWeather = z.infer<typeof BookingWeather>;

/** What declared bad weather means for a change that was proposed or is being prepared. */
export const ChangeWeather = z.object({
  /** The booking is in declared bad weather, so the change does not count toward the maximum. */
  uncounted: z.boolean(),
  /** The declaration for the new time; null if there is none, or if the start stays as booked. */
  declared: z.nullable(Weather),
  /**
   * Whether either party can cancel for a full refund because of `declared`: only if they were notified of it
   * before.
   */
  refundsInFull: z.boolean(),
});
export type ChangeWeather = z.infer<typeof ChangeWeather>;

export const DeclaredWeather = z.object({
  ...Weather.shape,
  cities: z.array(z.enum(CITY_SLUGS)),
});
export type DeclaredWeather = z.infer<typeof DeclaredWeather>;

/** A declaration as staff see it. */
export const WeatherDeclaration = z.object({
  ...DeclaredWeather.shape,
  id: WeatherId,
  /** Increases with each correction. */
  version: z.int(),
  staffName: z.string(),
  declaredAt: Instant,
  endedAt: z.nullable(Instant),
  /** The number of bookings whose parties have been notified. */
  notified: z.int(),
});
export type WeatherDeclaration = z.infer<typeof WeatherDeclaration>;

const countDays = (firstDay: string, lastDay: string): number =>
  Temporal.PlainDate.from(firstDay).until(lastDay).total('days') + 1;

/** Returns whether a declaration can have these days: in order, and not too many. */
export const areWeatherDays = (firstDay: string, lastDay: string): boolean => {
  const days = countDays(firstDay, lastDay);
  return days >= 1 && days <= WEATHER_DAYS_MAX;
};

/** What staff enter. */
export const NewWeather = z
  .strictObject({
    cities: z.array(z.enum(CITY_SLUGS)).check(z.minLength(1), z.maxLength(CITY_SLUGS.length)),
    firstDay: PlainDate,
    lastDay: PlainDate,
    reason: WeatherReason,
  })
  .check(
    z.refine(({ firstDay, lastDay }) => areWeatherDays(firstDay, lastDay), {
      error: `in order, at most ${WEATHER_DAYS_MAX} days`,
      path: ['lastDay'],
    }),
  );
export type NewWeather = z.infer<typeof NewWeather>;

interface TourTimes {
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** The guide's time zone. */
  timeZone: string;
}

/**
 * Returns whether a declaration applies to a booking on its days: not if the parties moved the booking there
 * after the declaration. `movedAt`: when they last agreed on another start, null if never; `isNotified`:
 * they were notified of the declaration, for example because a correction added the days later.
 */
export const isDeclaredAfterMove = (
  declaredAt: Temporal.Instant,
  { movedAt, isNotified }: { movedAt: Temporal.Instant | null; isNotified: boolean },
): boolean => movedAt === null || isNotified || Temporal.Instant.compare(movedAt, declaredAt) <= 0;

/**
 * Returns until when, inclusive, the parties of a booking can still cancel it because of a declaration that
 * stopped concerning it at `endedAt`.
 */
export const getWeatherGraceEnd = (
  endedAt: Temporal.Instant,
  start: Temporal.Instant,
): Temporal.Instant => {
  const until = endedAt.add({ hours: WEATHER_GRACE_HOURS });
  return Temporal.Instant.compare(until, start) < 0 ? until : start;
};

/** Returns the first declaration that concerns a tour in this city; null if there is none. */
export const findWeatherFor = <Declared extends DeclaredWeather>(
  declared: readonly Declared[],
  city: string,
  { start, end, timeZone }: TourTimes,
): Declared | null => {
  const getDay = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const startDay = getDay(start);
  // A tour that ends at midnight does not take place on the next day.
  const endDay = getDay(end.subtract({ seconds: 1 }));
  return (
    declared.find(
      ({ cities, firstDay, lastDay }) =>
        cities.some((each) => each === city) && startDay <= lastDay && firstDay <= endDay,
    ) ?? null
  );
};
