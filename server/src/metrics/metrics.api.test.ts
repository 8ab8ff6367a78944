import { readFileSync } from 'node:fs';
import { UserId } from '@tomoguide/contract/primitives';
import { PgBoss } from 'pg-boss';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueEmail } from '../domains/notifications/emails/send-emails.ts';
import { findFreePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aToken, aUser } from '../testing/factories/accounts.ts';
import { recordTestEvent } from '../testing/factories/events.ts';
import { addRefundedCredit, aPayoutAccount, withdraw } from '../testing/factories/withdrawals.ts';
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

/** Returns the metrics as text, as Prometheus scrapes them. */
const scrape = async (): Promise<string> => {
  const reply = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  expect(reply.status).toBe(200);
  return reply.text();
};

/** Returns the value of every metric, by its name and labels. */
const metricValues = async (): Promise<Map<string, number>> => {
  const lines = (await scrape()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
};

test('counts a request by its route rather than its URL', async () => {
  for (const path of ['/api/v2/guides/9001', '/api/v2/guides/9002', '/api/none-1', '/api/none-2'])
    await t.app.inject({ url: path });
  const seen = await metricValues();
  const requests = 'http_requests_total';
  expect(seen.get(`${requests}{method="GET",route="/api/v2/guides/:id",status="404"}`)).toBe(2);
  expect(seen.get(`${requests}{method="GET",route="/api/*",status="404"}`)).toBe(2);
  expect(seen.get('http_errors_total')).toBe(0);
  const durations = 'http_request_duration_seconds_count';
  expect(seen.get(`${durations}{method="GET",route="/api/v2/guides/:id"}`)).toBe(2);
  expect([...seen.keys()].filter((name) => name.includes('9001'))).toEqual([]);
});

test('counts cached responses separately', async () => {
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const before = (await metricValues()).get('tomoguide_kept_replies_total');
  await fetch(`${url}/api/v2/guides`);
  await fetch(`${url}/api/v2/guides`);
  expect((await metricValues()).get('tomoguide_kept_replies_total')).toBe((before ?? 0) + 1);
});

test('reports pending work and its age', async () => {
  const { id } = await aUser(t);
  const token = await aToken(t, id);
  await addRefundedCredit(t, id, 100_000);
  const payoutAccountId = await aPayoutAccount(t, token);
  const queried = await withdraw(t, token, { amountCents: 60_000, payoutAccountId });
  expect(queried.status, queried.raw).toBe(201);
  await t.drain();
  await inTransaction(t.db, (tx) =>
    recordTestEvent(tx, { type: 'test.waits', occurredAt: t.clock.now() }),
  );
  t.clock.advance({ seconds: 90 });
  const seen = await metricValues();
  expect(seen.get('tomoguide_outbox_waiting')).toBe(1);
  expect(seen.get('tomoguide_outbox_oldest_seconds')).toBe(90);
  expect(seen.get('tomoguide_money_waiting_fen{kind="withdrawal"}')).toBe(60_000);
  expect(seen.get('tomoguide_money_oldest_seconds{kind="withdrawal"}')).toBe(90);
  expect(seen.get('tomoguide_money_waiting_fen{kind="refund"}')).toBe(0);
  expect(seen.get('tomoguide_staff_waiting{queue="withdrawals"}')).toBe(1);
  expect(seen.get('tomoguide_database_up')).toBe(1);
});

/** Runs the only job with this name, even if it is not due, and lets it fail. */
const failOnce = async (boss: PgBoss, name: string): Promise<void> => {
  const [job] = await boss.fetch(name, { ignoreStartAfter: true });
  await boss.fail(name, job?.id ?? '', { message: 'the mail server is unavailable' });
};

test('reports the age of a repeatedly failed email since it was scheduled', async () => {
  const mail = { to: 'mei@example.com', subject: 'Hello', text: 'Hello.' };
  const reader = { id: UserId.parse(1), locale: 'en', emailConfirmed: true } as const;
  await t.runDueJobs();
  await inTransaction(t.db, (tx) =>
    enqueueEmail(tx, t.deps, { reader, ...mail }, 'cases', 'unsent'),
  );
  const boss = new PgBoss({ connectionString: t.databaseUrl, supervise: false, schedule: false });
  await boss.start();
  const queue = '{queue="notifications.send-mail"}';
  const failingJobs = async () => (await metricValues()).get(`tomoguide_jobs_failing${queue}`);
  for (let n = 0; n < 2; n += 1) await failOnce(boss, 'notifications.send-mail');
  expect(await failingJobs()).toBe(0);
  await failOnce(boss, 'notifications.send-mail');
  expect(await failingJobs()).toBe(1);
  await boss.stop({ graceful: false });
  t.clock.advance({ hours: 3 });
  const seen = await metricValues();
  expect(seen.get(`tomoguide_jobs_due${queue}`)).toBe(1);
  expect(seen.get(`tomoguide_jobs_oldest_seconds${queue}`)).toBe(3 * 3600);
  expect(seen.get('tomoguide_emails_waiting')).toBe(1);
  expect(seen.get('tomoguide_emails_oldest_seconds')).toBe(3 * 3600);
});

test('counts failed calls to the file store', async () => {
  const failed = 'tomoguide_outside_failures_total{service="files"}';
  expect((await metricValues()).get(failed)).toBe(0);
  await expect(t.deps.files.get('../no-key')).rejects.toThrow();
  expect((await metricValues()).get(failed)).toBe(1);
});

test('reports that the database is down', async () => {
  const db = openDatabase(`postgres://127.0.0.1:${await findFreePort()}/none`, { max: 1, log });
  const registry = new Registry();
  await gaugeState({ ...t.deps, db }, registry)();
  const text = await registry.metrics();
  expect(text).toMatch(/^tomoguide_database_up 0$/m);
  expect(text).toMatch(/^tomoguide_outbox_waiting Nan$/im);
  expect(text).not.toMatch(/^tomoguide_money_waiting_fen\{/m);
  await db.$client.end();
});

test('serves no metrics at the site’s address, and only metrics at the metrics address', async () => {
  expect((await t.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const reply = await fetch(`http://127.0.0.1:${served.port}/api/v2/guides`);
  expect(reply.status).toBe(404);
});

const inDeploy = (file: string): string =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

/** Returns every PromQL expression in a dashboard, at any depth. */
const expressionsIn = (part: unknown): string[] => {
  if (part === null || typeof part !== 'object') return [];
  const own = 'expr' in part ? [String(part.expr)] : [];
  return [...own, ...Object.values(part).flatMap(expressionsIn)];
};

/**
 * Returns the metric names in a PromQL expression: the words that are not functions, labels, values or
 * keywords.
 */
const namesIn = (expression: string): string[] => {
  const rest = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  const words = rest.match(/\b[a-zA-Z_:][\w:]*\b(?!\s*\()/g) ?? [];
  return words.filter((word) => !['and', 'or', 'unless', 'bool', 'offset'].includes(word));
};

test('alerts and the dashboard use only existing metrics and labels', async () => {
  await t.app.inject({ url: '/api/v2/guides/9001' });
  const series = (await scrape()).split('\n').filter((line) => line && !line.startsWith('#'));
  /** The labels of each metric's series, by metric name. */
  // Prometheus adds this metric and its label itself.
  const documented = new Map<string, Set<string>>([['up', new Set(['job'])]]);
  for (const line of series) {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    const names = documented.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) names.add(label);
    documented.set(name, names);
  }
  const alerts = inDeploy('alerts.yml');
  const rules = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression);
  expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  const queried = [...rules, ...expressionsIn(JSON.parse(inDeploy('dashboard.json')))];
  expect(queried.flatMap(namesIn).filter((name) => !documented.has(name))).toEqual([]);
  const selectors = queried.flatMap((one) => [...one.matchAll(/(\w+)\{([^}]*)\}/g)]);
  for (const [, name = '', matchers = ''] of selectors)
    for (const [, label = ''] of matchers.matchAll(/(\w+)(?:=|!=|=~|!~)"/g))
      expect(documented.get(name), name).toContain(label);
});

test('docs/operations.md lists every alert and no others', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const named = new Set(page.match(/\bTomoGuide[A-Z]\w+/g));
  const alerts = [...inDeploy('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect([...named].sort()).toEqual(alerts.sort());
});
