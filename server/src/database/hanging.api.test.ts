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
/** More than a busy machine needs to open a connection. */
const TIMEOUT_MS = 2000;
const GRACE_MS = 100;
/** One timeout, not one for the query and another one for its rollback. */
const PATIENCE_MS = 1.7 * TIMEOUT_MS;

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

const say = (tx: Tx, word: string) => tx.execute(sql`insert into word values (${word})`);
const said = async () =>
  (await t.db.execute<{ said: string }>(sql`select said from word order by 1`)).rows.map(
    (row) => row.said,
  );
const times = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));

/**
 * Expects the run to be given up as "come back later", in time: by a timer, as the run itself goes
 * by, so that a machine which stands still holds up both.
 */
const givenUp = async (run: () => Promise<unknown>): Promise<void> => {
  const given = run().then(
    () => 'nothing thrown',
    (thrown: unknown) => thrown,
  );
  const error = await Promise.race([given, sleep(PATIENCE_MS, 'not in time', { ref: false })]);
  expect(isUnreachable(error), String(error)).toBe(true);
};

const connectAll = () =>
  times(CONNECTIONS, () => inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(0.02)`)));

/** Every connection of the pool works, and holds no transaction of anybody else. */
const allWork = async (): Promise<void> => {
  await times(CONNECTIONS * 2, () =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_sleep(0.02)`);
      await say(tx, 'after');
    }),
  );
};

test('transactions that cannot begin are given up, and leak no connection', async () => {
  await connectAll();
  proxy.stall();
  await times(CONNECTIONS * 3, () => givenUp(() => inTransaction(db, (tx) => say(tx, 'lost'))));
  proxy.resume();
  await allWork();
  expect(new Set(await said())).toEqual(new Set(['after']));
});

test('a transaction that hangs half done is given up, and none of it is ever committed', async () => {
  const half = (): Promise<unknown> =>
    inTransaction(db, async (tx) => {
      await say(tx, 'half');
      proxy.stall();
      await say(tx, 'other half');
    });
  await connectAll();
  await times(CONNECTIONS, () => givenUp(half));
  proxy.resume();
  await allWork();
  expect(new Set(await said())).toEqual(new Set(['after']));
});

test('a failure that is not the database’s keeps the connection', async () => {
  const given: unknown[] = [];
  db.$client.on('release', (lost) => given.push(lost ?? false));
  const refused = inTransaction(db, async (tx) => {
    await say(tx, 'undone');
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await expect(inTransaction(db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(given).toEqual([false, false]);
  expect(await said()).toEqual([]);
});
