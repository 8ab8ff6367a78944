import type { Executor } from './database.ts';
import { clientOf } from './drizzle-on.ts';

/** A hand-written SQL statement with the placeholders `$1`, `$2` and so on. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs a hand-written statement without Drizzle, on the pool or in a transaction, and returns its rows. */
export const rowsOf = async <Row extends object>(
  db: Executor,
  { text, values }: Statement,
): Promise<Row[]> => {
  const { rows } = await clientOf(db).query({ text }, values);
  return rows;
};
