import { clientOf } from './built-once.ts';
import type { Executor } from './database.ts';

/** One statement of SQL put together by hand, with `$1` and so on for its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The rows of a statement that Drizzle would only be in the way of, on the pool or in a transaction. */
export const rowsOf = async <Row extends object>(
  db: Executor,
  { text, values }: Statement,
): Promise<Row[]> => {
  const { rows } = await clientOf(db).query({ text }, values);
  return rows;
};
