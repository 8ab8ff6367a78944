import { formatNearInBothZones, formatOnClock } from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';

/** The reader's zone; only asked in the browser, where private pages are rendered. */
export const ownZone = (): string => Temporal.Now.timeZoneId();

/** Whether a clock here shows another time than the guide's at that moment. */
export const clocksDiffer = (instant: string, guideZone: string, readerZone: string): boolean => {
  const at = Temporal.Instant.from(instant);
  const offset = (zone: string) => at.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offset(guideZone) !== offset(readerZone);
};

/** A deadline on the reader's clock, which is named: 'Sun, May 3, 2026, 08:30 (Beijing time)'. */
export const onOwnClock = (instant: string | null, locale: Locale): string =>
  formatOnClock(instant, ownZone(), locale);

/** A deadline of a tour, with the guide's clock beside it where the two differ; without this year. */
export const onBothClocks = (instant: string | null, guideZone: string, locale: Locale): string =>
  instant === null
    ? onOwnClock(instant, locale)
    : formatNearInBothZones(instant, Temporal.Now.instant(), ownZone(), guideZone, locale);
