import { type AnyColumn, gt, lt, Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * Matches rows whose column equals any of these numbers, or any of those bound to the placeholder. The SQL
 * is the same for any number of values, so that it can be a prepared statement.
 */
export const isAnyOf = (column: AnyColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any (${numbers instanceof Placeholder ? numbers : sql.param([...numbers])}::int[])`;

/** Casts a cursor to bigint, because it can exceed the range of integer IDs. */
const asBigint = (cursor: number): SQL => sql`${cursor}::bigint`;

/** Matches rows before the cursor in a list ordered by this column; all rows if there is no cursor. */
export const isBefore = (column: AnyColumn, cursor: number | undefined): SQL | undefined =>
  cursor === undefined ? undefined : lt(column, asBigint(cursor));

/** Matches rows after the cursor; all rows if there is no cursor. */
export const isAfter = (column: AnyColumn, cursor: number | undefined): SQL | undefined =>
  cursor === undefined ? undefined : gt(column, asBigint(cursor));
