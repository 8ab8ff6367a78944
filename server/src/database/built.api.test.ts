import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { builtByIds } from './built-once.ts';
import { insertOne, insertReturning } from './insert-one.ts';
import { inTransaction } from './transaction.ts';

const notes = pgTable('notes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  body: text().notNull(),
  hint: text(),
  mood: text().default('calm'),
});
const writeNote = insertOne(notes, 'notes');
const noteWritten = insertReturning(notes, 'notes');
const notesByIds = builtByIds(notes.id, 'notes_by_ids', (db, ofThem, name) =>
  db.select({ id: notes.id, body: notes.body }).from(notes).where(ofThem).prepare(name),
);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.execute(sql`create table notes (
    id int primary key generated always as identity, body text not null, hint text,
    mood text default 'calm')`);
});
beforeEach(async () => {
  await t.db.execute(sql`truncate notes restart identity`);
});
afterAll(async () => {
  await t.close();
});

test('a row is inserted with the columns given, whichever they are, and the rest by default', async () => {
  await inTransaction(t.db, async (tx) => {
    await writeNote(tx, { body: 'a' });
    await writeNote(tx, { hint: 'h', body: 'b', mood: 'glad' });
    await writeNote(tx, { body: 'c', hint: null, mood: undefined });
    await writeNote(tx, { body: 'd' });
  });
  expect(await t.db.select().from(notes).orderBy(notes.id)).toEqual([
    { id: 1, body: 'a', hint: null, mood: 'calm' },
    { id: 2, body: 'b', hint: 'h', mood: 'glad' },
    { id: 3, body: 'c', hint: null, mood: 'calm' },
    { id: 4, body: 'd', hint: null, mood: 'calm' },
  ]);
});

test('a row that is returned is as it then stands, with the id it brought or was given', async () => {
  const drawn = { id: 7, body: 'a' };
  expect(await noteWritten(t.db, drawn)).toEqual({ ...drawn, hint: null, mood: 'calm' });
  expect(await noteWritten(t.db, { body: 'b', hint: 'h' })).toMatchObject({ id: 1, hint: 'h' });
});

test('null where a column has a default is refused, not turned into the default', async () => {
  await expect(writeNote(t.db, { body: 'a', mood: null })).rejects.toThrow('notes.mood');
  expect(await t.db.select().from(notes)).toEqual([]);
});

test('one id and several find the same rows', async () => {
  for (const body of ['a', 'b', 'c']) await writeNote(t.db, { body });
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
