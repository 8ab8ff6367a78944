import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { updateMe } from '@tomoguide/contract/accounts/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { contractCalls, getCallName } from '../testing/contract-calls.ts';
import { aUser } from '../testing/factories/accounts.ts';
import { aKey } from '../testing/factories/bookings.ts';
import { buildErrorBody } from './errors.ts';

/** Tests that compressed request bodies, valid or invalid, are rejected before anything reads them. */
let t: TestApp;
let token: string;
let port: number;
let agent: Agent;
let closed: Promise<unknown> | undefined;
beforeEach(async () => {
  t = await testApp();
  token = (await aUser(t)).token;
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = t.app.addresses()[0]?.port ?? 0;
  agent = new Agent({ keepAlive: true, maxSockets: 50 });
  closed = undefined;
  return async () => {
    agent.destroy();
    await closed;
    await t.close();
  };
});

/** How long to wait for a response, in milliseconds; a hung request hangs forever. */
const TIMEOUT_MS = 20_000;
const withTimeout = <Value>(promise: Promise<Value>): Promise<Value | 'late'> =>
  Promise.race([promise, sleep(TIMEOUT_MS, 'late' as const, { ref: false })]);

const BODY = '{"emailUpdates":true}';
const BODIES: Readonly<Record<string, Buffer>> = {
  'not compressed': Buffer.from(BODY),
  empty: Buffer.alloc(0),
  'gzip, cut short': gzipSync(BODY).subarray(0, 12),
  'gzip and garbage': Buffer.concat([gzipSync(BODY), Buffer.from('garbage')]),
  'gzip, whole': gzipSync(BODY),
  'br, whole': brotliCompressSync(BODY),
  'deflate, whole': deflateSync(BODY),
};
const ENCODINGS = ['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'gzip, br', 'nonsense'];

const send = (method: string, path: string, encoding: string, body: Buffer) =>
  withTimeout(
    new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const sent = request({
        ...{ port, host: '127.0.0.1', method, path, agent },
        headers: {
          ...aKey(),
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-encoding': encoding,
          'content-length': body.length,
        },
      });
      sent.on('error', reject).on('response', async (reply: IncomingMessage) => {
        const text = Buffer.concat(await reply.toArray()).toString();
        resolve({ status: reply.statusCode, body: text ? JSON.parse(text) : null });
      });
      sent.end(body);
    }),
  );

const REFUSED = { status: 415, body: buildErrorBody('UNSUPPORTED_MEDIA_TYPE') };

test('rejects every content encoding on every endpoint, valid or invalid', async () => {
  for (const call of await contractCalls()) {
    const path = call.path.replace(/:\w+/g, '1');
    const encodings = chooseForTestLength(['gzip', 'br'], ENCODINGS);
    const replies = await Promise.all(
      encodings.flatMap((encoding) =>
        Object.entries(BODIES).map(async ([what, body]) => ({
          what: `${getCallName(call)}, ${encoding}, ${what}`,
          reply: await send(call.method, path, encoding, body),
        })),
      ),
    );
    for (const { what, reply } of replies) expect(reply, what).toEqual(REFUSED);
  }
});

test('accepts a body with Content-Encoding: identity', async () => {
  const { method, path } = updateMe;
  const reply = await send(method, path, 'identity', Buffer.from(BODY));
  expect(reply).toMatchObject({ status: 200 });
});

test('shuts down immediately, even after many compressed bodies', async () => {
  const { method, path } = updateMe;
  const bad = Buffer.from(BODY);
  const count = chooseForTestLength(200, 3_000);
  const replies = await Promise.all(
    Array.from({ length: count }, () => send(method, path, 'gzip', bad)),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
    new Set([JSON.stringify(REFUSED)]),
  );
  closed = t.app.close();
  expect(await withTimeout(closed.then(() => 'closed'))).toBe('closed');
});
