import { type AnyColumn, gt, lt, Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * True if the column equals one of these numbers, or of those bound to the placeholder. The SQL is the same
 * for any number of values, so it can be a prepared statement.
 */
export const isAnyOf = (column: AnyColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any (${numbers instanceof Placeholder ? numbers : sql.param([...numbers])}::int[])`;

/** Casts a cursor to bigint, because it can exceed the range of an id. */
const asBigint = (cursor: number): SQL => sql`${cursor}::bigint`;

/** Rows before the cursor in a list ordered by this column; all rows without a cursor. */
export const isBefore = (column: AnyColumn, cursor: number | undefined): SQL | undefined =>
  cursor === undefined ? undefined : lt(column, asBigint(cursor));

/** Rows after the cursor. */
export const isAfter = (column: AnyColumn, cursor: number | undefined): SQL | undefined =>
  cursor === undefined ? undefined : gt(column, asBigint(cursor));
