import type { ReportId, UserId } from '@tomoguide/contract/primitives';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import { personReports } from '../tables.ts';

export type ReportRow = typeof personReports.$inferSelect;

export const reportById = async (db: Executor, id: ReportId): Promise<ReportRow | null> => {
  const [row] = await db.select().from(personReports).where(eq(personReports.id, id));
  return row ?? null;
};

export const lockReport = async (tx: Tx, id: ReportId): Promise<ReportRow | null> => {
  const [row] = await tx.select().from(personReports).where(eq(personReports.id, id)).for('update');
  return row ?? null;
};

export const updateReport = async (
  tx: Tx,
  id: ReportId,
  changes: Partial<ReportRow>,
): Promise<ReportRow> => {
  const [row] = await tx
    .update(personReports)
    .set(changes)
    .where(eq(personReports.id, id))
    .returning();
  if (!row) throw new Error(`report ${id} vanished`);
  return row;
};

interface Part {
  cursor?: number | undefined;
  limit: number;
}

/** Whoever was reported does not learn of it because they are staff; null: nobody looks. */
const othersThan = (viewerId: UserId | null) =>
  viewerId === null ? undefined : ne(personReports.reportedId, viewerId);

export const waitingReports = (
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
        othersThan(viewerId),
        cursor === undefined ? undefined : gt(personReports.id, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(asc(personReports.id))
    .limit(limit);

export const handledReports = (
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
        othersThan(viewerId),
        cursor === undefined ? undefined : lt(personReports.id, sql`${cursor}::bigint`),
      ),
    )
    .orderBy(desc(personReports.id))
    .limit(limit);

/** As many of the latest reports on somebody as anybody would read. */
const MOST_SHOWN = 50;

/** The latest reports on somebody, waiting or decided. */
export const reportsOn = (db: Executor, userId: UserId): Promise<ReportRow[]> =>
  db
    .select()
    .from(personReports)
    .where(eq(personReports.reportedId, userId))
    .orderBy(desc(personReports.id))
    .limit(MOST_SHOWN);

/** By how many each of these people was reported, however often by one. */
export const reportCounts = async (
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

/** All reports on somebody, by their ids. */
export const idsOfReportsOn = async (db: Executor, userId: UserId): Promise<ReportId[]> => {
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
    db.$count(personReports, and(isNull(personReports.handledAt), othersThan(viewerId))),
    waitingReports(db, viewerId, { limit: 1 }),
  ]);
  return { waiting, oldestAt: oldest?.createdAt ?? null };
};
