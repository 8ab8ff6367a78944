import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { aGuide } from '../testing/factories/guides.ts';
import { renderedPage } from '../testing/rendered-page.ts';
import { registerPageRoutes } from '../web/pages.ts';
import { registerSitemapRoutes } from '../web/sitemap.ts';
import { createServer } from './server.ts';

/** Tests that on every route, HEAD returns the same as GET but without the body. */
let t: TestApp;
let cached: TestApp;
let pages: FastifyInstance;

beforeAll(async () => {
  t = await testApp();
  cached = await testApp({ env: { CACHE_MS: '800' } });
  await aGuide(cached);
  pages = await createServer(t.deps);
  pages.get('/api/v2/guides', async () => ({ data: [{ id: 7 }] }));
  registerSitemapRoutes(pages, 'https://tomoguide.example');
  registerPageRoutes(
    pages,
    { ...t.deps.config, cacheMs: 60_000 },
    {
      cache: true,
      renderer: async () => ({
        render: async () => renderedPage(`<html>${'walks '.repeat(400)}</html>`),
      }),
    },
  );
  for (const app of [pages, t.app, cached.app]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await pages.close();
  await cached.close();
  await t.close();
});

const getPort = (app: FastifyInstance): number => app.addresses()[0]?.port ?? 0;
const ENCODINGS = ['', 'gzip', 'br'];

const requestBoth = async (app: FastifyInstance, url: string, encoding: string) => {
  const port = getPort(app);
  const send = async (method: 'GET' | 'HEAD') => {
    const sent = request({
      ...{ port, host: '127.0.0.1', method, path: url, agent: false },
      headers: { 'accept-encoding': encoding },
    }).end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks = await reply.toArray();
    const { date: _, ...headers } = reply.headers;
    return { status: reply.statusCode, headers, bytes: Buffer.concat(chunks).length };
  };
  return [await send('HEAD'), await send('GET'), await send('HEAD'), await send('GET')] as const;
};

const expectSame = async (app: FastifyInstance, url: string): Promise<void> => {
  for (const encoding of ENCODINGS) {
    const [head, get, headAgain, getAgain] = await requestBoth(app, url, encoding);
    const what = `${url} ${encoding}`;
    expect(head, what).toEqual({ ...get, bytes: 0 });
    expect([headAgain, getAgain], what).toEqual([head, get]);
    expect(get.bytes, what).toBeGreaterThan(0);
    expect(get.headers['content-length'], what).toBe(String(get.bytes));
  }
};

test.each(['/', '/search?city=tokyo', '/help', '/dashboard', '/sitemap.xml', '/robots.txt'])(
  'page: %s',
  async (url) => {
    await expectSame(pages, url);
  },
);

test.each(['/api/v2/guides', '/api/v2/guides/1'])('cached response: %s', async (url) => {
  await expectSame(cached.app, url);
});

test.each([
  '/api/v2/guides',
  '/api/v2/service-categories',
  '/api/me',
  '/api/nowhere',
  '/api/openapi.json',
  '/api/health',
  '/api/ready',
])('response: %s', async (url) => {
  await expectSame(t.app, url);
});
