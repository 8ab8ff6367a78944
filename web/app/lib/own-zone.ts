import { formatBrieflyInBothZones, formatInstantWithZone } from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';

/** The user's time zone. Read only in the browser, where private pages are rendered. */
export const userTimeZone = (): string => Temporal.Now.timeZoneId();

/** Whether the user's time zone shows a different time from the guide's at the given instant. */
export const clocksDiffer = (instant: string, guideZone: string, userZone: string): boolean => {
  const at = Temporal.Instant.from(instant);
  const offset = (zone: string) => at.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offset(guideZone) !== offset(userZone);
};

/** A deadline in the user's time zone, which is named: 'Sun, May 3, 2026, 08:30 (Beijing time)'. */
export const formatInUserZone = (instant: string | null, locale: Locale): string =>
  formatInstantWithZone(instant, userTimeZone(), locale);

/** A deadline of a tour, also in the guide's time zone if the two differ. Omits the current year. */
export const formatInBothUserZones = (
  instant: string | null,
  guideZone: string,
  locale: Locale,
): string =>
  instant === null
    ? formatInUserZone(instant, locale)
    : formatBrieflyInBothZones(instant, Temporal.Now.instant(), userTimeZone(), guideZone, locale);
