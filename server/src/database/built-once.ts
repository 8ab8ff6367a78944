import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isAnyOf } from './conditions.ts';
import type { Executor } from './database.ts';

/** All that Drizzle uses of a client. */
export interface Asked {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<unknown>;
}

const clients = new WeakMap<object, Asked>();

/** Drizzle on whatever answers queries. */
export const drizzleOn = (client: Asked): NodePgDatabase => {
  const db = drizzle({ client: client as unknown as pg.PoolClient });
  clients.set(db._.session, client);
  return db;
};

/** Whose turn it is with the one client that all built queries know. */
let turn: Asked | undefined;
const builder = drizzleOn({
  query: (config, values) => {
    const client = turn;
    turn = undefined;
    if (!client) throw new Error('a built query was run without saying on what');
    return client.query(config, values);
  },
});

interface Built<Values, Result> {
  execute(values: Values): Promise<Result>;
}

/**
 * A query that is built once and then only filled in, on the pool or in a transaction: for those of
 * the hot paths, where building it costs more than asking it. What differs from call to call stands
 * as `sql.placeholder`. Drizzle hands a built query to its client before `execute` returns; should it
 * ever not, this fails rather than ask another's connection.
 */
export const builtOnce = <Values extends Record<string, unknown>, Result>(
  build: (db: Executor) => Built<Record<string, unknown>, Result>,
): ((db: Executor, values: Values) => Promise<Result>) => {
  let query: Built<Values, Result> | undefined;
  return (db, values) => {
    query ??= build(builder);
    turn = clients.get(db._.session);
    const answer = query.execute(values);
    turn = undefined;
    return answer;
  };
};

/**
 * A query by ids, built in two forms: for one id PostgreSQL keeps the plan it made, and a GiST index
 * answers at all. `where` is the condition on the column; the name is the statement's, of its own.
 */
export const builtByIds = <Values extends Record<string, unknown>, Result>(
  column: AnyColumn,
  name: string,
  build: (db: Executor, where: SQL, name: string) => Built<Record<string, unknown>, Result>,
): ((db: Executor, ids: readonly number[], values: Values) => Promise<Result>) => {
  const one = builtOnce((db) => build(db, eq(column, sql.placeholder('id')), name));
  const many = builtOnce((db) =>
    build(db, isAnyOf(column, sql.placeholder('ids')), `${name}_many`),
  );
  return (db, ids, values) =>
    ids.length === 1 ? one(db, { ...values, id: ids[0] }) : many(db, { ...values, ids });
};
