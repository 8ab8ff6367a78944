import { type AnyColumn, count, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { onlyRow } from './single-row.ts';

/** The sum of a column; 0 without rows. */
export const sumOf = (column: AnyColumn): SQL<number> =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** The sum of a column over the rows of its table that match. */
export const sumWhere = async (
  db: Executor,
  column: PgColumn,
  where: SQL | undefined,
): Promise<number> => {
  const query = db.select({ sum: sumOf(column) }).from(column.table as PgTable);
  return (await onlyRow(query.where(where))).sum;
};

/** The columns of the number of rows, and since when the oldest waits. */
export const waitingSince = (since: PgColumn) => ({
  waiting: count(),
  oldestAt: min(since) as SQL<Temporal.Instant | null>,
});

/** The number of matching rows, and since when the oldest waits. */
export const countWaiting = (
  db: Executor,
  since: PgColumn,
  where: SQL | undefined,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> =>
  onlyRow(
    db
      .select(waitingSince(since))
      .from(since.table as PgTable)
      .where(where),
  );
