import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type ReplicatedCluster, replicatedCluster } from '../testing/replicated-cluster.ts';
import { type Db, openDatabase } from './database.ts';
import { queryRawRows } from './query-raw-rows.ts';
import { Replicas } from './replicas.ts';

const log = createLog('silent');
/** Longer than any test, so that a stalled replica counts as fresh throughout. */
const FOREVER_MS = 3_600_000;

let cluster: ReplicatedCluster;
let primary: Db;
let replica: pg.Client;
let opened: Replicas[] = [];

const getReplicas = (maxLagMs?: number): Replicas => {
  const urls = [cluster.replicaUrl];
  const replicas = new Replicas({
    primary,
    urls,
    max: 2,
    log,
    ...(maxLagMs && { maxLagMs }),
  });
  opened.push(replicas);
  return replicas;
};

beforeAll(async () => {
  cluster = await replicatedCluster();
  primary = openDatabase(cluster.primaryUrl, { max: 4, log });
  await primary.execute('create table notes (text text)');
  replica = new pg.Client(cluster.replicaUrl);
  replica.on('error', () => {});
  await replica.connect();
});
afterEach(async () => {
  await Promise.all(opened.map((each) => each.stop()));
  opened = [];
});
afterAll(async () => {
  await replica.end().catch(() => {});
  await primary.$client.end();
  await cluster.stop();
});

const write = async (): Promise<string> => {
  const text = randomUUID();
  await queryRawRows(primary, { text: 'insert into notes values ($1)', values: [text] });
  return text;
};
const has = (text: string) => async (db: Db) =>
  (await queryRawRows(db, { text: 'select from notes where text = $1', values: [text] })).length >
  0;
const isReplica = async (db: Db): Promise<boolean> => {
  const [row] = await queryRawRows<{ is: boolean }>(db, {
    text: 'select pg_is_in_recovery() as is',
    values: [],
  });
  return row?.is ?? false;
};

test('sends public reads to a fresh replica', async () => {
  const replicas = getReplicas();
  expect(await replicas.read(isReplica)).toBe(false);
  await vi.waitFor(() => expect(replicas.fresh).toBe(1), { timeout: 60_000 });
  // Retried, because a busy machine can exclude the replica for a moment.
  await vi.waitFor(async () => expect(await replicas.read(isReplica)).toBe(true), {
    timeout: 60_000,
  });
});

test('excludes a replica that falls behind until it has caught up', async () => {
  const patient = getReplicas(FOREVER_MS);
  const replicas = getReplicas();
  await vi.waitFor(() => expect([patient.fresh, replicas.fresh]).toEqual([1, 1]), {
    timeout: 60_000,
  });
  await replica.query('select pg_wal_replay_pause()');
  const text = await write();
  expect(await patient.read(has(text))).toBe(false);
  await vi.waitFor(() => expect(replicas.fresh).toBe(0), { timeout: 60_000 });
  expect(await replicas.read(has(text))).toBe(true);
  await replica.query('select pg_wal_replay_resume()');
  await vi.waitFor(() => expect(replicas.fresh).toBe(1), { timeout: 60_000 });
});

test('never treats a primary as a replica', async () => {
  const replicas = new Replicas({ primary, urls: [cluster.primaryUrl], max: 2, log });
  opened.push(replicas);
  const real = getReplicas();
  await vi.waitFor(() => expect(real.fresh).toBe(1), { timeout: 60_000 });
  expect(replicas.fresh).toBe(0);
});

test('a replica that hangs at startup does not delay the others', async () => {
  let abandoned = 0;
  const hanging = createServer((socket) => socket.resume().once('close', () => (abandoned += 1)));
  await once(hanging.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(cluster.replicaUrl);
  url.port = String((hanging.address() as AddressInfo).port);
  const queries = vi.spyOn(primary.$client, 'queryOnce');
  const replicas = new Replicas({ primary, urls: [url.href, cluster.replicaUrl], max: 2, log });
  opened.push(replicas);
  try {
    await vi.waitFor(() => expect(replicas.fresh).toBe(1), { timeout: 60_000 });
    // If the servers were polled in turn, the primary would wait for each timeout of the hanging replica.
    await vi.waitFor(() => expect(queries.mock.calls.length - 3 * abandoned).toBeGreaterThan(5), {
      timeout: 60_000,
    });
  } finally {
    hanging.close();
    queries.mockRestore();
  }
});

test('falls back to the primary when a replica dies', async () => {
  const replicas = getReplicas(FOREVER_MS);
  await vi.waitFor(() => expect(replicas.fresh).toBe(1), { timeout: 60_000 });
  const text = await write();
  await cluster.stopReplica();
  expect(await replicas.read(has(text))).toBe(true);
  expect(await replicas.read(isReplica)).toBe(false);
});
