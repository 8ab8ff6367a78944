import { afterEach, expect, test, vi } from 'vitest';
import { createServer } from '../http/server.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { registerSitemapRoutes } from './sitemap.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

/** Creates a site whose guide search returns the given reply. */
const siteWith = async (search: () => { status: number; body: unknown }) => {
  const t: TestApp = await testApp();
  const app = await createServer(t.deps);
  opened.push(t, app);
  app.get('/api/v2/guides', async (_request, reply) => {
    const { status, body } = search();
    return reply.code(status).send(body);
  });
  app.get('/api/v2/itineraries', async () => ({ data: [12] }));
  registerSitemapRoutes(app, 'https://tomoguide.example');
  return () => app.inject({ url: '/sitemap.xml' });
};

test('does not cache an incomplete sitemap', async () => {
  const found = { status: 200, body: { data: [{ id: 7 }] } };
  const answers = [{ status: 503, body: {} }, found, { status: 503, body: {} }];
  const get = await siteWith(() => answers.shift() ?? found);
  const rejected = await get();
  expect([rejected.statusCode, rejected.json().code]).toEqual([503, 'UNAVAILABLE']);
  for (const _ of [1, 2]) {
    const map = await get();
    expect(map.statusCode).toBe(200);
    expect(map.body).toContain('<loc>https://tomoguide.example/guides/7?lang=en</loc>');
  }
});

test('removes an unlisted guide within seconds', async () => {
  let listed = [{ id: 7 }, { id: 8 }];
  const get = await siteWith(() => ({ status: 200, body: { data: listed } }));
  const now = vi.spyOn(performance, 'now');
  const began = performance.now();
  expect((await get()).body).toContain('/guides/7?');
  listed = [{ id: 8 }];
  now.mockReturnValue(began + 10_000);
  const map = (await get()).body;
  now.mockRestore();
  expect(map).not.toContain('/guides/7?');
  expect(map).toContain('/guides/8?');
});

test('lists each page once per language, with its alternates and a default', async () => {
  const get = await siteWith(() => ({ status: 200, body: { data: [{ id: 7 }] } }));
  const page = 'https://tomoguide.example/guides/7';
  const versions = [
    `<xhtml:link rel="alternate" hreflang="en" href="${page}?lang=en"/>`,
    `<xhtml:link rel="alternate" hreflang="zh-CN" href="${page}?lang=zh-CN"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${page}"/>`,
  ].join('');
  const map = (await get()).body;
  for (const lang of ['en', 'zh-CN'])
    expect(map).toContain(`<url><loc>${page}?lang=${lang}</loc>${versions}</url>`);
  expect(map).toContain('<loc>https://tomoguide.example/itinerary/12?lang=zh-CN</loc>');
  expect(map).toContain('<loc>https://tomoguide.example/search?city=kyoto&amp;lang=zh-CN</loc>');
});

test('serves the sitemap and robots.txt with a content security policy that allows nothing', async () => {
  const get = await siteWith(() => ({ status: 200, body: { data: [] } }));
  expect((await get()).headers['content-security-policy']).toContain("default-src 'none'");
});
