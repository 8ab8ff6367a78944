import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { migrate } from './migrate.ts';

let t: TestApp;
let other: pg.Client;
beforeAll(async () => {
  t = await testApp();
  other = new pg.Client({ connectionString: t.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await t.close();
});

const waiting = async (): Promise<number> => {
  const { rows } = await other.query(
    `select from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and not granted and datname = current_database()`,
  );
  return rows.length;
};

test('processes that start during a migration wait for it, even beyond the statement timeout', async () => {
  const name = new URL(t.databaseUrl).pathname.slice(1);
  await other.query(`alter database ${name} set statement_timeout = 500`);
  await other.query('select pg_advisory_lock(7203114)');
  const migrating = Promise.all([migrate(t.databaseUrl), migrate(t.databaseUrl)]);
  await vi.waitUntil(async () => (await waiting()) === 2, { timeout: 30_000 });
  await wait(600);
  await other.query('select pg_advisory_unlock(7203114)');
  await migrating;
});
