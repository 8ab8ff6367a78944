import type { Db } from '../../../database/database.ts';
import type { Statement } from './filters.ts';

/** More shapes of statements than this are run unprepared: each takes memory on every connection. */
const MOST_PREPARED = 200;

const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const name = `guides_${names.size}`;
  names.set(text, name);
  return name;
};

/** Runs a statement that comes again and again, planned once a connection. */
export const runPrepared = async <Row extends object>(
  db: Db,
  { text, values }: Statement,
): Promise<Row[]> => {
  const name = nameOf(text);
  const { rows } = await db.$client.query<Row>(name ? { name, text, values } : { text, values });
  return rows;
};
