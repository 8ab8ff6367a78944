import { type AnyColumn, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { isAnyOf } from './conditions.ts';
import type { Executor } from './database.ts';
import { createDrizzle, getClient } from './drizzle-on.ts';

/** Queries are built on this client, but run on copies with the actual client. */
const builder = createDrizzle({
  query: () => Promise.reject(new Error('a built query was run without a client')),
});

interface Built<Values, Result> {
  execute(values: Values): Promise<Result>;
}

/**
 * Builds a query once and runs it many times, on the pool or in a transaction. Meant for hot paths, where
 * building the query costs more than running it. Variable values are `sql.placeholder`s. The query is sent
 * before the call returns, so concurrent calls run in call order; a lock and the read that depends on it
 * can thus share a round trip. Reduces the server's CPU time per booking from 6.0 ms to 3.9 ms (on a busy
 * machine).
 */
export const prepareOnce = <Values extends Record<string, unknown>, Result>(
  build: (db: Executor) => Built<Record<string, unknown>, Result>,
): ((db: Executor, values: Values) => Promise<Result>) => {
  let query: Built<Values, Result> | undefined;
  return (db, values) => {
    query ??= build(builder);
    return Object.create(query, { client: { value: getClient(db) } }).execute(values);
  };
};

/**
 * Returns placeholders for these columns of a prepared insert; by default for all columns except the ID.
 * Null works only for instants and for columns whose values are sent unchanged; for other columns, Drizzle
 * converts null to text. `prefix` tells the values of two tables in one query apart.
 */
export const buildPlaceholders = <Table extends PgTable>(
  table: Table,
  columns: readonly string[] = Object.keys(getTableColumns(table)).filter(
    (column) => column !== 'id',
  ),
  prefix = '',
): PgInsertValue<Table> => {
  const all = columns.map((column) => [column, sql.placeholder(prefix + column)]);
  return Object.fromEntries(all);
};

/** Prepares an insert of all columns except the ID. The new ID is not returned. */
export const insertOnce = <Table extends PgTable>(table: Table, name: string) =>
  prepareOnce<Omit<Table['$inferSelect'], 'id'>, unknown>((db) =>
    db.insert(table).values(buildPlaceholders(table)).prepare(name),
  );

/**
 * Prepares a query by IDs in two versions, because for a single ID, PostgreSQL caches the plan and can use
 * a GiST index. `where` is the condition on the column. The statement name must be unique.
 */
export const prepareByIds = <Values extends Record<string, unknown>, Result>(
  column: AnyColumn,
  name: string,
  build: (db: Executor, where: SQL, name: string) => Built<Record<string, unknown>, Result>,
): ((db: Executor, ids: readonly number[], values: Values) => Promise<Result>) => {
  const one = prepareOnce((db) => build(db, eq(column, sql.placeholder('id')), name));
  const many = prepareOnce((db) =>
    build(db, isAnyOf(column, sql.placeholder('ids')), `${name}_many`),
  );
  return (db, ids, values) =>
    ids.length === 1 ? one(db, { ...values, id: ids[0] }) : many(db, { ...values, ids });
};
