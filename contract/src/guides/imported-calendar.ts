import * as z from 'zod/mini';
import { ImportedCalendarId, Instant, line } from '../primitives.ts';

/** A guide's calendars from other services (docs/product/guides.md, "Imported calendars"). */

export const CALENDAR_NAME_MAX = 60;
export const CALENDAR_ADDRESS_MAX = 2_000;

/** Suffix of the UIDs in TomoGuide's own feed and files, so that a guide's own tours are not imported. */
export const OWN_EVENT_SUFFIX = '@tours.tomoguide';

/** Why a calendar could not be read. */
export const CALENDAR_PROBLEMS = [
  'unreachable',
  'busy',
  'not_found',
  'not_a_calendar',
  // It had entries at the last fetch, and has none now.
  'empty',
  'too_large',
  'address_refused',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Why an entry in a calendar, or part of it, could not be read. */
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

export const UnreadEntry = z.object({
  /** Its title in the calendar; null if it has none. */
  title: z.nullable(z.string()),
  reason: z.enum(UNREAD_REASONS),
});
export type UnreadEntry = z.infer<typeof UnreadEntry>;

/** A time zone that only the calendar defines, or whose name is ambiguous. */
export const ZoneNote = z.object({
  /** Its name in the calendar. */
  name: z.string(),
  /** An IANA time zone or 'UTC+09:00'; null if its times are read in the guide's time zone. */
  readAs: z.nullable(z.string()),
});
export type ZoneNote = z.infer<typeof ZoneNote>;

/** Times at which the guide is busy, from `start` to `end`. */
export const BusyTime = z.object({ start: Instant, end: Instant });
export type BusyTime = z.infer<typeof BusyTime>;

export const ImportedCalendar = z.object({
  id: ImportedCalendarId,
  /** The guide's name for it. */
  name: z.string(),
  /** Its host; the rest of the URL can be secret and is never returned. */
  host: z.string(),
  /** When it was last fully read; null if never. */
  readAt: z.nullable(Instant),
  /** Since when it cannot be read, and why; null if it can. Its previous entries remain in effect. */
  failingSince: z.nullable(Instant),
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** True if it is being fetched now or next. */
  waiting: z.boolean(),
  /** Number of entries at the last fetch. */
  entries: z.int(),
  unreadCount: z.int(),
  /** The first of them. */
  unread: z.array(UnreadEntry),
  zones: z.array(ZoneNote),
  /** In ascending order, without overlaps. Event details are not stored. */
  busy: z.array(BusyTime),
});
export type ImportedCalendar = z.infer<typeof ImportedCalendar>;

export const CalendarName = line(1, CALENDAR_NAME_MAX);

/** Returns the calendar URL to store; null if it is invalid. `webcal:` becomes `https:`. */
export const calendarAddress = (typed: string): string | null => {
  const address = typed.trim().replace(/^webcals?:/i, 'https:');
  if (address.length > CALENDAR_ADDRESS_MAX || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
};
