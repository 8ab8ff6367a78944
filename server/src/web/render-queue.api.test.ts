import { type ClientRequest, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from '../http/server.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { renderedPage } from '../testing/rendered-page.ts';
import { registerPageRoutes } from './pages.ts';
import { RenderQueue, type RenderQueueOptions } from './render-queue.ts';

/**
 * A listening site whose pages wait until the test releases them. Tests send requests over real
 * connections.
 */
let t: TestApp;
let site: FastifyInstance;
/** Paths in the order in which they were rendered. */
let rendered: string[] = [];
let running = 0;
let arrived = 0;
/** The number of connections closed before they received a reply. */
let closed = 0;
let release = (): void => {};

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(() => site.close());

const open = async (
  options: Partial<RenderQueueOptions> = {},
  { cache = false, requestMs = t.deps.requestMs } = {},
): Promise<void> => {
  rendered = [];
  running = 0;
  arrived = 0;
  closed = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site = await createServer({
    ...t.deps,
    ...(requestMs === undefined ? {} : { requestMs }),
    config: { ...t.deps.config, rateLimits: 'off', trustProxy: true },
  });
  site.addHook('onRequest', async (_request, reply) => {
    arrived += 1;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) closed += 1;
    });
  });
  site.get('/api/quick', async () => 'quick');
  const cachedMs = cache ? 60_000 : 0;
  registerPageRoutes(
    site,
    { ...t.deps.config, cacheMs: cachedMs },
    {
      cache,
      queue: new RenderQueue({ queueTimeoutMs: 60_000, ...options }),
      renderer: async () => ({
        render: async ({ url }) => {
          rendered.push(new URL(url).search);
          running += 1;
          await released;
          running -= 1;
          if (url.includes('broken')) throw new Error('broken page');
          return renderedPage('<p>page</p>');
        },
      }),
    },
  );
  await site.listen({ port: 0, host: '127.0.0.1' });
};

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
}

const fetchPage = (
  path: string,
  from = '192.0.2.1',
  sentRequests: ClientRequest[] = [],
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = site.server.address() as AddressInfo;
    const headers = { 'x-forwarded-for': from };
    const request = get({ port, host: '127.0.0.1', headers, path, agent: false }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] }),
        );
    }).on('error', reject);
    sentRequests.push(request);
  });

/** Sends all requests and waits until they have arrived. Adds them to `requests`. */
const requestAll = async (
  sentRequests: readonly { path: string; from: string }[],
  requests: ClientRequest[] = [],
) => {
  const before = arrived;
  const answers = sentRequests.map(({ path, from }) => fetchPage(path, from, requests));
  await vi.waitFor(() => expect(arrived).toBe(before + sentRequests.length), 60_000);
  return answers;
};

/** Requests distinct pages from one address. */
const requestFromOne = (size: number, from: string, requests: ClientRequest[] = []) =>
  requestAll(
    Array.from({ length: size }, (_, n) => ({ path: `/search?${from}-${n}`, from })),
    requests,
  );

/** Requests distinct pages, each from a different address. */
const requestFromMany = (size: number, network: string) =>
  requestAll(
    Array.from({ length: size }, (_, n) => {
      const from = `${network}${n + 1}`;
      return { path: `/search?${from}`, from };
    }),
  );

const statuses = async (answers: readonly Promise<Answer>[]) => {
  const all = await Promise.all(answers);
  const count = (expected: number) => all.filter(({ status }) => status === expected).length;
  return { 200: count(200), 503: count(503), 500: count(500) };
};

test('renders two pages at a time, and rejects requests beyond sixty in the queue', async () => {
  await open();
  const answers = await requestFromOne(100, '192.0.2.1');
  expect(running).toBe(2);
  expect(await fetchPage('/api/quick')).toMatchObject({ status: 200 });
  release();
  expect(await statuses(answers)).toEqual({ 200: 62, 503: 38, 500: 0 });
  const rejected = (await Promise.all(answers)).find(({ status }) => status === 503);
  expect(rejected?.retryAfter).toBe('2');
});

test('delays another network’s request by at most one page of a busy address, and does not reject it', async () => {
  await open();
  const many = await requestFromOne(70, '192.0.2.1');
  const [mine] = await requestFromOne(1, '192.0.2.2');
  const [another] = await requestFromOne(1, '192.0.2.3');
  release();
  expect((await mine)?.status).toBe(200);
  expect((await another)?.status).toBe(200);
  expect(rendered.indexOf('?192.0.2.2-0')).toBeLessThan(8);
  expect(rendered.indexOf('?192.0.2.3-0')).toBeLessThan(8);
  expect(await statuses(many)).toEqual({ 200: 60, 503: 10, 500: 0 });
});

