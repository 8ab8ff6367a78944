import type pg from 'pg';
import { type Executor, types } from './database.ts';
import { drizzleOn, getClient, type QueryClient } from './drizzle-on.ts';

/** The columns that a statement returns, known once it has run. */
type Shape = readonly pg.FieldDef[];

interface Asked {
  readonly config: pg.QueryConfig & { rowMode?: 'array' };
  readonly values: readonly unknown[];
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

interface Known {
  readonly id: number;
  readonly shape: Shape;
}

/**
 * Maximum number of distinct statements, and of their combinations, to remember. Further ones are sent
 * individually.
 */
const MOST_KNOWN = 400;

const known = new Map<string, Known>();
const combinations = new Map<string, pg.QueryConfig>();

/** PostgreSQL writes only at the top level of a statement, and `json_build_array` takes 100 arguments. */
const isCombinable = (text: string, shape: Shape): boolean =>
  !/^\s*with\b[\s\S]*\b(?:insert|update|delete)\b/i.test(text) && shape.length <= 100;

const learn = (text: string, shape: Shape): void => {
  if (!known.has(text) && known.size < MOST_KNOWN && isCombinable(text, shape))
    known.set(text, { id: known.size, shape });
};

/** Sends a statement individually and remembers the columns that it returns. */
const sendAlone = async (client: QueryClient, { config, values }: Asked) => {
  const result = await client.query(config, [...values]);
  learn(config.text, result.fields ?? []);
  return result;
};

const getColumns = (shape: Shape): string[] => shape.map((_, place) => `c${place}`);

/**
 * Builds the combined statement. Each statement becomes a CTE, whose rows are returned as one JSON value:
 * an array of columns per row, each with the text that PostgreSQL would otherwise have sent.
 */
const combine = (asked: readonly Asked[], shapes: readonly Shape[]): string => {
  let before = 0;
  const parts = asked.map(({ config, values }, place) => {
    const shift = before;
    before += values.length;
    const text = config.text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + shift}`);
    const columns = getColumns(shapes[place] ?? []);
    return `q${place}${columns.length > 0 ? ` (${columns.join(', ')})` : ''} as (${text})`;
  });
  const rows = shapes.map((shape, place) => {
    if (shape.length === 0) return 'null';
    const texts = getColumns(shape).map((column) => `${column}::text`);
    return `(select json_agg(json_build_array(${texts.join(', ')})) from q${place})`;
  });
  return `with ${parts.join(', ')} select ${rows.join(', ')}`;
};

/** The rows of one statement, as arrays of column texts. */
type Sent = readonly (readonly (string | null)[])[];

/** Parses the rows as node-postgres would have parsed them. */
const getResult = ({ config }: Asked, shape: Shape, sent: Sent): pg.QueryResult => {
  const { getTypeParser } = config.types ?? types;
  const parsers = shape.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text'));
  const rows = sent.map((row) => {
    const values = row.map((text, place) => (text === null ? null : parsers[place]?.(text)));
    if (config.rowMode === 'array') return values;
    return Object.fromEntries(values.map((value, place) => [shape[place]?.name, value]));
  });
  return { rows, rowCount: rows.length, fields: [...shape], command: '', oid: 0 };
};

/** Returns the statement that combines these; null if they must be sent individually. */
const getCombination = (asked: readonly Asked[], statements: readonly Known[]) => {
  if (asked.length === 1 || statements.length < asked.length) return null;
  const key = statements.map(({ id }) => id).join(' ');
  const found = combinations.get(key);
  if (found || combinations.size >= MOST_KNOWN) return found ?? null;
  const text = combine(
    asked,
    statements.map(({ shape }) => shape),
  );
  const made = { name: `together_${combinations.size}`, text, rowMode: 'array' } as const;
  combinations.set(key, made);
  return made;
};

const send = async (client: QueryClient, asked: readonly Asked[]): Promise<void> => {
  const statements = asked.flatMap(({ config }) => known.get(config.text) ?? []);
  const combination = getCombination(asked, statements);
  if (!combination) {
    for (const each of asked) sendAlone(client, each).then(each.resolve, each.reject);
    return;
  }
  try {
    const values = asked.flatMap((each) => each.values);
    const { rows } = await client.query(combination, values);
    const [sent = []] = rows as unknown as [(Sent | null)[]];
    for (const [place, each] of asked.entries())
      each.resolve(getResult(each, statements[place]?.shape ?? [], sent[place] ?? []));
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
};

/** One per transaction, so that functions that know only the transaction share a statement. */
const collectors = new WeakMap<QueryClient, Executor>();

/**
 * Returns an executor that sends all statements of one tick (`Promise.all`) as one, which costs PostgreSQL and
 * this process less than several. They see neither each other's changes nor those made after the combined
 * statement began, so none may depend on another or write the same row; a lock must be taken before. They are
 * sent after the other statements of the tick. If one fails, all do. Only the rows are returned, not the number
 * of changed ones. Writes without `returning` run in reverse order, so a
 * tick may insert into a table with generated IDs only once. The first time,
 * statements are sent one by one, to learn what they return. In a transaction, each call returns the same
 * executor; on the pool, a new one, so that requests do not share statements.
 */
export const inOneStatement = <Database extends Executor>(db: Database): Database => {
  const client = getClient(db);
  if (client.within) return db;
  const found = collectors.get(client);
  if (found) return found as unknown as Database;
  let waiting: Asked[] = [];
  const query = (config: pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      // Runs after the current synchronous code and its promise callbacks have added their statements.
      if (waiting.length === 0)
        process.nextTick(() => {
          const asked = waiting;
          waiting = [];
          void send(client, asked);
        });
      waiting.push({ config, values, resolve, reject });
    });
  const collector = drizzleOn({ query, within: client });
  if (client.isTransaction) collectors.set(client, collector);
  return collector as unknown as Database;
};
