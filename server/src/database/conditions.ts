import { type AnyColumn, gt, lt, Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * True if the column equals one of these numbers, or of those bound to the placeholder. The statement is
 * the same for any count, so it stays prepared.
 */
export const isAnyOf = (column: AnyColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any (${numbers instanceof Placeholder ? numbers : sql.param([...numbers])}::int[])`;

/** A cursor can be larger than any id. */
const asBigint = (cursor: number): SQL => sql`${cursor}::bigint`;

/** The rows before the cursor, in a list that is ordered by this column; all rows without a cursor. */
export const isBefore = (column: AnyColumn, cursor: number | undefined): SQL | undefined =>
  cursor === undefined ? undefined : lt(column, asBigint(cursor));

/** The rows after it. */
export const isAfter = (column: AnyColumn, cursor: number | undefined): SQL | undefined =>
  cursor === undefined ? undefined : gt(column, asBigint(cursor));
