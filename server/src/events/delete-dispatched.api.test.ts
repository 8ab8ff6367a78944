import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { deleteDispatched } from './delete-dispatched.ts';
import { outbox } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(async () => {
  await t.close();
});

test('deletes an event 30 days after its dispatch', async () => {
  const now = t.clock.now();
  const month = now.subtract({ hours: 30 * 24 });
  const old = now.subtract({ hours: 60 * 24 });
  const events = [
    { type: 'waiting', dispatchedAt: null },
    { type: 'late', dispatchedAt: month.add({ seconds: 1 }) },
    ...Array.from({ length: 12_000 }, () => ({ type: 'over', dispatchedAt: month })),
  ];
  await t.db.delete(outbox);
  for (let from = 0; from < events.length; from += 5000) {
    const some = events.slice(from, from + 5000);
    await t.db.insert(outbox).values(some.map((e) => ({ ...e, payload: {}, occurredAt: old })));
  }
  await deleteDispatched(t.db, now);
  const left = await t.db.select({ type: outbox.type }).from(outbox).orderBy(outbox.id);
  expect(left.map(({ type }) => type)).toEqual(['waiting', 'late']);
});
