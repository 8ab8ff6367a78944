import { setTimeout as sleep } from 'node:timers/promises';
import * as calls from '@tomoguide/contract/guides/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Program } from '../../../app.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { BossJobs } from '../../../jobs/jobs.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { updateGuide } from '../service.ts';

/** Two server processes on one database, both of which cache public responses. */
let t: TestApp;
let other: Program;
let guide: TestGuide;

beforeAll(async () => {
  t = await testApp({ env: { CACHE_MS: '800' } });
  const jobs = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: false });
  other = await buildApp({ ...t.deps, jobs });
  await other.app.ready();
  guide = await aGuide(t);
});
afterAll(async () => {
  await other.app.close();
  await t.close();
});

const bioIn = async (app: Program['app'], headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url: `/api/v2/guides/${guide.id}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().bio;
};
const listedIn = async (app: Program['app']): Promise<number> =>
  (await app.inject({ url: '/api/v2/guides?city=tokyo' })).json().total;
const change = (changes: Parameters<typeof updateGuide>[3]) =>
  inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, changes));

test('removes an edited guide from every process’s cache within a second', async () => {
  const apps = [t.app, other.app];
  const cachedAt = performance.now();
  for (const app of apps) {
    expect(await bioIn(app)).toBe('Walks through quiet streets.');
    expect(await listedIn(app)).toBe(1);
  }
  await change({ bio: { en: 'Cycles along the river.', zh: null } });
  for (const app of apps) {
    const bio = await bioIn(app);
    // On a busy machine, the cached response may already have expired.
    if (performance.now() - cachedAt < 800) expect(bio).toBe('Walks through quiet streets.');
  }
  await sleep(950);
  for (const app of apps) expect(await bioIn(app)).toBe('Cycles along the river.');

  await change({ paused: true });
  await sleep(950);
  for (const app of apps) {
    expect(await listedIn(app)).toBe(0);
    expect((await app.inject({ url: `/api/v2/guides/${guide.id}` })).statusCode).toBe(404);
  }
  await change({ paused: false });
  await sleep(950);
});

test('requests with a token bypass the cache', async () => {
  const { token } = guide.user;
  expect(await listedIn(t.app)).toBe(1);
  const own = await t.inject(calls.searchGuides, { query: { city: 'tokyo' }, token });
  expect(own.body.total).toBe(0);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(await listedIn(t.app)).toBe(1);
});

test('caches each language and content encoding separately', async () => {
  await change({ bio: { en: 'English words.', zh: '中文介绍。' } });
  await sleep(950);
  expect(await bioIn(t.app, { 'accept-language': 'zh-CN,en' })).toBe('中文介绍。');
  expect(await bioIn(t.app, { 'accept-language': 'en' })).toBe('English words.');
  const plain = await t.app.inject({ url: '/api/v2/guides' });
  const packed = await t.app.inject({
    url: '/api/v2/guides',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding'] ?? 'small').toMatch(/gzip|small/);
  expect(String(plain.headers.vary)).toMatch(/Accept-Language.*Authorization.*Accept-Encoding/);
});

test('returns 304 without a body to a client that already has the response', async () => {
  const url = `/api/v2/guides/${guide.id}`;
  const first = await t.app.inject({ url });
  const again = await t.app.inject({
    url,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const otherTag = await t.app.inject({ url, headers: { 'if-none-match': '"x"' } });
  expect(otherTag.statusCode).toBe(200);
});

test('does not cache errors', async () => {
  for (let count = 0; count < 2; count += 1) {
    const reply = await t.app.inject({ url: '/api/v2/guides?city=nowhere' });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});
