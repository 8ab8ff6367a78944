import {
  type CalendarProblem,
  IMPORTED_CALENDARS_MAX,
  type ImportedCalendar,
} from '@tomoguide/contract/guides/imported-calendar';
import type { GuideId, ImportedCalendarId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Executor } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import { importedCalendars } from '../tables.ts';

export type CalendarRow = typeof importedCalendars.$inferSelect;

/** A guide's, in the order they were added. */
export const calendarsOf = (db: Executor, guideId: GuideId): Promise<CalendarRow[]> =>
  db
    .select()
    .from(importedCalendars)
    .where(eq(importedCalendars.guideId, guideId))
    .orderBy(asc(importedCalendars.id))
    .limit(IMPORTED_CALENDARS_MAX);

export const calendarOf = async (
  db: Executor,
  guideId: GuideId,
  id: ImportedCalendarId,
): Promise<CalendarRow | null> => {
  const [row] = await db
    .select()
    .from(importedCalendars)
    .where(and(eq(importedCalendars.id, id), eq(importedCalendars.guideId, guideId)));
  return row ?? null;
};

export interface DueCalendar {
  id: ImportedCalendarId;
  guideId: GuideId;
  userId: UserId;
  address: string;
  timeZone: string;
}

/**
 * Takes calendars that are due, the longest due first, and puts their next reading to `until`: no
 * other process reads them meanwhile, and one that dies leaves them to the others.
 */
export const takeDue = (
  db: Db,
  now: Temporal.Instant,
  until: Temporal.Instant,
  most: number,
): Promise<DueCalendar[]> =>
  rowsOf<DueCalendar>(db, {
    text: `
      update imported_calendars c set next_read_at = $2
      from guides g
      where g.id = c.guide_id and c.id in (
        select id from imported_calendars where next_read_at <= $1
        order by next_read_at limit $3 for update skip locked)
      returning c.id, c.guide_id as "guideId", g.user_id as "userId", c.address, g.time_zone as "timeZone"`,
    values: [now.toString(), until.toString(), most],
  });

export const updateCalendar = async (
  db: Executor,
  id: ImportedCalendarId,
  change: Partial<typeof importedCalendars.$inferInsert>,
): Promise<CalendarRow | null> => {
  const [row] = await db
    .update(importedCalendars)
    .set(change)
    .where(eq(importedCalendars.id, id))
    .returning();
  return row ?? null;
};

const instantOf = (milliseconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

export const presentCalendar = (row: CalendarRow, now: Temporal.Instant): ImportedCalendar => ({
  id: row.id,
  name: row.name,
  host: new URL(row.address).hostname,
  readAt: row.readAt?.toString() ?? null,
  failingSince: row.failingSince?.toString() ?? null,
  problem: row.problem satisfies CalendarProblem | null,
  waiting: row.asked || Temporal.Instant.compare(row.nextReadAt, now) <= 0,
  entries: row.entries,
  unreadCount: row.unreadCount,
  unread: row.unread,
  zones: row.zones,
  busy: row.busy.map(([start, end]) => ({ start: instantOf(start), end: instantOf(end) })),
});
