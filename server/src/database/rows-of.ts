import type { Db } from './database.ts';
import { nameOf } from './prepared.ts';

/** One statement of SQL put together by hand, with `$1` and so on for its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The rows of a statement that Drizzle would only be in the way of. */
export const rowsOf = async <Row extends object>(
  db: Db,
  { text, values }: Statement,
): Promise<Row[]> => {
  const name = nameOf(text);
  const { rows } = await db.$client.queryOnce<Row>(name ? { name, text } : { text }, values);
  return rows;
};
