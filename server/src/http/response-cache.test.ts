import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

let app: FastifyInstance;
let made = 0;
let making = async () => BODY;
afterEach(async () => {
  making = async () => BODY;
  await app.close();
});

/** However long it takes to come to that on a busy machine. */
const IN_THE_END = { timeout: 60_000, interval: 5 };
/** Requests that have arrived. */
let arrived = 0;
const BODY = JSON.stringify({ words: 'walks '.repeat(400) });

/** One cached route on a socket; tells how often Fastify itself was asked. */
const start = async (): Promise<{ port: number; asked: () => number }> => {
  made = 0;
  let asked = 0;
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
    asked += 1;
    reply.headers({ 'x-frame-options': 'DENY', 'x-ratelimit-remaining': '5', 'set-cookie': 'a=b' });
  });
  app.get('/words', (request, reply) =>
    request.headers.authorization
      ? reply.send({ own: true })
      : cache.send(request, reply, async () => {
          made += 1;
          return await making();
        }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, asked: () => asked };
};

const ask = (
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

test('the second visitor is answered from memory, with the same bytes and headers', async () => {
  const { port, asked } = await start();
  const first = await ask(port);
  const second = await ask(port);
  expect([made, asked()]).toEqual([1, 1]);
  expect(second.body.toString()).toBe(BODY);
  const lasting = ({ headers }: typeof first) => {
    const { date, 'set-cookie': _, 'x-ratelimit-remaining': __, ...rest } = headers;
    return rest;
  };
  expect(lasting(second)).toEqual(lasting(first));
  expect(second.headers['x-frame-options']).toBe('DENY');
});

test('what belongs to one request is not handed to the next', async () => {
  const { port } = await start();
  await ask(port);
  const { headers } = await ask(port);
  expect([headers['set-cookie'], headers['x-ratelimit-remaining']]).toEqual([undefined, undefined]);
});

test('compressed forms are made once and kept apart from the plain one', async () => {
  const { port, asked } = await start();
  for (let count = 0; count < 2; count += 1) {
    const packed = await ask(port, { 'accept-encoding': 'gzip, deflate' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(BODY);
    const plain = await ask(port);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(BODY);
  }
  expect([made, asked()]).toEqual([1, 1]);
});

test('a refused encoding is not used', async () => {
  const { port } = await start();
  const reply = await ask(port, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('who asks while it is being made waits for that, and goes no way of their own', async () => {
  const { port, asked } = await start();
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  making = async () => {
    await gate;
    return BODY;
  };
  const first = ask(port);
  await vi.waitFor(() => expect(made).toBe(1), IN_THE_END);
  const others = [
    ask(port),
    ask(port, { 'accept-encoding': 'gzip' }),
    ask(port, { 'accept-encoding': 'gzip' }),
  ];
  await vi.waitFor(() => expect(arrived).toBe(4), IN_THE_END);
  letGo();
  const replies = await Promise.all([first, ...others]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const bodies = replies.map(({ headers, body }) =>
    (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
  );
  expect(new Set(bodies)).toEqual(new Set([BODY]));
  expect([made, asked()]).toEqual([1, 1]);
});

test('who waited for what then fails shares the failure, and the next one has it made anew', async () => {
  const { port } = await start();
  let fail = (_: Error) => {};
  const gate = new Promise<string>((_, reject) => {
    fail = reject;
  });
  making = () => gate;
  const first = ask(port);
  await vi.waitFor(() => expect(made).toBe(1), IN_THE_END);
  const second = ask(port);
  await vi.waitFor(() => expect(arrived).toBe(2), IN_THE_END);
  making = async () => BODY;
  fail(new Error('away'));
  expect([(await first).status, (await second).status]).toEqual([500, 500]);
  expect(made).toBe(1);
  expect((await ask(port)).status).toBe(200);
});

test('who has it gets 304, who sends a token or another language is asked anew', async () => {
  const { port, asked } = await start();
  const { headers } = await ask(port);
  const again = await ask(port, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length, asked()]).toEqual([304, 0, 1]);
  const own = await ask(port, { authorization: 'Bearer x' });
  expect([own.body.toString(), asked()]).toEqual(['{"own":true}', 2]);
  await ask(port, { 'accept-language': 'zh-CN' });
  expect([made, asked()]).toEqual([2, 3]);
  await ask(port, {}, '/words?x=1');
  expect([made, asked()]).toEqual([3, 4]);
});