test('treats the IP addresses of one network as one client', async () => {
  await open();
  const many = await requestFromMany(62, '2001:db8:1:2::');
  const [mine] = await requestFromOne(1, '192.0.2.2');
  release();
  expect((await mine)?.status).toBe(200);
  expect(rendered.indexOf('?192.0.2.2-0')).toBeLessThan(6);
  expect(await statuses(many)).toEqual({ 200: 61, 503: 1, 500: 0 });
});

test('queues a request for an already queued page in its own network’s queue too', async () => {
  await open({}, { cache: true });
  const many = await requestFromOne(40, '192.0.2.1');
  const shared = { path: '/search?shared', from: '192.0.2.1' };
  const [first] = await requestAll([shared]);
  const [mine] = await requestAll([{ ...shared, from: '192.0.2.2' }]);
  // The latest pages of the busy address are rejected, except the page that another network also waits for.
  const others = await requestFromMany(30, '198.51.100.');
  release();
  expect((await mine)?.status).toBe(200);
  expect((await first)?.status).toBe(200);
  expect(rendered.filter((page) => page === '?shared')).toHaveLength(1);
  expect(rendered.indexOf('?shared')).toBeLessThan(6);
  expect(await statuses(others)).toEqual({ 200: 30, 503: 0, 500: 0 });
  expect(await statuses(many)).toEqual({ 200: 31, 503: 9, 500: 0 });
});

test('renders a shared page once, and counts it once, no matter how many requests wait for it', async () => {
  await open({}, { cache: true });
  await requestFromOne(2, '192.0.2.1');
  const many = await requestAll(
    Array.from({ length: 100 }, (_, n) => ({ path: '/search?shared', from: `192.0.2.${n + 2}` })),
  );
  const others = await requestFromMany(59, '198.51.100.');
  expect(running).toBe(2);
  release();
  expect(await statuses(many)).toEqual({ 200: 100, 503: 0, 500: 0 });
  expect(await statuses(others)).toEqual({ 200: 59, 503: 0, 500: 0 });
  expect(rendered.filter((page) => page === '?shared')).toHaveLength(1);
});

test('rejects a request that waits too long in the queue', async () => {
  await open({ queueTimeoutMs: 50 });
  const answers = await requestFromOne(6, '192.0.2.1');
  let rejected = 0;
  for (const answer of answers) answer.then(({ status }) => (rejected += status === 503 ? 1 : 0));
  await vi.waitFor(() => expect(rejected).toBe(4), 60_000);
  expect(running).toBe(2);
  release();
  expect(await statuses(answers)).toEqual({ 200: 2, 503: 4, 500: 0 });
});

test('rejects a page that is not ready by the deadline, but finishes and caches it for the next request', async () => {
  await open({}, { cache: true, requestMs: 100 });
  expect(await fetchPage('/search?slow')).toEqual({ status: 503, retryAfter: '5' });
  expect(running).toBe(1);
  release();
  // On a busy machine, even a cached page may miss the deadline.
  await vi.waitFor(async () => expect((await fetchPage('/search?slow')).status).toBe(200), 60_000);
  expect(rendered).toEqual(['?slow']);
});

test('frees the render slot of a page that fails', async () => {
  await open();
  const broken = Array.from({ length: 12 }, (_, n) => fetchPage(`/search?broken=${n}`));
  release();
  expect(await statuses(broken)).toEqual({ 200: 0, 503: 0, 500: 12 });
  expect(await fetchPage('/search')).toMatchObject({ status: 200 });
});

test('does not render a page if all of its requests were cancelled', async () => {
  await open({}, { cache: true });
  const left: ClientRequest[] = [];
  const first = await requestFromOne(2, '192.0.2.1');
  const abortedRequests = await requestFromOne(5, '192.0.2.3', left);
  // Two requests for the same page, of which the first is cancelled.
  const shared = await requestFromOne(1, '192.0.2.2', left);
  const [stays] = await requestFromOne(1, '192.0.2.2');
  await vi.waitFor(() => expect(left).toHaveLength(6));
  for (const request of left) request.destroy();
  await Promise.allSettled([...abortedRequests, ...shared]);
  await vi.waitFor(() => expect(closed).toBe(6), 60_000);
  release();
  expect((await stays)?.status).toBe(200);
  expect(await statuses(first)).toEqual({ 200: 2, 503: 0, 500: 0 });
  expect(rendered).toEqual(['?192.0.2.1-0', '?192.0.2.1-1', '?192.0.2.2-0']);
});

test('renders a queued page for a new request after all earlier ones were cancelled', async () => {
  await open({}, { cache: true });
  const left: ClientRequest[] = [];
  const first = await requestFromOne(2, '192.0.2.1');
  const abortedRequests = await requestFromOne(1, '192.0.2.2', left);
  left[0]?.destroy();
  await Promise.allSettled(abortedRequests);
  await vi.waitFor(() => expect(closed).toBe(1), 60_000);
  const [again] = await requestFromOne(1, '192.0.2.2');
  release();
  expect((await again)?.status).toBe(200);
  expect(await statuses(first)).toEqual({ 200: 2, 503: 0, 500: 0 });
});
