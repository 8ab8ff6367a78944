import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The column holds one of these numbers: the same statement however many there are, so that it stays prepared. */
export const isAnyOf = (column: AnyColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any (${sql.param([...numbers])}::int[])`;
