import { IMPORTED_CALENDARS_MAX } from '@tomoguide/contract/guides/figures';
import type {
  CalendarProblem,
  ImportedCalendar,
} from '@tomoguide/contract/guides/imported-calendar';
import type { GuideId, ImportedCalendarId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, eq } from 'drizzle-orm';
import { createKeyQueries } from '../../../database/by-key.ts';
import type { Db, Executor, Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { firstRow } from '../../../database/single-row.ts';
import { type FetchedVersion, importedCalendars } from '../tables.ts';

export type CalendarRow = typeof importedCalendars.$inferSelect;

export const { insert: insertCalendar, remove: deleteCalendar } = createKeyQueries(
  importedCalendars,
  'id',
);

export const deleteCalendars = async (tx: Tx, guideId: GuideId): Promise<void> => {
  await tx.delete(importedCalendars).where(eq(importedCalendars.guideId, guideId));
};

/** Returns the calendars of a guide, in the order in which they were added. */
export const listCalendars = (db: Executor, guideId: GuideId): Promise<CalendarRow[]> =>
  db
    .select()
    .from(importedCalendars)
    .where(eq(importedCalendars.guideId, guideId))
    .orderBy(asc(importedCalendars.id))
    .limit(IMPORTED_CALENDARS_MAX);

export const findCalendar = (
  db: Executor,
  guideId: GuideId,
  id: ImportedCalendarId,
): Promise<CalendarRow | null> =>
  firstRow(
    db
      .select()
      .from(importedCalendars)
      .where(and(eq(importedCalendars.id, id), eq(importedCalendars.guideId, guideId))),
  );

export interface DueCalendar {
  id: ImportedCalendarId;
  guideId: GuideId;
  userId: UserId;
  address: string;
  timeZone: string;
  fetched: FetchedVersion | null;
  /** True if the guide requested this read. */
  refreshRequested: boolean;
  /** True if the last read failed. */
  hasFailed: boolean;
}

/** Returns the host of a calendar, with the port unless it is the default port. */
export const getHost = (address: string): string => new URL(address).host;

interface ClaimOptions {
  now: Temporal.Instant;
  /** No other process reads the claimed calendars before this time. */
  until: Temporal.Instant;
  maxCalendars: number;
  /** Maximum number of concurrent fetches per host. */
  maxPerHost: number;
  /**
   * Calendars that have been fetched but are still being parsed; they do not count toward the limit of
   * their host.
   */
  fetched: readonly ImportedCalendarId[];
  /** Maximum number of concurrent reads of calendars whose last read failed. */
  maxFailed: number;
}

/**
 * Claims calendars that are due, at most one per guide across all processes. Calendars whose last read
 * succeeded come first, then those that are longest overdue. If the process crashes, the claimed calendars
 * are due again at `until`.
 */
export const claimDueCalendars = (
  db: Db,
  { now, until, maxCalendars, maxPerHost, fetched, maxFailed }: ClaimOptions,
): Promise<DueCalendar[]> =>
  queryRawRows<DueCalendar>(db, {
    text: `
      with reading as (
        select guide_id, split_part(address, '/', 3) as host, failing_since is not null as failed,
          id <> all($6::bigint[]) as uses_host
        from imported_calendars where reading_until > $1
      ), first_of_guide as (
        select distinct on (guide_id) id, next_read_at, split_part(address, '/', 3) as host,
          failing_since is not null as failed
        from imported_calendars
        where next_read_at <= $1 and guide_id not in (select guide_id from reading)
        order by guide_id, next_read_at, id
      ), numbered as (
        select id, next_read_at, failed,
          row_number() over (partition by host order by next_read_at, id)
            + (select count(*) from reading where uses_host and reading.host = first_of_guide.host)
              as of_host,
          row_number() over (partition by failed order by next_read_at, id)
            + (select count(*) from reading where reading.failed) as of_failed
        from first_of_guide
      ), due as (
        select id from imported_calendars
        where next_read_at <= $1 and id in (
          select id from numbered where of_host <= $4 and (not failed or of_failed <= $5)
          order by failed, next_read_at, id limit $3)
        for update skip locked
      )
      update imported_calendars c set next_read_at = $2, reading_until = $2
      from guides g
      where g.id = c.guide_id and c.id in (select id from due)
      returning c.id, c.guide_id as "guideId", g.user_id as "userId", c.address,
        g.time_zone as "timeZone", c.fetched, c.asked as "refreshRequested",
        c.failing_since is not null as "hasFailed"`,
    values: [now.toString(), until.toString(), maxCalendars, maxPerHost, maxFailed, fetched],
  });

export const updateCalendar = (
  db: Executor,
  id: ImportedCalendarId,
  change: Partial<typeof importedCalendars.$inferInsert>,
): Promise<CalendarRow | null> =>
  firstRow(
    db.update(importedCalendars).set(change).where(eq(importedCalendars.id, id)).returning(),
  );

const toInstantText = (milliseconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

export const presentCalendar = (row: CalendarRow, now: Temporal.Instant): ImportedCalendar => ({
  id: row.id,
  name: row.name,
  host: new URL(row.address).hostname,
  readAt: row.readAt?.toString() ?? null,
  failingSince: row.failingSince?.toString() ?? null,
  problem: row.problem satisfies CalendarProblem | null,
  waiting: row.refreshRequested || Temporal.Instant.compare(row.nextReadAt, now) <= 0,
  entries: row.entries,
  unreadCount: row.unreadCount,
  unread: row.unread,
  zones: row.zones,
  busy: row.busy.map(([start, end]) => ({ start: toInstantText(start), end: toInstantText(end) })),
});
