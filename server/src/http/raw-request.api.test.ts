import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { buildErrorBody } from './errors.ts';
import { createServer } from './server.ts';

/** Tests raw requests that no well-behaved client sends. */
let t: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  t = await testApp();
  app = await createServer(t.deps);
  app.get('/*', async (request) => ({ url: request.url }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = app.addresses()[0]?.port ?? 0;
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const send = async (request: string): Promise<{ status: number; body: unknown }> => {
  const socket = connect(port, '127.0.0.1', () => socket.write(request));
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
};

test.each([
  ['/search?city=kyoto', '/search?city=kyoto'],
  ['http://evil.example/search?city=kyoto', '/search?city=kyoto'],
  ['http://evil.example', '/'],
  ['http://evil.example?lang=en', '/?lang=en'],
  ['com://evil.example//x', '//x'],
])('parses the request target %s as %s', async (target, url) => {
  const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  expect(await send(request)).toEqual({ status: 200, body: { url } });
});

test.each([
  ['text that is not HTTP', 400, 'hello\r\n\r\n'],
  ['two Host headers', 400, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nhost: y\r\n\r\n'],
  ['an empty Host header', 400, 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  ...['*', '*?a=1', '*/x', 'x'].map((target): [string, number, string] => [
    target,
    400,
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ]),
  [
    'two Content-Length headers',
    400,
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  ],
  ['overlong headers', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('rejects %s with %i and the standard error body', async (_, status, request) => {
  expect(await send(request)).toEqual({ status, body: buildErrorBody('BAD_REQUEST') });
});

test('an endless request does not block shutdown', async () => {
  const stopping = await createServer(t.deps);
  await stopping.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(stopping.addresses()[0]?.port ?? 0, '127.0.0.1');
  socket.on('error', () => {});
  const accepted = once(stopping.server, 'connection');
  socket.write('GET / HTTP/1.1\r\nHost: x');
  await accepted;
  const began = performance.now();
  await stopping.close();
  expect(performance.now() - began).toBeLessThan(14_000);
  socket.destroy();
});

test('does not log an error when a client disconnects while sending the body', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => lines.push(line) });
  const server = await createServer({ ...t.deps, log });
  const answered = Promise.withResolvers<void>();
  server.addHook('onError', async () => answered.resolve());
  server.post('/api/body', async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(server.addresses()[0]?.port ?? 0, '127.0.0.1');
  const accepted = once(server.server, 'request');
  socket.write(
    'POST /api/body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"a":',
  );
  await accepted;
  socket.resetAndDestroy();
  await answered.promise;
  await server.close();
  expect(lines).toEqual([]);
});
