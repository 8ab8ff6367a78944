import type { Executor } from './database.ts';
import { getClient } from './drizzle-on.ts';

/** A hand-written SQL statement with the placeholders `$1`, `$2` and so on. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs a hand-written statement without Drizzle, on the pool or in a transaction, and returns its rows. */
export const queryRawRows = async <Row extends object>(
  db: Executor,
  { text, values }: Statement,
): Promise<Row[]> => {
  const { rows } = await getClient(db).query({ text }, values);
  return rows;
};
