import { type AnyColumn, Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * True if the column equals one of these numbers, or of those bound to the placeholder. The statement is
 * the same for any count, so it stays prepared.
 */
export const isAnyOf = (column: AnyColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any (${numbers instanceof Placeholder ? numbers : sql.param([...numbers])}::int[])`;
