import { eq, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { countStatements } from '../testing/statements.ts';
import { instant, instantRange } from './columns.ts';
import type { Executor } from './database.ts';
import { inOneStatement } from './one-statement.ts';
import { insertOnce, prepareOnce } from './prepare-once.ts';
import { queryRawRows } from './query-raw-rows.ts';
import { afterCommit, inTransaction } from './transaction.ts';
import { violatedConstraint } from './violations.ts';

const parcels = pgTable('parcels', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique('parcels_name'),
  note: text(),
  heavy: boolean().notNull(),
  parts: jsonb().$type<string[]>().notNull(),
  tags: text().array().notNull(),
  price: numeric({ mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  open: instantRange('open').notNull(),
});

const insert = insertOnce(parcels, 'parcels_insert');
const all = prepareOnce((db) =>
  db.select().from(parcels).orderBy(sql`${parcels.id} desc`).prepare('parcels_all'),
);
const pairs = (db: Executor) =>
  db
    .select({ one: parcels.id, other: sql<number>`other.id` })
    .from(parcels)
    .innerJoin(sql`parcels other`, sql`other.id > ${parcels.id}`);
const countRows = (db: Executor) =>
  queryRawRows<{ count: number; day: string }>(db, {
    text: 'select count(*) as count, $1::date as day from parcels where heavy = $2',
    values: ['2026-05-03', true],
  });

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.execute(sql`create table parcels (
    id int primary key generated always as identity, name text not null constraint parcels_name unique,
    note text, heavy bool not null, parts jsonb not null, tags text[] not null, price numeric not null,
    at timestamptz not null, open tstzrange not null)`);
});
beforeEach(async () => {
  await t.db.execute(sql`truncate parcels restart identity`);
});
afterAll(() => t.close());

const parcel = (name: string) => ({
  name,
  note: name === 'a' ? null : '"quoted", {in} braces\n',
  heavy: name === 'a',
  parts: ['x', 'y "z"'],
  tags: ['one', 'two, three'],
  price: 12.5,
  at: Temporal.Instant.from('2026-05-03T01:30:00.25Z'),
  open: {
    start: Temporal.Instant.from('2026-05-03T01:00:00Z'),
    end: Temporal.Instant.from('2026-05-03T02:00:00Z'),
  },
});

const getStatements = async (act: () => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = [];
  await countStatements(
    async () => {
      await act();
    },
    (_, statement) => texts.push(statement),
  );
  return texts;
};

const read = (db: Executor) => Promise.all([all(db, {}), pairs(db), countRows(db), all(db, {})]);

test('a combined statement returns exactly what the individual ones return', async () => {
  for (const name of ['a', 'b', 'c']) await insert(t.db, parcel(name));
  const separately = await read(t.db);
  expect(separately[0].map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  expect(separately[2]).toEqual([{ count: 1, day: '2026-05-03' }]);
  for (const db of [t.db, t.db]) expect(await read(inOneStatement(db))).toEqual(separately);
  expect(await getStatements(() => read(inOneStatement(t.db)))).toHaveLength(1);
  await t.db.execute(sql`truncate parcels`);
  expect(await read(inOneStatement(t.db))).toEqual([[], [], [{ count: 0, day: '2026-05-03' }], []]);
});

test('shares a statement within a transaction, but not between requests', async () => {
  const readAll = (db: Executor) => all(inOneStatement(db), {});
  await readAll(t.db);
  const inTwoRequests = await getStatements(() => Promise.all([readAll(t.db), readAll(t.db)]));
  expect(inTwoRequests).toHaveLength(2);
  const inOneTransaction = await getStatements(() =>
    inTransaction(t.db, (tx) => Promise.all([readAll(tx), readAll(inOneStatement(tx))])),
  );
  expect(inOneTransaction).toHaveLength(3);
});

const write = (db: Executor, name: string) =>
  Promise.all([
    insert(db, parcel(name)),
    db.update(parcels).set({ note: name }).where(eq(parcels.id, 1)).returning({ id: parcels.id }),
    db.insert(parcels).values(parcel(`${name}2`)),
  ]);

test('sends writes in one statement, after the other statements of the same tick', async () => {
  const writeInTransaction = (name: string) =>
    inTransaction(t.db, async (tx) => {
      const [, [, updated]] = await Promise.all([
        insert(tx, parcel(`${name}0`)),
        write(inOneStatement(tx), name),
      ]);
      return updated;
    });
  expect(await writeInTransaction('a')).toEqual([{ id: 1 }]);
  const sent = await getStatements(() => writeInTransaction('b'));
  expect(sent).toHaveLength(4);
  const rows = await t.db.select().from(parcels).orderBy(parcels.id);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['a', 'a0', 'a2', 'b', 'b0', 'b2']);
  expect(rows[0]).toMatchObject({ name: 'a0', note: 'b' });
});

test('names the violated constraint, and executes none of the combined statements', async () => {
  const twice = () =>
    inTransaction(t.db, (tx) => write(inOneStatement(tx), 'a').then(() => undefined));
  await twice();
  expect(await twice().catch(violatedConstraint)).toBe('parcels_name');
  expect(await t.db.select().from(parcels)).toHaveLength(2);
});

test('calls the afterCommit hints of its transaction', async () => {
  let calls = 0;
  await inTransaction(t.db, async (tx) => {
    afterCommit(inOneStatement(tx), () => {
      calls += 1;
    });
    expect(calls).toBe(0);
  });
  expect(calls).toBe(1);
});
