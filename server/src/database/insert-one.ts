import { getTableColumns, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { builtOnce } from './built-once.ts';
import type { Executor } from './database.ts';

type Run = (db: Executor, row: Record<string, unknown>) => Promise<unknown>;

const buildInsert = (
  table: PgTable,
  columns: readonly string[],
  { statement, returning }: { statement: string; returning: boolean },
): Run =>
  builtOnce<Record<string, unknown>, unknown>((db) => {
    const places = Object.fromEntries(columns.map((each) => [each, sql.placeholder(each)]));
    // A row may bring the id that was drawn for it.
    const insert = db.insert(table).overridingSystemValue().values(places);
    return returning ? insert.returning().prepare(statement) : insert.prepare(statement);
  });

/** One insert for each set of columns that is given; one that is null is as good as left out. */
const inserter = (table: PgTable, name: string, returning: boolean): Run => {
  const columns = getTableColumns(table);
  const shapes = new Map<string, Run>();
  const isGiven = ([column, value]: [string, unknown]): boolean => {
    if (value === undefined) return false;
    if (value === null && columns[column]?.hasDefault)
      throw new Error(`null for ${name}.${column} would become its default`);
    return value !== null;
  };
  return (db, row) => {
    const given = Object.entries(row).filter(isGiven);
    const shape = given.map(([column]) => column);
    const known = shapes.get(shape.join());
    const statement = `${name}_${returning ? 'returned' : 'inserted'}_${shapes.size}`;
    const insert = known ?? buildInsert(table, shape, { statement, returning });
    if (!known) shapes.set(shape.join(), insert);
    return insert(db, Object.fromEntries(given));
  };
};

/** `insert` of one row, built once for each set of columns given; `name` is the statement's, of its own. */
export const insertOne = <Table extends PgTable>(table: Table, name: string) => {
  const insert = inserter(table, name, false);
  return async (db: Executor, row: InferInsertModel<Table>): Promise<void> => {
    await insert(db, row);
  };
};

/** The same, which returns the row as it then stands. */
export const insertReturning = <Table extends PgTable>(table: Table, name: string) => {
  const insert = inserter(table, name, true);
  return async (db: Executor, row: InferInsertModel<Table>): Promise<InferSelectModel<Table>> => {
    const [inserted] = (await insert(db, row)) as InferSelectModel<Table>[];
    if (!inserted) throw new Error(`an insert into ${name} returned no row`);
    return inserted;
  };
};
