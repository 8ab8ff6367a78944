import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { freePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aToken, aUser } from '../testing/factories/accounts.ts';
import { recordTestEvent } from '../testing/factories/events.ts';
import { aPayoutAccount, giveRefunded, withdraw } from '../testing/factories/withdrawals.ts';
import { serveMetrics } from './serve-metrics.ts';
import { gaugeState } from './state-metrics.ts';

const log = createLog('silent');

let t: TestApp;
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  t = await testApp({ env: { METRICS_PORT: '0', CACHE_MS: '500' } });
  if (!t.metrics) throw new Error('no metrics are made');
  served = await serveMetrics({ ...t.metrics, host: '127.0.0.1', port: 0, log: t.deps.log });
});
afterAll(async () => {
  await served.stop();
  await t.close();
});

/** Every figure by its name with labels. */
const figures = async (): Promise<Map<string, number>> => {
  const reply = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  expect(reply.status).toBe(200);
  const lines = (await reply.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
};

test('a request is counted by its route, however many addresses there are', async () => {
  for (const path of ['/api/v2/guides/9001', '/api/v2/guides/9002', '/api/none-1', '/api/none-2'])
    await t.app.inject({ url: path });
  const seen = await figures();
  const requests = 'http_requests_total';
  expect(seen.get(`${requests}{method="GET",route="/api/v2/guides/:id",status="404"}`)).toBe(2);
  expect(seen.get(`${requests}{method="GET",route="/api/*",status="404"}`)).toBe(2);
  const durations = 'http_request_duration_seconds_count';
  expect(seen.get(`${durations}{method="GET",route="/api/v2/guides/:id"}`)).toBe(2);
  expect([...seen.keys()].filter((name) => name.includes('9001'))).toEqual([]);
});

test('a reply from memory is summed up apart', async () => {
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const before = (await figures()).get('tomoguide_kept_replies_total');
  await fetch(`${url}/api/v2/guides`);
  await fetch(`${url}/api/v2/guides`);
  expect((await figures()).get('tomoguide_kept_replies_total')).toBe((before ?? 0) + 1);
});

test('what waits is told with its age', async () => {
  const { id } = await aUser(t);
  const token = await aToken(t, id);
  await giveRefunded(t, id, 100_000);
  const payoutAccountId = await aPayoutAccount(t, token);
  const asked = await withdraw(t, token, { amountCents: 60_000, payoutAccountId });
  expect(asked.status, asked.raw).toBe(201);
  await t.drain();
  await inTransaction(t.db, (tx) =>
    recordTestEvent(tx, { type: 'test.waits', occurredAt: t.clock.now() }),
  );
  t.clock.advance({ seconds: 90 });
  const seen = await figures();
  expect(seen.get('tomoguide_outbox_waiting')).toBe(1);
  expect(seen.get('tomoguide_outbox_oldest_seconds')).toBe(90);
  expect(seen.get('tomoguide_money_waiting_fen{kind="withdrawal"}')).toBe(60_000);
  expect(seen.get('tomoguide_money_oldest_seconds{kind="withdrawal"}')).toBe(90);
  expect(seen.get('tomoguide_money_waiting_fen{kind="refund"}')).toBe(0);
  expect(seen.get('tomoguide_staff_waiting{queue="withdrawals"}')).toBe(1);
  expect(seen.get('tomoguide_database_up')).toBe(1);
});

test('while the database is away, the watcher is told so', async () => {
  const db = openDatabase(`postgres://127.0.0.1:${await freePort()}/none`, { max: 1, log });
  const registry = new Registry();
  await gaugeState({ ...t.deps, db }, registry)();
  const text = await registry.metrics();
  expect(text).toMatch(/^tomoguide_database_up 0$/m);
  expect(text).toMatch(/^tomoguide_outbox_waiting Nan$/im);
  expect(text).not.toMatch(/^tomoguide_money_waiting_fen\{/m);
  await db.$client.end();
});

test('nothing is told at the address of the site, nor elsewhere at its own', async () => {
  expect((await t.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const reply = await fetch(`http://127.0.0.1:${served.port}/api/v2/guides`);
  expect(reply.status).toBe(404);
});
