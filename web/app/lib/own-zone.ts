import {
  formatBrieflyInBothZones,
  formatInstantWithZone,
  formatOnGuidesClock,
} from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';

/** Returns the user's time zone. Browser only; private pages are rendered there. */
export const getUserTimeZone = (): string => Temporal.Now.timeZoneId();

/** Returns whether the user's time zone shows a different time than the guide's at the given instant. */
export const clocksDiffer = (instant: string, guideZone: string, userZone: string): boolean => {
  const at = Temporal.Instant.from(instant);
  const offset = (zone: string) => at.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offset(guideZone) !== offset(userZone);
};

/** Formats a deadline in the user's time zone, which is named: 'Sun, May 3, 2026, 08:30 (Beijing time)'. */
export const formatInUserZone = (instant: string | null, locale: Locale): string =>
  formatInstantWithZone(instant, getUserTimeZone(), locale);

/**
 * The time by which someone must answer or pay, in the user's time zone first, as in notices and emails, so that
 * all of them show the same time: 'Sun, May 3, 08:30 Beijing time (09:30 in Japan)' (docs/product/time.md, "Whose
 * clock"). Null reads 'Date not available'.
 */
export const formatDeadline = (
  instant: string | null,
  guideZone: string,
  locale: Locale,
): string =>
  instant === null
    ? formatInUserZone(instant, locale)
    : formatBrieflyInBothZones(
        instant,
        Temporal.Now.instant(),
        getUserTimeZone(),
        guideZone,
        locale,
      );

/**
 * A time of a tour, in the guide's time zone. Omits the current year, and the time zone if it is
 * not `named`. Null reads 'Date not available'.
 */
export const formatTourTime = (
  instant: string | null,
  guideZone: string,
  locale: Locale,
  { named = true } = {},
): string =>
  instant === null
    ? formatInUserZone(instant, locale)
    : formatOnGuidesClock(instant, guideZone, getUserTimeZone(), locale, {
        named,
        now: Temporal.Now.instant(),
      });
