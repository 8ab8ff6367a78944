import { type AnyColumn, count, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { onlyRow } from './single-row.ts';

/** The sum of a column; 0 without rows. */
export const sumOf = (column: AnyColumn): SQL<number> =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** The sum of a column over the matching rows of its table. */
export const sumWhere = async (
  db: Executor,
  column: PgColumn,
  where: SQL | undefined,
): Promise<number> => {
  const query = db.select({ sum: sumOf(column) }).from(column.table as PgTable);
  return (await onlyRow(query.where(where))).sum;
};

/** Columns for the number of rows and the age of the oldest. */
export const waitingSince = (since: PgColumn) => ({
  waiting: count(),
  oldestAt: min(since) as SQL<Temporal.Instant | null>,
});

/** Returns the number of matching rows and the age of the oldest. */
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
