import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { createRenderer } from './bundle.ts';
import { registerPageRoutes } from './pages.ts';

const apps: { close(): Promise<unknown> }[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** Creates a site whose renderer echoes the request. */
const site = async (
  answer: (request: Request) => Response,
  cache = true,
  config: Partial<Config> = {},
) => {
  const app = Fastify();
  const requests: Request[] = [];
  const handle = async (request: Request) => {
    requests.push(request);
    return answer(request);
  };
  const readPageParts = async (response: Response) => ({
    html: Buffer.from(await response.arrayBuffer()),
    endOfHead: [],
  });
  const bundle = { entry: { module: { createRequestHandler: () => handle, readPageParts } } };
  const renderer = createRenderer(bundle, 'production');
  const site = { publicUrl: 'https://tomoguide.example', cacheMs: 60_000, ...config } as Config;
  registerPageRoutes(app, site, { cache, renderer: async () => renderer });
  apps.push(app);
  return { app, requests };
};

const page = (request: Request, body = '<p>page</p>') =>
  new Response(
    `<html><script nonce="${request.headers.get('x-script-nonce')}">go()</script>${body}</html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en' } },
  );

test('renders a page once per language, and then serves it from the cache', async () => {
  const { app, requests } = await site((request) => page(request));
  for (const language of ['en', 'en', 'zh-CN', 'zh-CN']) {
    await app.inject({ url: '/search?city=kyoto', headers: { 'accept-language': language } });
  }
  expect(requests).toHaveLength(2);
});

test('never caches a user’s personal pages', async () => {
  const { app, requests } = await site((request) => page(request));
  for (const url of ['/dashboard', '/payment-success?payment=1', '/checkout/3']) {
    await app.inject(url);
    await app.inject(url);
  }
  expect(requests).toHaveLength(6);
});

test('passes neither the token nor any other private header to the renderer', async () => {
  const { app, requests } = await site((request) => page(request));
  await app.inject({ url: '/', headers: { authorization: 'Bearer a.b.c', 'x-anything': '1' } });
  expect([...(requests[0]?.headers.keys() ?? [])]).not.toContain('authorization');
  expect([...(requests[0]?.headers.keys() ?? [])]).not.toContain('x-anything');
});

test('allows the site’s inline scripts but no others, and removes their nonce', async () => {
  const { app, requests } = await site((request) => page(request, '<script>evil()</script>'));
  const reply = await app.inject('/');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain('nonce');
  expect(reply.body).not.toContain(requests[0]?.headers.get('x-script-nonce') ?? '');
});

test('defers module preloads until the first paint', async () => {
  const link = '<link rel="modulepreload" href="/assets/a.js"/>';
  const { app } = await site((request) => page(request, link));
  expect((await app.inject('/')).body).toContain(
    '<link rel="held-modulepreload" href="/assets/a.js"/>',
  );
});

test('allows scripts and frames from the chat’s host only if configured', async () => {
  const policyWith = async (chatwoot: Config['chatwoot']) => {
    const { app } = await site((request) => page(request), true, { chatwoot });
    return String((await app.inject('/')).headers['content-security-policy']).split('; ');
  };
  const url = 'https://chat.example/desk';
  const naming = (await policyWith({ url, token: 'website' })).filter((part) =>
    part.includes('chat.example'),
  );
  expect(naming).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-\S+' https:\/\/chat\.example$/),
    'frame-src https://chat.example',
  ]);
  const without = await policyWith(null);
  expect(without.join()).not.toMatch(/frame-src|https?:/);
});

test('compresses the cached page with an encoding that the browser accepts', async () => {
  const { app } = await site((request) => page(request, 'walks '.repeat(400)));
  const encodings = [];
  for (const accepted of ['br, gzip', 'gzip', 'br;q=0, gzip;q=0.1', 'br;q=0', '']) {
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    encodings.push(reply.headers['content-encoding']);
    expect(reply.headers.vary).toContain('Accept-Encoding');
  }
  expect(encodings).toEqual(['br', 'gzip', 'gzip', undefined, undefined]);
});

test('does not cache a page with a status other than 200', async () => {
  const { app, requests } = await site(
    () => new Response('<p>no</p>', { status: 503, headers: { 'content-type': 'text/html' } }),
  );
  for (let count = 0; count < 2; count += 1) {
    const { statusCode, headers } = await app.inject('/search');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  expect(requests).toHaveLength(2);
});

test('returns the page’s status code', async () => {
  const { app } = await site(
    () => new Response('<p>no</p>', { status: 404, headers: { 'content-type': 'text/html' } }),
  );
  expect((await app.inject('/guides/99')).statusCode).toBe(404);
});

test('does not redirect a URL with two slashes to another site', async () => {
  const { app, requests } = await site((request) => page(request));
  await app.inject({ url: '//evil.example/x' });
  for (const request of requests) expect(new URL(request.url).host).toBe('tomoguide.example');
});

test('sends other content unchanged and without caching it', async () => {
  const headers = { 'content-type': 'text/x-script', 'x-remix-response': 'yes' };
  const { app } = await site(() => new Response('[1]', { status: 202, headers }));
  const reply = await app.inject('/search.data');
  expect([reply.statusCode, reply.body]).toEqual([202, '[1]']);
  expect(reply.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
});
