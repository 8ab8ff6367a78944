import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServer } from '../http/server.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aGuide } from '../testing/factories/guides.ts';
import { renderedPage } from '../testing/rendered-page.ts';
import { registerPageRoutes } from './pages.ts';

/** A site with a different client address for each test, whose pages show the API's responses. */
let t: TestApp;
let site: FastifyInstance;

beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMITS: 'read=2' } });
  await aGuide(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  site = await createServer({ ...t.deps, config: { ...t.deps.config, rateLimits: 'page=3' } });
  registerPageRoutes(
    site,
    { ...t.deps.config, cacheMs: 60_000 },
    {
      cache: true,
      api: t.app,
      renderer: async () => ({
        render: async (_request, callApi) => {
          const call = { method: 'GET', url: '/api/v2/guides', headers: {} };
          const { status, body } = await callApi(call);
          return renderedPage(body, { status });
        },
      }),
    },
  );
  return () => site.close();
});

const page = async (url: string) => (await site.inject({ url })).statusCode;

test('renders and caches complete pages even for a client that has used up its API limit', async () => {
  const pending = [1, 2, 3].map((n) => t.app.inject({ url: `/api/v2/guides?q=${n}` }));
  expect((await Promise.all(pending)).map((each) => each.statusCode)).toContain(429);
  expect(await page('/search')).toBe(200);
});

test('rate-limits rendered pages per IP address, but not cached ones', async () => {
  const statuses = [];
  for (const url of [
    '/help?1',
    '/help?1',
    '/help?1',
    '/dashboard',
    '/help?2',
    '/help?3',
    '/help?1',
  ])
    statuses.push(await page(url));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
});
