import * as z from 'zod/mini';
import { ImportedCalendarId, Instant, line } from '../primitives.ts';

/** Calendars that a guide keeps elsewhere (docs/product/guides.md, "Imported calendars"). */

/** How many of them a guide may name. */
export const IMPORTED_CALENDARS_MAX = 3;

export const CALENDAR_NAME_MAX = 60;
export const CALENDAR_ADDRESS_MAX = 2_000;

/** The largest calendar that is read, in megabytes. */
export const CALENDAR_MEGABYTES = 10;

/** Each is read again after so many minutes. */
export const CALENDAR_READ_MINUTES = 60;

/** What a guide's tours end their UID with, in our own feed and files: they are not imported back. */
export const OWN_EVENT_SUFFIX = '@tours.tomoguide';

/** Why a calendar could not be read. */
export const CALENDAR_PROBLEMS = [
  'unreachable',
  'busy',
  'not_found',
  'not_a_calendar',
  'too_large',
  'address_refused',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Why an entry of a calendar, or a part of it, could not be read. */
export const UNREAD_REASONS = [
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
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** As many entries that could not be read are named; all are counted. */
export const UNREAD_ENTRIES_MAX = 10;

export const UnreadEntry = z.object({
  /** Its title in the calendar; null: it has none. */
  title: z.nullable(z.string()),
  reason: z.enum(UNREAD_REASONS),
});
export type UnreadEntry = z.infer<typeof UnreadEntry>;

/** A zone that a calendar names and nobody else, or that stands for several. */
export const ZoneNote = z.object({
  /** As the calendar names it. */
  name: z.string(),
  /** A zone of the IANA database, or 'UTC+09:00'; null: its times are read on the guide's own clock. */
  readAs: z.nullable(z.string()),
});
export type ZoneNote = z.infer<typeof ZoneNote>;

/** Times in which the guide is not free, from `start` to `end`. */
export const BusyTime = z.object({ start: Instant, end: Instant });
export type BusyTime = z.infer<typeof BusyTime>;

export const ImportedCalendar = z.object({
  id: ImportedCalendarId,
  /** As the guide calls it. */
  name: z.string(),
  /** Where it is; the rest of the address may be a secret and is not told again. */
  host: z.string(),
  /** When it was last read whole; null: not yet. */
  readAt: z.nullable(Instant),
  /** Since when it cannot be read, and why; null: it can. What was read before that still holds. */
  failingSince: z.nullable(Instant),
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** It is read in this moment, or in the next. */
  waiting: z.boolean(),
  /** How many entries it had when it was last read, and how many of those could not be read whole. */
  entries: z.int(),
  unreadCount: z.int(),
  /** The first of them. */
  unread: z.array(UnreadEntry),
  zones: z.array(ZoneNote),
  /** In rising order, none overlapping. What the events are about is not kept. */
  busy: z.array(BusyTime),
});
export type ImportedCalendar = z.infer<typeof ImportedCalendar>;

export const CalendarName = line(1, CALENDAR_NAME_MAX);

/**
 * The address of a calendar as it is kept; null: not one. `webcal:` is how calendars spell `https:`.
 */
export const calendarAddress = (typed: string): string | null => {
  const address = typed.trim().replace(/^webcals?:/i, 'https:');
  if (address.length > CALENDAR_ADDRESS_MAX || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
};
