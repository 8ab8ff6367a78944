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
import { registerPages } from './pages.ts';

/** Two processes on one database, both keeping what they may for as long as they may. */
let t: TestApp;
let other: Program;
let guide: TestGuide;
let sites: FastifyInstance[];

/** The pages of one process: each shows what the API answers, as ours are made. */
const pagesOf = ({ app, deps }: Program): FastifyInstance => {
  const site = Fastify();
  registerPages(site, deps.config, {
    cache: true,
    renderer: async () => ({
      render: async (request) => {
        const { pathname } = new URL(request.url);
        const url = pathname === '/search' ? '/api/v2/guides?city=tokyo' : `/api/v2${pathname}`;
        const { statusCode, body } = await app.inject({ url });
        return renderedPage(body, { status: statusCode });
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
  sites = [pagesOf(t), pagesOf(other)];
  guide = await aGuide(t);
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await other.app.close();
  await t.close();
});

const change = (changes: Parameters<typeof updateGuide>[3]) =>
  inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, changes));
const read = (url: string) =>
  Promise.all(
    sites.map(async (site) => {
      const { statusCode, body } = await site.inject({ url });
      return statusCode === 200 ? JSON.parse(body) : statusCode;
    }),
  );
const bios = async () => (await read(`/guides/${guide.id}`)).map((shown) => shown.bio);
const totals = async () => (await read('/search')).map((shown) => shown.total);

/** Asks every process's API, so that what pages are made from is kept before they are. */
const ask = (url: string) =>
  Promise.all([t.app, other.app].map((app) => app.inject({ url: `/api/v2${url}` })));
const until = (time: number) => sleep(Math.max(0, time - performance.now()));

test('an edited guide leaves the kept pages of every process within a second', async () => {
  const old = 'Walks through quiet streets.';
  const began = performance.now();
  expect(await bios()).toEqual([old, old]);
  await change({ bio: { en: 'Cycles along the river.', zh: null } });
  const edited = performance.now();
  const kept = await bios();
  // On a machine too busy for this to take less than the time to live, there is nothing to see.
  if (performance.now() - began < 800) expect(kept).toEqual([old, old]);
  await until(edited + 950);
  expect(await bios()).toEqual(['Cycles along the river.', 'Cycles along the river.']);
});

test('also pages made from what was kept before the edit', async () => {
  await until(performance.now() + 950);
  await ask(`/guides/${guide.id}`);
  await change({ bio: { en: 'Paints on the way.', zh: null } });
  const edited = performance.now();
  await until(edited + 600);
  await bios();
  await until(edited + 950);
  expect(await bios()).toEqual(['Paints on the way.', 'Paints on the way.']);
});

test('a guide that goes unlisted leaves the kept pages of every process within a second', async () => {
  expect(await totals()).toEqual([1, 1]);
  await until(performance.now() + 950);
  await ask('/guides?city=tokyo&sort=price_asc');
  await change({ paused: true });
  const edited = performance.now();
  await until(edited + 350);
  await ask('/guides?city=tokyo');
  await until(edited + 700);
  await totals();
  await until(edited + 950);
  expect(await totals()).toEqual([0, 0]);
  expect(await read(`/guides/${guide.id}`)).toEqual([404, 404]);
});

test('a page that its link alone opens is told to nobody, with whatever stands in its address', async () => {
  const [site] = sites;
  for (const url of ['/travelers', '/travelers?lang=en', '/travelers/']) {
    const { headers } = (await site?.inject({ url })) ?? {};
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  }
});
