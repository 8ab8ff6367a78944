import * as z from 'zod/mini';
import { ImportedCalendarId, Instant, line } from '../primitives.ts';
import { cleanProse } from '../typed-text.ts';

/** Calendars that a guide imports from other services (docs/product/guides.md, "Imported calendars"). */

export const CALENDAR_NAME_MAX = 60;
export const CALENDAR_ADDRESS_MAX = 2_000;

/**
 * Suffix of the UIDs in TomoGuide's own feed and calendar files, so that a guide's own tours are not
 * imported.
 */
export const OWN_EVENT_SUFFIX = '@tours.tomoguide';

/** Why a calendar could not be read. */
export const CALENDAR_PROBLEMS = [
  'unreachable',
  'busy',
  'not_found',
  'not_a_calendar',
  // The calendar had entries at the previous fetch, but has none now.
  'empty',
  'too_large',
  'address_refused',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Why a calendar entry, or a part of it, could not be read. */
export const UNREADABLE_REASONS = [
  'start',
  'end',
  'ends_before_start',
  'rule',
  'never',
  'too_often',
  'dates',
  'kind',
  'cut_off',
] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

export const UnreadableEntry = z.object({
  /** The entry's title in the calendar; null if it has none. */
  title: z.nullable(z.string()),
  reason: z.enum(UNREADABLE_REASONS),
});
export type UnreadableEntry = z.infer<typeof UnreadableEntry>;

/** A time zone that is defined only inside the calendar, or whose name is ambiguous. */
export const ZoneNote = z.object({
  /** The time zone's name in the calendar. */
  name: z.string(),
  /**
   * The IANA time zone or offset ('UTC+09:00') used instead; null if its times are read in the guide's time
   * zone.
   */
  readAs: z.nullable(z.string()),
});
export type ZoneNote = z.infer<typeof ZoneNote>;

/** A range of time in which the guide is busy. */
export const BusyTime = z.object({ start: Instant, end: Instant });
export type BusyTime = z.infer<typeof BusyTime>;

export const ImportedCalendar = z.object({
  id: ImportedCalendarId,
  /** The guide's name for the calendar. */
  name: z.string(),
  /** The host of the calendar's URL. The rest of the URL can be secret and is never returned. */
  host: z.string(),
  /** When the calendar was last fully read; null if it never was. */
  readAt: z.nullable(Instant),
  /**
   * When the calendar became unreadable, and why; null if it is readable. Its previous entries remain in
   * effect.
   */
  failingSince: z.nullable(Instant),
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** True if the calendar is being fetched or is queued to be fetched. */
  waiting: z.boolean(),
  /** Number of entries at the last fetch, and how many of them could not be read. */
  entries: z.int(),
  unreadCount: z.int(),
  /** The first of the unreadable entries. */
  unread: z.array(UnreadableEntry),
  zones: z.array(ZoneNote),
  /** Busy times in ascending order, without overlaps. Details of the events are not stored. */
  busy: z.array(BusyTime),
});
export type ImportedCalendar = z.infer<typeof ImportedCalendar>;

export const CalendarName = line(1, CALENDAR_NAME_MAX);

/** Returns a calendar's URL as it is fetched; null if it is invalid. `webcal:` becomes `https:`. */
export const toCalendarUrl = (given: string): string | null => {
  const address = given.replace(/^(?:webcals?|feed):/i, 'https:');
  if (address.length > CALENDAR_ADDRESS_MAX || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
};

const QUOTES = ['<>', '()', '""', "''", '“”', '‘’', '「」', '『』', '（）', '【】', '《》'];
const unquote = (address: string): string =>
  QUOTES.includes(address.slice(0, 1) + address.slice(-1)) ? address.slice(1, -1) : address;
const removeStops = (address: string): string => address.replace(/[。，、]+$/, '');

/**
 * Returns the URL of an address as typed or pasted; null if it is invalid. Removes what copied text adds:
 * brackets or quotes around it, escaped ampersands, a full-width colon, one of two schemes. Without a scheme,
 * it means `https:`.
 */
export const parseCalendarUrl = (typed: string): string | null =>
  toCalendarUrl(
    // A full stop is inside or outside of the quotes.
    removeStops(unquote(removeStops(cleanProse(typed))))
      .replaceAll('&amp;', '&')
      .replace(/^(\w+)：\/\//, '$1://')
      .replace(/^(?:webcals?|https?|feed):\/*(?=(?:webcals?|https?):)/i, '')
      .replace(/^(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)/, 'https://'),
  );
