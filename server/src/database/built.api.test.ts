import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { prepareByIds, prepareOnce } from './prepare-once.ts';
import { inTransaction } from './transaction.ts';

const notes = pgTable('notes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  body: text().notNull(),
});
const notesByIds = prepareByIds(notes.id, 'notes_by_ids', (db, condition, name) =>
  db.select({ id: notes.id, body: notes.body }).from(notes).where(condition).prepare(name),
);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.execute(sql`create table notes (
    id int primary key generated always as identity, body text not null)`);
});
beforeEach(async () => {
  await t.db.execute(sql`truncate notes restart identity`);
});
afterAll(async () => {
  await t.close();
});

test('runs concurrent prepared queries in call order, before all other queries', async () => {
  await t.db.insert(notes).values({ body: '0' });
  const write = prepareOnce<{ body: string }, unknown>((db) =>
    db
      .update(notes)
      .set({ body: sql`${notes.body} || ${sql.placeholder('body')}` })
      .prepare('notes_write'),
  );
  const [other, , first, , second] = await inTransaction(t.db, (tx) =>
    Promise.all([
      tx.select({ body: notes.body }).from(notes),
      write(tx, { body: '1' }),
      notesByIds(tx, [1], {}),
      write(tx, { body: '2' }),
      notesByIds(tx, [1], {}),
    ]),
  );
  expect([first, second]).toMatchObject([[{ body: '01' }], [{ body: '012' }]]);
  expect(other).toEqual([{ body: '012' }]);
});

test('a query by ids returns the same rows for one id and for several', async () => {
  await t.db.insert(notes).values(['a', 'b', 'c'].map((body) => ({ body })));
  const [a, b] = [
    { id: 1, body: 'a' },
    { id: 2, body: 'b' },
  ];
  expect(await notesByIds(t.db, [1], {})).toEqual([a]);
  expect(await notesByIds(t.db, [1, 2, 99], {})).toEqual(expect.arrayContaining([a, b]));
  expect(await notesByIds(t.db, [1, 2, 99], {})).toHaveLength(2);
  expect(await notesByIds(t.db, [99], {})).toEqual([]);
  expect(await notesByIds(t.db, [], {})).toEqual([]);
});
