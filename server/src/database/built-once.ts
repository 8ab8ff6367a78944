import { type AnyColumn, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isAnyOf } from './conditions.ts';
import type { Executor } from './database.ts';

/** All that Drizzle uses of a client. */
export interface Asked {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

const clients = new WeakMap<object, Asked>();

/** Drizzle on whatever answers queries. */
export const drizzleOn = (client: Asked): NodePgDatabase => {
  const db = drizzle({ client: client as unknown as pg.PoolClient });
  clients.set(db._.session, client);
  return db;
};

/** What a pool's or a transaction's statements are sent by. */
export const clientOf = (db: Executor): Asked => {
  const client = clients.get(db._.session);
  if (!client) throw new Error('this is no database of ours');
  return client;
};

/** What queries are built on; they run on copies that have another client. */
const builder = drizzleOn({
  query: () => Promise.reject(new Error('a built query was run without a client')),
});

interface Built<Values, Result> {
  execute(values: Values): Promise<Result>;
}

/**
 * A query that is built once and then only filled in, on the pool or in a transaction: for those of
 * the hot paths, where building it costs more than asking it. What differs from call to call stands
 * as `sql.placeholder`. It is sent before the call returns: of several called at once each runs after
 * those called before it, so that a lock and what is read behind it share a round trip. Without it a
 * booking takes a third more CPU time of the server (6.0 ms instead of 3.9 on a busy machine).
 */
export const builtOnce = <Values extends Record<string, unknown>, Result>(
  build: (db: Executor) => Built<Record<string, unknown>, Result>,
): ((db: Executor, values: Values) => Promise<Result>) => {
  let query: Built<Values, Result> | undefined;
  return (db, values) => {
    query ??= build(builder);
    return Object.create(query, { client: { value: clientOf(db) } }).execute(values);
  };
};

/**
 * The values of a built insert: a place for each of these columns, or for all but the id. Null goes only
 * into columns whose values are sent as they are, and into instants: Drizzle makes a text of it elsewhere.
 */
export const places = <Table extends PgTable>(
  table: Table,
  columns = Object.keys(getTableColumns(table)).filter((column) => column !== 'id'),
): PgInsertValue<Table> => {
  const all = columns.map((column) => [column, sql.placeholder(column)]);
  return Object.fromEntries(all);
};

/** An insert of one row of all columns but the id, which is not asked back; built once. */
export const insertOnce = <Table extends PgTable>(table: Table, name: string) =>
  builtOnce<Omit<Table['$inferSelect'], 'id'>, unknown>((db) =>
    db.insert(table).values(places(table)).prepare(name),
  );

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
