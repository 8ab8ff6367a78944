import { eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from './database.ts';
import { firstRow, onlyRow } from './single-row.ts';

/** Creates common queries for one row of a table, identified by a column with unique values. */
export const createKeyQueries = <
  Table extends PgTable,
  Key extends keyof InferSelectModel<Table> & string,
>(
  table: Table,
  key: Key,
) => {
  type Row = InferSelectModel<Table>;
  const hasKey = (value: Row[Key]) => eq((table as Table & Record<Key, PgColumn>)[key], value);
  const selectByKey = (db: Executor, value: Row[Key]) =>
    db
      .select()
      .from(table as PgTable)
      .where(hasKey(value));
  return {
    find: (db: Executor, value: Row[Key]) =>
      firstRow(selectByKey(db, value)) as Promise<Row | null>,
    /** Returns the row and locks it until the transaction ends; null if there is none. */
    lock: (tx: Tx, value: Row[Key]) =>
      firstRow(selectByKey(tx, value).for('update')) as Promise<Row | null>,
    insert: (tx: Executor, row: InferInsertModel<Table>) =>
      onlyRow(
        tx
          .insert(table)
          .values(row as never)
          .returning(),
      ) as Promise<Row>,
    update: async (tx: Executor, value: Row[Key], changes: PgUpdateSetSource<Table>) => {
      await tx.update(table).set(changes).where(hasKey(value));
    },
    /** Deletes the row and returns it; null if there is none. */
    remove: (tx: Executor, value: Row[Key]) =>
      firstRow(tx.delete(table).where(hasKey(value)).returning()) as Promise<Row | null>,
  };
};
