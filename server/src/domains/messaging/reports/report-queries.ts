import type { ReportId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isAfter, isBefore } from '../../../database/conditions.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { firstRow, onlyRow } from '../../../database/single-row.ts';
import { personReports } from '../tables.ts';

export type ReportRow = typeof personReports.$inferSelect;

export const findReport = (db: Executor, id: ReportId): Promise<ReportRow | null> =>
  firstRow(db.select().from(personReports).where(eq(personReports.id, id)));

export const lockReport = (tx: Tx, id: ReportId): Promise<ReportRow | null> =>
  firstRow(tx.select().from(personReports).where(eq(personReports.id, id)).for('update'));

/** Inserts a report; has no effect while an earlier report about the same user is pending. */
export const insertReport = async (
  tx: Tx,
  report: typeof personReports.$inferInsert,
): Promise<void> => {
  await tx.insert(personReports).values(report).onConflictDoNothing();
};

export const updateReport = (
  tx: Tx,
  id: ReportId,
  changes: Partial<ReportRow>,
): Promise<ReportRow> =>
  onlyRow(tx.update(personReports).set(changes).where(eq(personReports.id, id)).returning());

interface Part {
  cursor?: number | undefined;
  limit: number;
}

/** Excludes reports about the viewer from what staff see; `viewerId` is null for reads without a viewer. */
const notAboutCondition = (viewerId: UserId | null) =>
  viewerId === null ? undefined : ne(personReports.reportedId, viewerId);

export const listWaitingReports = (
  db: Executor,
  viewerId: UserId | null,
  { cursor, limit }: Part,
): Promise<ReportRow[]> =>
  db
    .select()
    .from(personReports)
    .where(
      and(
        isNull(personReports.handledAt),
        notAboutCondition(viewerId),
        isAfter(personReports.id, cursor),
      ),
    )
    .orderBy(asc(personReports.id))
    .limit(limit);

export const listHandledReports = (
  db: Executor,
  viewerId: UserId | null,
  { cursor, limit }: Part,
): Promise<ReportRow[]> =>
  db
    .select()
    .from(personReports)
    .where(
      and(
        isNotNull(personReports.handledAt),
        notAboutCondition(viewerId),
        isBefore(personReports.id, cursor),
      ),
    )
    .orderBy(desc(personReports.id))
    .limit(limit);

/** Maximum number of reports shown for a user, newest first. */
const MAX_SHOWN = 50;

/** Returns the latest reports about a user, pending or decided. */
export const listReportsAbout = (db: Executor, userId: UserId): Promise<ReportRow[]> =>
  db
    .select()
    .from(personReports)
    .where(eq(personReports.reportedId, userId))
    .orderBy(desc(personReports.id))
    .limit(MAX_SHOWN);

/** Returns how many different users reported each of these users. */
export const loadReportCounts = async (
  db: Executor,
  people: readonly UserId[],
): Promise<ReadonlyMap<UserId, number>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .select({
      id: personReports.reportedId,
      count: sql<number>`count(distinct ${personReports.reporterId})::int`,
    })
    .from(personReports)
    .where(inArray(personReports.reportedId, [...people]))
    .groupBy(personReports.reportedId);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Returns the ids of all reports about a user. */
export const listReportIdsAbout = async (db: Executor, userId: UserId): Promise<ReportId[]> => {
  const rows = await db
    .select({ id: personReports.id })
    .from(personReports)
    .where(eq(personReports.reportedId, userId));
  return rows.map(({ id }) => id);
};

export const countReports = async (
  db: Executor,
  viewerId: UserId | null,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> => {
  const [waiting, [oldest]] = await Promise.all([
    db.$count(personReports, and(isNull(personReports.handledAt), notAboutCondition(viewerId))),
    listWaitingReports(db, viewerId, { limit: 1 }),
  ]);
  return { waiting, oldestAt: oldest?.createdAt ?? null };
};
