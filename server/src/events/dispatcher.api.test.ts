import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { reactionsTo, recordTestEvent } from '../testing/factories/events.ts';
import { drainOutbox, type Reactions, startDispatcher } from './dispatcher.ts';
import { outbox } from './tables.ts';
import { registerEventTimers } from './timers.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.delete(outbox);
});
afterAll(async () => {
  await t.close();
});

const record = (type: `test.${string}`, payload = {}) =>
  inTransaction(t.db, (tx) => recordTestEvent(tx, { type, payload, occurredAt: t.clock.now() }));

test('stores an event if and only if its transaction commits', async () => {
  await expect(
    inTransaction(t.db, async (tx) => {
      await recordTestEvent(tx, { type: 'test.undone', occurredAt: t.clock.now() });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await record('test.done');
  const rows = await t.db.select().from(outbox);
  expect(rows.map((row) => row.type)).toEqual(['test.done']);
});

test('delivers each event once per domain, even with several dispatchers', async () => {
  const seen: unknown[] = [];
  const reactions = reactionsTo({
    'test.counted': async (_tx, event) => void seen.push(event.payload.n),
  });
  for (let n = 0; n < 20; n += 1) await record('test.counted', { n });
  await Promise.all([1, 2, 3].map(() => drainOutbox(t.deps, reactions)));
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual([...Array(20).keys()]);
});

test('rolls back a failed reaction and retries it later, without blocking others', async () => {
  let failures = 0;
  const reactions = reactionsTo({
    'test.fails': async (tx) => {
      await tx.execute(
        sql`insert into outbox (type, payload, occurred_at) values ('test.leak', '{}', now())`,
      );
      failures += 1;
      throw new Error('not today');
    },
  });
  await record('test.fails');
  await record('test.fine');
  await drainOutbox(t.deps, reactions);
  const rows = await t.db.select().from(outbox).orderBy(outbox.id);
  expect(rows.map((row) => [row.type, row.dispatchedAt !== null])).toEqual([
    ['test.fails', false],
    ['test.fine', true],
  ]);
  expect(failures).toBe(1);
  expect(rows[0]?.lastError).toContain('not today');
});

test('rolls back a batch that contains a failing event, without duplicating writes', async () => {
  const insertNote = (tx: Tx, n: unknown) =>
    recordTestEvent(tx, { type: 'test.noted', payload: { n }, occurredAt: t.clock.now() });
  const reactions = reactionsTo({
    'test.counted': async (tx, { payload }) => {
      await insertNote(tx, payload.n);
      if (payload.n === 3) throw new Error('not this one');
    },
  });
  for (let n = 0; n < 6; n += 1) await record('test.counted', { n });
  await drainOutbox(t.deps, reactions);
  const rows = await t.db.select().from(outbox).orderBy(outbox.id);
  const waiting = rows.filter((row) => row.dispatchedAt === null && row.type === 'test.counted');
  expect(waiting.map(({ payload, attempts }) => [payload, attempts])).toEqual([[{ n: 3 }, 1]]);
  const noted = rows.filter((row) => row.type === 'test.noted').map(({ payload }) => payload);
  expect(noted).toEqual([0, 1, 2, 4, 5].map((n) => ({ n })));
});

test('a commit wakes a running dispatcher', async () => {
  const arrived = Promise.withResolvers<void>();
  const dispatcher = startDispatcher(
    t.deps,
    reactionsTo({ 'test.wakes': async () => arrived.resolve() }),
  );
  await record('test.wakes');
  await arrived.promise;
  await dispatcher.stop();
});

test('a running dispatcher finds events that other processes recorded', async () => {
  const arrived = Promise.withResolvers<void>();
  const dispatcher = startDispatcher(
    t.deps,
    reactionsTo({ 'test.elsewhere': async () => arrived.resolve() }),
  );
  // Inserting the row does not wake this process.
  await t.db
    .insert(outbox)
    .values({ type: 'test.elsewhere', payload: {}, occurredAt: t.clock.now() });
  const jobs = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: t.db });
  registerEventTimers({ ...t.deps, jobs });
  await jobs.start();
  await arrived.promise;
  await dispatcher.stop();
  await jobs.stop();
});

test('retries an event within an hour, even if it has failed a thousand times', async () => {
  await record('test.hopeless');
  await t.db.update(outbox).set({ attempts: 2000 });
  await drainOutbox(
    t.deps,
    reactionsTo({ 'test.hopeless': () => Promise.reject(new Error('never')) }),
  );
  const { rows } = await t.db.execute<{ attempts: number; seconds: number }>(
    sql`select attempts, extract(epoch from retry_at - clock_timestamp())::int seconds from outbox`,
  );
  expect(rows[0]?.attempts).toBe(2001);
  expect(rows[0]?.seconds).toBeGreaterThan(3590);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(3600);
});

test('stops a dispatcher after the current event', async () => {
  const started = Promise.withResolvers<void>();
  const resume = Promise.withResolvers<void>();
  let handled = 0;
  const reaction = async () => {
    handled += 1;
    started.resolve();
    await resume.promise;
  };
  for (let n = 0; n < 3; n += 1) await record('test.slow');
  const dispatcher = startDispatcher(t.deps, reactionsTo({ 'test.slow': reaction }));
  await started.promise;
  const stopping = dispatcher.stop();
  resume.resolve();
  await stopping;
  expect(handled).toBe(1);
});

test('does not wait for an unhandled event that another process has locked', async () => {
  await record('test.of-nobody');
  await record('test.of-nobody');
  await inTransaction(t.db, async (tx) => {
    await tx.execute(sql`select 1 from outbox order by id limit 1 for update`);
    await drainOutbox(t.deps, []);
    const rows = await t.db.select().from(outbox).orderBy(outbox.id);
    expect(rows.map((row) => row.dispatchedAt !== null)).toEqual([false, true]);
  });
  await drainOutbox(t.deps, []);
  const [row] = await t.db.select().from(outbox).orderBy(outbox.id);
  expect(row?.dispatchedAt).not.toBeNull();
});

test('a misspelled event, or a reaction with a wrong payload, does not compile', () => {
  const misspelt: Reactions = {
    // @ts-expect-error: the contract has no such event
    'booking.acepted': async () => {},
  };
  const mistaken: Reactions = {
    // @ts-expect-error: this event has no refund
    'booking.accepted': async (_tx, { payload }) => void payload.refundCents,
    'booking.cancelled': async (_tx, { payload }) => void payload.refundCents,
  };
  expect(Object.keys({ ...misspelt, ...mistaken })).toHaveLength(3);
});
