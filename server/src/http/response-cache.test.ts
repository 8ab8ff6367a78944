import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

let app: FastifyInstance;
let made = 0;
let makeReply = async () => BODY;
afterEach(async () => {
  makeReply = async () => BODY;
  await app.close();
});

/** A longer timeout, for busy machines. */
const EVENTUALLY = { timeout: 60_000, interval: 5 };
/** The number of requests that have reached the route's handler. */
let arrived = 0;
const BODY = JSON.stringify({ words: 'walks '.repeat(400) });

/** Starts a server with one cached route, and counts the requests that reach Fastify. */
const start = async (): Promise<{ port: number; countRequests: () => number }> => {
  made = 0;
  let countRequests = 0;
  const cache = new ResponseCache({ ttlMs: 60_000 });
  app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) =>
        cache.answer(request, response, () => handler(request, response)),
      ),
  });
  arrived = 0;
  app.server.on('request', () => {
    arrived += 1;
  });
  app.addHook('onRequest', async (_request, reply) => {
    countRequests += 1;
    reply.headers({ 'x-frame-options': 'DENY', 'x-ratelimit-remaining': '5', 'set-cookie': 'a=b' });
  });
  app.get('/words', (request, reply) =>
    request.headers.authorization
      ? reply.send({ own: true })
      : cache.send(request, reply, async () => {
          made += 1;
          return await makeReply();
        }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, countRequests: () => countRequests };
};

const fetchReply = (
  port: number,
  headers: Record<string, string> = {},
  path = '/words',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });

test('serves the second visitor from memory, with the same bytes and headers', async () => {
  const { port, countRequests } = await start();
  const first = await fetchReply(port);
  const second = await fetchReply(port);
  expect([made, countRequests()]).toEqual([1, 1]);
  expect(second.body.toString()).toBe(BODY);
  const stableHeaders = ({ headers }: typeof first) => {
    const { date, 'set-cookie': _, 'x-ratelimit-remaining': __, ...rest } = headers;
    return rest;
  };
  expect(stableHeaders(second)).toEqual(stableHeaders(first));
  expect(second.headers['x-frame-options']).toBe('DENY');
});

test('does not reuse headers that belong to a single request', async () => {
  const { port } = await start();
  await fetchReply(port);
  const { headers } = await fetchReply(port);
  expect([headers['set-cookie'], headers['x-ratelimit-remaining']]).toEqual([undefined, undefined]);
});

test('caches both the compressed and the uncompressed response', async () => {
  const { port, countRequests } = await start();
  for (let count = 0; count < 2; count += 1) {
    const packed = await fetchReply(port, { 'accept-encoding': 'gzip, deflate' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(BODY);
    const plain = await fetchReply(port);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(BODY);
  }
  expect([made, countRequests()]).toEqual([1, 1]);
});

test('does not use an encoding that the client does not accept', async () => {
  const { port } = await start();
  const reply = await fetchReply(port, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a request waits for a response that is already being computed', async () => {
  const { port, countRequests } = await start();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  makeReply = async () => {
    await gate;
    return BODY;
  };
  const first = fetchReply(port);
  await vi.waitFor(() => expect(made).toBe(1), EVENTUALLY);
  const others = [
    fetchReply(port),
    fetchReply(port, { 'accept-encoding': 'gzip' }),
    fetchReply(port, { 'accept-encoding': 'gzip' }),
  ];
  await vi.waitFor(() => expect(arrived).toBe(4), EVENTUALLY);
  release();
  const replies = await Promise.all([first, ...others]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const bodies = replies.map(({ headers, body }) =>
    (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
  );
  expect(new Set(bodies)).toEqual(new Set([BODY]));
  expect([made, countRequests()]).toEqual([1, 1]);
});

test('requests that wait for a failed response share its error, but the next request recomputes it', async () => {
  const { port } = await start();
  let fail = (_: Error) => {};
  const gate = new Promise<string>((_, reject) => {
    fail = reject;
  });
  makeReply = () => gate;
  const first = fetchReply(port);
  await vi.waitFor(() => expect(made).toBe(1), EVENTUALLY);
  const second = fetchReply(port);
  await vi.waitFor(() => expect(arrived).toBe(2), EVENTUALLY);
  makeReply = async () => BODY;
  fail(new Error('away'));
  expect([(await first).status, (await second).status]).toEqual([500, 500]);
  expect(made).toBe(1);
  expect((await fetchReply(port)).status).toBe(200);
});

test('returns 304 for a matching ETag, and bypasses the cache for a token or another language', async () => {
  const { port, countRequests } = await start();
  const { headers } = await fetchReply(port);
  const again = await fetchReply(port, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, countRequests()]).toEqual([304, 0, 1]);
  const own = await fetchReply(port, { authorization: 'Bearer x' });
  expect([own.body.toString(), countRequests()]).toEqual(['{"own":true}', 2]);
  await fetchReply(port, { 'accept-language': 'zh-CN' });
  expect([made, countRequests()]).toEqual([2, 3]);
  await fetchReply(port, {}, '/words?x=1');
  expect([made, countRequests()]).toEqual([3, 4]);
});
