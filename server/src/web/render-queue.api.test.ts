import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from '../http/server.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { registerPages } from './pages.ts';
import { RenderQueue, type RenderQueueOptions } from './render-queue.ts';

/** A listening site whose pages are held back until they are released, asked over real connections. */
let t: TestApp;
let site: FastifyInstance;
/** Paths in the order of their rendering. */
let rendered: string[] = [];
let running = 0;
let arrived = 0;
let release = (): void => {};

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(() => site.close());

const open = async (options: Partial<RenderQueueOptions> = {}): Promise<void> => {
  rendered = [];
  running = 0;
  arrived = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site = await createServer({
    ...t.deps,
    config: { ...t.deps.config, rateLimits: 'off', trustProxy: true },
  });
  site.addHook('onRequest', async () => {
    arrived += 1;
  });
  site.get('/api/quick', async () => 'quick');
  registerPages(site, t.deps.config, {
    cache: false,
    queue: new RenderQueue({ patienceMs: 60_000, ...options }),
    renderer: async () => ({
      handle: async ({ url }) => {
        rendered.push(new URL(url).search);
        running += 1;
        await released;
        running -= 1;
        if (url.includes('broken')) throw new Error('broken page');
        return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
      },
      textOf: (response) => response.text(),
      preferencesOf: () => ({ locale: 'en', theme: null }),
    }),
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
};

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
}

const ask = (path: string, from = '192.0.2.1'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = site.server.address() as AddressInfo;
    const headers = { 'x-forwarded-for': from };
    get({ port, host: '127.0.0.1', headers, path, agent: false }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] }),
        );
    }).on('error', reject);
  });

/** Asks for distinct pages, and waits until all are asked for. */
const crowd = async (size: number, from: string) => {
  const before = arrived;
  const answers = Array.from({ length: size }, (_, n) => ask(`/search?${from}-${n}`, from));
  await vi.waitFor(() => expect(arrived).toBe(before + size), 60_000);
  return answers;
};

const statuses = async (answers: readonly Promise<Answer>[]) => {
  const all = await Promise.all(answers);
  const count = (wanted: number) => all.filter(({ status }) => status === wanted).length;
  return { 200: count(200), 503: count(503), 500: count(500) };
};

test('a crowd is rendered two at a time, and refused where more than sixty wait', async () => {
  await open();
  const answers = await crowd(100, '192.0.2.1');
  expect(running).toBe(2);
  expect(await ask('/api/quick')).toMatchObject({ status: 200 });
  release();
  expect(await statuses(answers)).toEqual({ 200: 62, 503: 38, 500: 0 });
  const refused = (await Promise.all(answers)).find(({ status }) => status === 503);
  expect(refused?.retryAfter).toBe('2');
});

test('an address that asks for one page is next but one, and is not refused for the crowd', async () => {
  await open();
  const many = await crowd(70, '192.0.2.1');
  const [mine] = await crowd(1, '192.0.2.2');
  const [another] = await crowd(1, '192.0.2.3');
  release();
  expect((await mine)?.status).toBe(200);
  expect((await another)?.status).toBe(200);
  expect(rendered.indexOf('?192.0.2.2-0')).toBeLessThan(8);
  expect(rendered.indexOf('?192.0.2.3-0')).toBeLessThan(8);
  expect(await statuses(many)).toEqual({ 200: 60, 503: 10, 500: 0 });
});

test('who waits too long is refused', async () => {
  await open({ patienceMs: 50 });
  const answers = await crowd(6, '192.0.2.1');
  let refused = 0;
  for (const answer of answers) answer.then(({ status }) => (refused += status === 503 ? 1 : 0));
  await vi.waitFor(() => expect(refused).toBe(4), 60_000);
  expect(running).toBe(2);
  release();
  expect(await statuses(answers)).toEqual({ 200: 2, 503: 4, 500: 0 });
});

test('a page that fails leaves its place to the next', async () => {
  await open();
  const broken = Array.from({ length: 12 }, (_, n) => ask(`/search?broken=${n}`));
  release();
  expect(await statuses(broken)).toEqual({ 200: 0, 503: 0, 500: 12 });
  expect(await ask('/search')).toMatchObject({ status: 200 });
});
