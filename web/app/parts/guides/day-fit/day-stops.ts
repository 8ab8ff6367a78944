import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { getTextInLocale, type LocalText } from '@tomoguide/contract/guides/local-text';
import type { Locale } from '@tomoguide/contract/primitives';

/** A stop to check, with its name as the page shows it. */
export interface DayStop {
  readonly title: string;
  /** The name in each language that it has. */
  readonly names: readonly string[];
  readonly minutes: number | null;
}

/** A day to check: when, in Japan's time, and how long. */
export interface Day {
  readonly stops: readonly DayStop[];
  /** The length of the tour in minutes; null to compare with nothing. */
  readonly minutes: number | null;
  /** Null if it is not chosen yet. */
  readonly day: string | null;
  /** Minutes after midnight; null if it is not chosen yet. */
  readonly startMinute: number | null;
}

export const toDayStops = (stops: Itinerary['stops']): DayStop[] =>
  stops.map(({ title, minutes }) => ({ title, names: [title], minutes }));

export const toLocalDayStops = (
  stops: readonly { readonly title: LocalText; readonly minutes: number | null }[],
  locale: Locale,
): DayStop[] =>
  stops.map(({ title, minutes }) => ({
    title: getTextInLocale(title, locale),
    names: [title.en, title.zh].flatMap((name) => (name?.trim() ? [name] : [])),
    minutes,
  }));

/** Returns the day and the minute of a start in Japan, where all stops are. */
export const splitStart = (start: string | null): Pick<Day, 'day' | 'startMinute'> => {
  if (start === null) return { day: null, startMinute: null };
  const at = Temporal.Instant.from(start).toZonedDateTimeISO('Asia/Tokyo');
  return { day: at.toPlainDate().toString(), startMinute: at.hour * 60 + at.minute };
};
