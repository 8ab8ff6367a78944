import { type AnyColumn, Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * The column holds one of these numbers (or of those that fill the placeholder): the same statement
 * however many there are, so that it stays prepared.
 */
export const isAnyOf = (column: AnyColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any (${numbers instanceof Placeholder ? numbers : sql.param([...numbers])}::int[])`;
