import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { drain } from './drain.ts';

let t: TestApp;
afterEach(() => t.close());

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Sends a request; returns the response's status, and whether the server closes the connection after it. */
const sendRequest = async (
  socket: Socket,
  path: string,
): Promise<{ status: number; isLast: boolean }> => {
  let answer = '';
  const listen = (data: Buffer): void => {
    answer += data;
  };
  socket.on('data', listen);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  while (!answer.includes('\r\n\r\n')) await once(socket, 'data');
  socket.off('data', listen);
  return {
    status: Number(answer.split(' ')[1]),
    isLast: /^connection: close\r$/im.test(answer),
  };
};

test('responds on keep-alive connections during shutdown, but accepts no new connections', async () => {
  t = await testApp({ env: { CACHE_MS: '800' } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const port = t.app.addresses()[0]?.port ?? 0;
  const [idle, kept] = [await open(port), await open(port)];
  const search = '/api/v2/guides';
  expect(await sendRequest(idle, '/api/health')).toEqual({ status: 200, isLast: false });
  expect(await sendRequest(kept, search)).toEqual({ status: 200, isLast: false });

  await drain(t.app.server, 0);
  await expect(open(port)).rejects.toThrow('ECONNREFUSED');
  const ended = [once(idle, 'close'), once(kept, 'close')];
  expect(await sendRequest(idle, '/api/health')).toEqual({ status: 200, isLast: true });
  // A cached response also closes the connection.
  expect(await sendRequest(kept, search)).toEqual({ status: 200, isLast: true });
  await Promise.all(ended);
});

test('responds to a request that is still arriving when the server closes', async () => {
  t = await testApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const port = t.app.addresses()[0]?.port ?? 0;
  const socket = await open(port);
  expect(await sendRequest(socket, '/api/health')).toEqual({ status: 200, isLast: false });
  const [begin, end] = ['GET /api/health HTTP/1.1\r\nHost', ': x\r\n\r\n'];
  socket.write(begin);
  // Data that was sent later has arrived, so this data has arrived too.
  const later = await open(port);
  expect(await sendRequest(later, '/api/health')).toEqual({ status: 200, isLast: false });
  const closing = t.app.close();
  await vi.waitUntil(async () => (await open(port).catch(() => null)) === null);
  const answer = once(socket, 'data');
  socket.write(end);
  expect(String(await answer)).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
  await closing;
});
