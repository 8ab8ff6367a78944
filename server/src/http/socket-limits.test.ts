import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { SLICE_BYTES } from './sliced-response.ts';
import {
  allowUpload,
  createBoundedServer,
  SOCKET_LIMITS,
  type SocketLimits,
} from './socket-limits.ts';

/**
 * The product's limits, a hundred times as fast, except for the time to the first bytes, which can be
 * longer on a busy machine.
 */
const FAST: SocketLimits = {
  waiting: 3,
  idleMs: 60_000,
  headersMs: 60_000,
  requestMs: 60_000,
  uploadMs: 60_000,
  graceMs: 300,
  bytesPerSecond: 512,
  checkMs: 40,
};
const SOON_MS = 20_000;

let server: Server;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Opens a client socket, records what it receives, and returns it with the server's end of it. */
const open = async (handler: Handler, limits: Partial<SocketLimits> = {}) => {
  server = createBoundedServer(handler, { ...FAST, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  clients.push(client);
  const [peer] = await accepted;
  const closed = new Promise<'closed'>((resolve) => peer.once('close', () => resolve('closed')));
  const received: string[] = [];
  return {
    client,
    received,
    read: () => client.on('data', (data) => received.push(data.toString())),
    /** Waits for the server to close the socket. */
    isClosed: () => Promise.race([closed, sleep(SOON_MS, 'open' as const, { ref: false })]),
    /** Checks that the socket is still open well after the grace period. */
    staysOpen: (graceMs = FAST.graceMs) =>
      Promise.race([closed, sleep(2.5 * graceMs, 'open' as const)]),
  };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const pipelinedRequests = (count: number): string =>
  Array.from({ length: count }, (_, n) => get(`/${n}`)).join('');
const post = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

test('responds to pipelined requests in order, one at a time', async () => {
  let under = 0;
  const most: number[] = [];
  const { client, received, read } = await open(async (request, response) => {
    under += 1;
    most.push(under);
    await sleep(10);
    under -= 1;
    response.end(`<${request.url}>`);
  });
  read();
  client.write(pipelinedRequests(4));
  await expect
    .poll(() => received.join('').match(/<.+?>/g), { timeout: SOON_MS })
    .toEqual(['</0>', '</1>', '</2>', '</3>']);
  expect(Math.max(...most)).toBe(1);
});

test('closes a socket with too many queued requests, starts none of them, and does not parse the rest', async () => {
  const begun: (string | undefined)[] = [];
  const { client, isClosed } = await open((request) => begun.push(request.url));
  let parsed = 0;
  server.on('request', () => {
    parsed += 1;
  });
  client.write(pipelinedRequests(1000));
  expect(await isClosed()).toBe('closed');
  await sleep(50);
  expect(begun).toEqual(['/0']);
  expect(parsed).toBe(FAST.waiting + 2);
});

test('starts no request after a response that closes the socket', async () => {
  const begun: (string | undefined)[] = [];
  const { client, isClosed, read } = await open((request, response) => {
    begun.push(request.url);
    response.setHeader('connection', 'close').end('done');
  });
  read();
  client.write(pipelinedRequests(3));
  expect(await isClosed()).toBe('closed');
  expect(begun).toEqual(['/0']);
});

test('the next request waits until the client has read the previous response', async () => {
  const begun: (string | undefined)[] = [];
  const { client, isClosed } = await open((request, response) => {
    begun.push(request.url);
    response.end(Buffer.alloc(32 * 1024 * 1024));
  });
  client.write(pipelinedRequests(3));
  expect(await isClosed()).toBe('closed');
  expect(begun).toEqual(['/0']);
});

const answer: Handler = async (request, response) => {
  await request.toArray().catch(() => []);
  response.end('done');
};
const sendSlowly = async (client: Socket, bytes: string, everyMs: number): Promise<void> => {
  for (const byte of bytes) {
    if (client.destroyed) return;
    client.write(byte);
    await sleep(everyMs);
  }
};

test.each<[string, (client: Socket) => void]>([
  ['says nothing', () => {}],
  ['says nothing more', (client) => client.write(get('/'))],
  ['sends its headers slowly', (client) => sendSlowly(client, get(`/${'x'.repeat(500)}`), 20)],
  ['stops amid its headers', (client) => client.write('GET / HTTP/1.1\r\nHost:')],
  ['stops amid its body', (client) => client.write(`${post(1000)}half`)],
  ['sends its body slowly', (client) => sendSlowly(client, `${post(500)}${'x'.repeat(500)}`, 20)],
])('closes a socket that %s', async (_, act) => {
  const { client, isClosed, read } = await open(answer, { idleMs: 200, headersMs: 150 });
  read();
  act(client);
  expect(await isClosed()).toBe('closed');
});

test('closes a socket whose body arrives fast enough but never ends', async () => {
  const { client, isClosed, read } = await open(answer, { requestMs: 400 });
  read();
  client.write(post(1024 * 1024));
  sendSlowly(client, 'x'.repeat(4000), 5);
  expect(await isClosed()).toBe('closed');
});

test('allows an upload more time in total, but not longer stalls', async () => {
  const upload: Handler = (request, response) => {
    allowUpload(request);
    answer(request, response);
  };
  const limits = { requestMs: 100, uploadMs: 60_000 };
  const { client, isClosed, staysOpen } = await open(upload, limits);
  client.write(post(1024 * 1024));
  const sending = setInterval(() => client.write('x'.repeat(1024)), 10);
  expect(await staysOpen()).toBe('open');
  clearInterval(sending);
  expect(await isClosed()).toBe('closed');
});

test('closes a socket whose rejected body never ends', async () => {
  const { client, isClosed, read } = await open((_, response) => response.end('refused'));
  read();
  client.write(`${post(1000)}half`);
  expect(await isClosed()).toBe('closed');
});

test('accepts a slow body that arrives fast enough', async () => {
  const { client, received, read } = await open(answer);
  read();
  const [part, parts] = ['x'.repeat(1024), 12];
  client.write(post(part.length * parts));
  for (let sent = 0; sent < parts; sent += 1) {
    await sleep(FAST.graceMs / 4);
    client.write(part);
  }
  await expect.poll(() => received.join(''), { timeout: SOON_MS }).toContain('done');
});

test('does not time out while the handler takes longer than the grace period to respond', async () => {
  const { client, received, read } = await open(async (_, response) => {
    await sleep(3 * FAST.graceMs);
    response.end('done');
  });
  read();
  client.write(get('/'));
  await expect.poll(() => received.join(''), { timeout: SOON_MS }).toContain('done');
});

/** Large enough that the client needs twice the test's observation time to read it. */
const LARGE = 64 * 1024 * 1024;
/** Longer than a busy machine can keep this process from reading. */
const READER_GRACE_MS = 1_000;

test.each<[string, Handler]>([
  [
    'in chunks',
    async (_, response) => {
      response.writeHead(200);
      const part = Buffer.alloc(64 * 1024);
      for (let sent = 0; sent < LARGE && !response.destroyed; sent += part.length)
        if (!response.write(part)) await once(response, 'drain').catch(() => {});
      response.end();
    },
  ],
  ['whole', (_, response) => response.end(Buffer.alloc(LARGE))],
  ['as text', (_, response) => response.end('x'.repeat(LARGE))],
  [
    'whole, after its headers',
    (_, response) =>
      response.writeHead(200, ['content-length', String(LARGE)]).end(Buffer.alloc(LARGE)),
  ],
])(
  'keeps the socket of a slow client that reads a body sent %s, and closes that of a stalled client',
  async (_, send) => {
    const { client, isClosed, staysOpen } = await open(send, { graceMs: READER_GRACE_MS });
    const reading = setInterval(() => client.read(128 * 1024), 10);
    client.on('readable', () => {});
    client.write(get('/'));
    expect(await staysOpen(READER_GRACE_MS)).toBe('open');
    clearInterval(reading);
    expect(await isClosed()).toBe('closed');
  },
);

test('does not close a client’s socket because the server process stalled', async () => {
  const { client, received, read } = await open((_, response) => response.end('x'.repeat(LARGE)));
  let taken = 0;
  const blockThread = () => {
    if (taken === 3) return;
    taken += 1;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * FAST.graceMs);
  };
  client.on('data', blockThread);
  read();
  client.write(get('/'));
  const length = () => received.reduce((sum, { length }) => sum + length, 0);
  await expect.poll(length, { timeout: SOON_MS }).toBeGreaterThan(LARGE);
});

test('disconnects a client that stalls or does not finish within 30 seconds', () => {
  const { idleMs, headersMs, requestMs, graceMs, checkMs } = SOCKET_LIMITS;
  for (const limit of [idleMs, headersMs, requestMs, graceMs + checkMs])
    expect(limit + 2 * checkMs).toBeLessThanOrEqual(28_000);
  expect(headersMs + requestMs).toBeLessThanOrEqual(30_000);
});

test('sends a large body completely, with its length and completion events', async () => {
  const body = Buffer.from(Array.from({ length: 200_001 }, (_, n) => n % 251));
  const ended: string[] = [];
  await open((_, response) => {
    response.on('finish', () => ended.push('finish'));
    response.end(body, () => ended.push('callback'));
  });
  const { port } = server.address() as AddressInfo;
  for (const method of ['GET', 'HEAD']) {
    const reply = await fetch(`http://127.0.0.1:${port}`, { method });
    expect(reply.headers.get('content-length')).toBe(String(body.length));
    const received = Buffer.from(await reply.arrayBuffer());
    expect(received.equals(method === 'GET' ? body : Buffer.alloc(0))).toBe(true);
  }
  await expect
    .poll(() => ended.sort(), { timeout: SOON_MS })
    .toEqual(['callback', 'callback', 'finish', 'finish']);
});

test('allows the slowest accepted client to read a slice well within the grace period', () => {
  const { graceMs, bytesPerSecond } = SOCKET_LIMITS;
  expect((SLICE_BYTES / bytesPerSecond) * 1000).toBeLessThan(0.6 * graceMs);
});
