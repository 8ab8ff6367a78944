import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type StallingProxy, stallingProxy } from '../testing/stalling-proxy.ts';
import { type Db, openDatabase, type Tx } from './database.ts';
import { inTransaction } from './transaction.ts';
import { isUnreachable } from './violations.ts';

const CONNECTIONS = 3;
/** Longer than opening a connection takes on a busy machine. */
const TIMEOUT_MS = 2000;
const GRACE_MS = 100;
/** Enough for one timeout, which covers both a query and its rollback, but not for two. */
const DEADLINE_MS = 1.7 * TIMEOUT_MS;

let t: TestApp;
let proxy: StallingProxy;
let db: Db;
beforeAll(async () => {
  t = await testApp();
  await t.db.execute(sql`create table word (said text)`);
  proxy = await stallingProxy(t.databaseUrl);
  db = openDatabase(proxy.url, {
    max: CONNECTIONS,
    log: createLog('silent'),
    statementTimeoutMs: TIMEOUT_MS,
    connectionTimeoutMs: TIMEOUT_MS,
    graceMs: GRACE_MS,
  });
});
afterEach(async () => {
  proxy.resume();
  await t.db.execute(sql`truncate word`);
});
afterAll(async () => {
  await db.$client.end();
  await proxy.close();
  await t.close();
});

const insertWord = (tx: Tx, word: string) => tx.execute(sql`insert into word values (${word})`);
const storedTexts = async () =>
  (await t.db.execute<{ said: string }>(sql`select said from word order by 1`)).rows.map(
    (row) => row.said,
  );
const times = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));

/**
 * Expects that `run` fails as unreachable in time. Measures with a timer, like the code under test, so that
 * a slow machine delays both equally.
 */
const expectUnreachable = async (run: () => Promise<unknown>): Promise<void> => {
  const given = run().then(
    () => 'nothing thrown',
    (thrown: unknown) => thrown,
  );
  const error = await Promise.race([given, sleep(DEADLINE_MS, 'not in time', { ref: false })]);
  expect(isUnreachable(error), String(error)).toBe(true);
};

const connectAll = () =>
  times(CONNECTIONS, () => inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(0.02)`)));

/** Checks that every connection of the pool works and holds no open transaction. */
const expectAllWork = async (): Promise<void> => {
  await times(CONNECTIONS * 2, () =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_sleep(0.02)`);
      await insertWord(tx, 'after');
    }),
  );
};

test('times out transactions that cannot begin, without leaking connections', async () => {
  await connectAll();
  proxy.stall();
  await times(CONNECTIONS * 3, () =>
    expectUnreachable(() => inTransaction(db, (tx) => insertWord(tx, 'lost'))),
  );
  proxy.resume();
  await expectAllWork();
  expect(new Set(await storedTexts())).toEqual(new Set(['after']));
});

test('times out a transaction that hangs halfway, and rolls it back', async () => {
  const runHalf = (): Promise<unknown> =>
    inTransaction(db, async (tx) => {
      await insertWord(tx, 'half');
      proxy.stall();
      await insertWord(tx, 'other half');
    });
  await connectAll();
  await times(CONNECTIONS, () => expectUnreachable(runHalf));
  proxy.resume();
  await expectAllWork();
  expect(new Set(await storedTexts())).toEqual(new Set(['after']));
});

test('reuses the connection after an error that does not come from the database', async () => {
  const given: unknown[] = [];
  db.$client.on('release', (lost) => given.push(lost ?? false));
  const refused = inTransaction(db, async (tx) => {
    await insertWord(tx, 'undone');
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await expect(inTransaction(db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(given).toEqual([false, false]);
  expect(await storedTexts()).toEqual([]);
});
