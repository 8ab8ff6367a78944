import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Program } from '../app.ts';
import { inTransaction } from '../database/transaction.ts';
import { updateGuide } from '../domains/guides/service.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aGuide, type TestGuide } from '../testing/factories/guides.ts';
import { renderedPage } from '../testing/rendered-page.ts';
import { registerPageRoutes } from './pages.ts';

/** Two server processes on one database, with all caches enabled. */
let t: TestApp;
let other: Program;
let guide: TestGuide;
let sites: FastifyInstance[];

/** The number of renders so far. */
let rendered = 0;

/**
 * Returns the pages of one process. Each page shows the API's response, as real pages do, and can call
 * another endpoint.
 */
const getPages = ({ app, deps }: Program): FastifyInstance => {
  const site = Fastify();
  registerPageRoutes(site, deps.config, {
    cache: true,
    api: app,
    renderer: async () => ({
      render: async (request, callApi) => {
        const { pathname, searchParams } = new URL(request.url);
        const also = searchParams.get('also');
        const url = pathname === '/search' ? '/api/v2/guides?city=tokyo' : `/api/v2${pathname}`;
        const { status, body } = await callApi({ method: 'GET', url, headers: {} });
        if (also) await callApi({ method: 'GET', url: also, headers: {} });
        rendered += 1;
        return renderedPage(body, { status });
      },
    }),
  });
  return site;
};

beforeAll(async () => {
  t = await testApp({ env: { CACHE_MS: '800' } });
  const jobs = new BossJobs({ url: t.databaseUrl, log: t.deps.log, work: false });
  other = await buildApp({ ...t.deps, jobs });
  await other.app.ready();
  sites = [getPages(t), getPages(other)];
  guide = await aGuide(t);
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await other.app.close();
  await t.close();
});

const change = (changes: Parameters<typeof updateGuide>[3]) =>
  inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, changes));
const fetchFromEach = (url: string) =>
  Promise.all(
    sites.map(async (site) => {
      const { statusCode, body } = await site.inject({ url });
      return statusCode === 200 ? JSON.parse(body) : statusCode;
    }),
  );
const bios = async () => (await fetchFromEach(`/guides/${guide.id}`)).map((shown) => shown.bio);
const totals = async () => (await fetchFromEach('/search')).map((shown) => shown.total);

/** Calls the API of every process, so that responses are cached before the pages are. */
const warmCaches = (url: string) =>
  Promise.all([t.app, other.app].map((app) => app.inject({ url: `/api/v2${url}` })));
const waitUntil = (time: number) => sleep(Math.max(0, time - performance.now()));

test('removes the pages of an edited guide from every process’s cache within a second', async () => {
  const old = 'Walks through quiet streets.';
  const began = performance.now();
  expect(await bios()).toEqual([old, old]);
  await change({ bio: { en: 'Cycles along the river.', zh: null } });
  const edited = performance.now();
  const cached = await bios();
  // On a busy machine, the cached page may already have expired.
  if (performance.now() - began < 800) expect(cached).toEqual([old, old]);
  await waitUntil(edited + 950);
  expect(await bios()).toEqual(['Cycles along the river.', 'Cycles along the river.']);
});

test('also removes pages rendered from responses that were cached before the edit', async () => {
  await waitUntil(performance.now() + 950);
  await warmCaches(`/guides/${guide.id}`);
  await change({ bio: { en: 'Paints on the way.', zh: null } });
  const edited = performance.now();
  await waitUntil(edited + 600);
  await bios();
  await waitUntil(edited + 950);
  expect(await bios()).toEqual(['Paints on the way.', 'Paints on the way.']);
});

test('removes the pages of an unlisted guide from every process’s cache within a second', async () => {
  expect(await totals()).toEqual([1, 1]);
  await waitUntil(performance.now() + 950);
  await warmCaches('/guides?city=tokyo&sort=price_asc');
  await change({ paused: true });
  const edited = performance.now();
  await waitUntil(edited + 350);
  await warmCaches('/guides?city=tokyo');
  await waitUntil(edited + 700);
  await totals();
  await waitUntil(edited + 950);
  expect(await totals()).toEqual([0, 0]);
  expect(await fetchFromEach(`/guides/${guide.id}`)).toEqual([404, 404]);
});

test.each([
  { call: '', cached: true },
  { call: '/api/v2/service-categories', cached: true },
  { call: '/api/v2/guides/9999', cached: false },
  { call: '/api/health', cached: false },
])(
  'a page that also calls "$call" is cached for longer than 800 ms: $cached',
  async ({ call, cached }) => {
    // Waits, because no page is cached beyond the next multiple of five minutes on the clock.
    if (Date.now() % 300_000 > 290_000) await sleep(10_000);
    await change({ paused: false });
    const url = `/guides/${guide.id}?also=${call}`;
    await waitUntil(performance.now() + 950);
    await fetchFromEach(url);
    await waitUntil(performance.now() + 950);
    await fetchFromEach(url);
    const before = rendered;
    await waitUntil(performance.now() + 950);
    await fetchFromEach(url);
    expect(rendered - before).toBe(cached ? 0 : sites.length);
  },
);

test('prevents indexing and referrers for a page with a secret link', async () => {
  const [site] = sites;
  for (const url of ['/travelers', '/travelers?lang=en', '/travelers/']) {
    const { headers } = (await site?.inject({ url })) ?? {};
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  }
});
