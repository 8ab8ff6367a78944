import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Deadline, DeadlineExceeded, withDeadline } from '../deadline.ts';
import { createLog } from '../log.ts';
import { connectDirectly, type TestApp, testApp } from '../testing/app.ts';
import { openDatabase } from './database.ts';

let t: TestApp;
let taken: number;
beforeAll(async () => {
  t = await testApp({ connect: connectDirectly });
  t.db.$client.on('acquire', () => {
    taken += 1;
  });
});
beforeEach(() => {
  taken = 0;
});
afterAll(() => t.close());

const getConnection = async (): Promise<number> => {
  const { rows } = await t.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
};
const getConnections = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, getConnection));
const countDistinct = (pids: readonly number[]): number => new Set(pids).size;

test('concurrent statements of a request share a connection', async () => {
  expect(countDistinct(await withDeadline(() => getConnections(7)))).toBe(1);
  expect(taken).toBe(1);
});

test('two requests have a connection each', async () => {
  const holdBoth = () =>
    withDeadline(async () => {
      const slow = t.db.execute(sql`select pg_sleep(0.1)`);
      const [pid] = await Promise.all([getConnection(), slow]);
      return pid;
    });
  expect(countDistinct(await Promise.all([holdBoth(), holdBoth()]))).toBe(2);
});

test('a statement that starts while others of its request run joins them', async () => {
  await withDeadline(async () => {
    // Drizzle sends a statement only once something waits for it.
    const slow = t.db.execute(sql`select pg_sleep(0.5)`).then(() => {});
    await sleep(1);
    await Promise.all([getConnection(), slow]);
  });
  expect(taken).toBe(1);
});

test('a request out of time sends no statement, even on a connection that it still holds', async () => {
  await getConnection();
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const tooLate = { cause: expect.any(DeadlineExceeded) };
  // A timer can fire a fraction of a millisecond before the deadline, so the clock is set by hand.
  let clockMs = 0;
  await withDeadline(
    async () => {
      await expect(t.db.execute(sql`select pg_sleep(0.5)`)).rejects.toMatchObject(tooLate);
      clockMs = 100;
      await expect(getConnection()).rejects.toMatchObject(tooLate);
    },
    new Deadline(100, () => clockMs),
  );
  expect(JSON.stringify(queries.mock.calls)).not.toContain('pg_backend_pid');
  queries.mockRestore();
});

test('a statement has its whole time limit, however long those before it took', async () => {
  const db = openDatabase(t.databaseUrl, {
    max: 1,
    log: createLog('silent'),
    statementTimeoutMs: 1000,
    graceMs: 100,
  });
  const sleepLong = async () => db.execute(sql`select pg_sleep(0.5)`);
  await withDeadline(() => Promise.all(Array.from({ length: 4 }, sleepLong)));
  await db.$client.end();
});

test('a request returns its connection between its statements', async () => {
  await withDeadline(async () => {
    await getConnections(2);
    await sleep(1);
    expect(t.db.$client.idleCount).toBe(t.db.$client.totalCount);
    await getConnections(2);
  });
  expect(taken).toBe(2);
});

test('a statement that fails affects no other statement of its request', async () => {
  const [failed, found] = await withDeadline(() =>
    Promise.allSettled([t.db.execute(sql`select 1 / 0`), getConnection()]),
  );
  expect([failed.status, found.status]).toEqual(['rejected', 'fulfilled']);
});

test('a request whose connection is lost takes another for its next statement', async () => {
  await withDeadline(async () => {
    const end = async () => t.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    const lost = await Promise.allSettled([end(), getConnection()]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(countDistinct(await getConnections(3))).toBe(1);
  });
});
