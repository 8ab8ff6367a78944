import {
  type AnyColumn,
  eq,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
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

type Insert<Table extends PgTable> = (
  db: Executor,
  row: InferInsertModel<Table>,
) => Promise<InferSelectModel<Table>>;

/**
 * `insert … returning *` of one row, built once for each set of columns that is given.
 * `name` is the statement's, of its own. A column that is null is left out: none has another default.
 */
export const insertOne = <Table extends PgTable>(table: Table, name: string): Insert<Table> => {
  const shapes = new Map<string, (db: Executor, row: object) => Promise<unknown[]>>();
  const build = (columns: readonly string[], statement: string) =>
    builtOnce((on) => {
      const places = Object.fromEntries(columns.map((each) => [each, sql.placeholder(each)]));
      return on
        .insert(table)
        .overridingSystemValue() // a row may bring the id that was drawn for it
        .values(places as never)
        .returning()
        .prepare(statement);
    }) as (db: Executor, row: object) => Promise<unknown[]>;
  return async (db, row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined && value !== null);
    const shape = given.map(([column]) => column).join();
    const insert =
      shapes.get(shape) ??
      build(
        given.map(([column]) => column),
        `${name}_${shapes.size}`,
      );
    shapes.set(shape, insert);
    const [inserted] = await insert(db, Object.fromEntries(given));
    if (!inserted) throw new Error(`an insert into ${name} returned no row`);
    return inserted as InferSelectModel<Table>;
  };
};
