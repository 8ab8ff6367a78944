import { type AnyColumn, count, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { onlyRow } from './single-row.ts';

/** Returns the SQL for the sum of a column; 0 if there are no rows. */
export const sumColumn = (column: AnyColumn | SQL): SQL<number> =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** Returns the sum of a column over the matching rows of its table. */
export const sumWhere = async (
  db: Executor,
  column: PgColumn,
  where: SQL | undefined,
): Promise<number> => {
  const query = db.select({ sum: sumColumn(column) }).from(column.table as PgTable);
  return (await onlyRow(query.where(where))).sum;
};

/** Returns the columns for the number of rows and the time of the oldest one. */
export const waitingColumns = (since: PgColumn) => ({
  waiting: count(),
  oldestAt: min(since) as SQL<Temporal.Instant | null>,
});

/** Returns the number of matching rows and the time of the oldest one. */
export const countWaiting = (
  db: Executor,
  since: PgColumn,
  where: SQL | undefined,
): Promise<{ waiting: number; oldestAt: Temporal.Instant | null }> =>
  onlyRow(
    db
      .select(waitingColumns(since))
      .from(since.table as PgTable)
      .where(where),
  );
