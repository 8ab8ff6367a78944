import { call } from '@tomoguide/contract/call';
import { idText, text, UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Deps, Viewer } from '../deps.ts';
import { fail } from '../failure.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { buildErrorBody } from './errors.ts';
import { registerHealthRoutes } from './health.ts';
import { withoutLimits } from './limits.ts';
import { route } from './route.ts';
import { createServer } from './server.ts';
import { SOCKET_LIMITS } from './socket-limits.ts';

const echo = call({
  method: 'POST',
  path: '/api/echo/:id',
  summary: 'Says what it was told',
  auth: 'none',
  params: z.strictObject({ id: idText(UserId) }),
  body: z.strictObject({ word: text(1, 5), count: z.optional(z.int()) }),
  replies: { 200: z.object({ id: z.int(), word: z.string() }) },
  errors: [],
  limit: 'write',
});
const secret = call({
  method: 'GET',
  path: '/api/secret',
  summary: 'For staff',
  auth: 'staff',
  replies: { 200: z.object({ ok: z.boolean() }) },
  errors: [],
  limit: 'read',
});
const paid = call({
  method: 'POST',
  path: '/api/paid',
  summary: 'Needs a key',
  auth: 'none',
  idempotency: 'required',
  replies: { 200: z.object({ key: z.nullable(z.string()) }) },
  errors: [],
  limit: 'check',
});
const leaky = call({
  method: 'GET',
  path: '/api/leaky',
  summary: 'Answers what its contract does not know',
  auth: 'none',
  replies: { 200: z.object({ ok: z.boolean() }) },
  errors: [],
  limit: 'read',
});

let t: TestApp;
let app: FastifyInstance;
let staff = false;

const build = async (limits: string, mode: 'test' | 'production') => {
  const config = { ...t.deps.config, rateLimits: limits, strictReplies: mode !== 'production' };
  const server = await createServer({ ...t.deps, config });
  const viewer = { isStaff: staff } as Viewer;
  const deps: Deps = {
    ...t.deps,
    config,
    authenticate: async (token) =>
      token === 'a.good.one' ? { ...viewer, isStaff: staff } : fail('TOKEN_INVALID'),
  };
  route(server, deps, echo, async ({ params, body }) => ({
    status: 200,
    body: { id: params.id, word: body.word },
  }));
  route(server, deps, secret, async () => ({ status: 200, body: { ok: true } }));
  route(server, deps, paid, async ({ idempotencyKey }) => ({
    status: 200,
    body: { key: idempotencyKey },
  }));
  registerHealthRoutes(server, deps);
  route(server, deps, leaky, async () => ({
    status: 200,
    body: JSON.parse('{"ok":true,"passwordHash":"$argon2id"}'),
  }));
  await server.ready();
  return server;
};

beforeAll(async () => {
  t = await testApp();
  app = await build('off', 'test');
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('the input of an endpoint', () => {
  test('is parsed with the schemas of the contract', async () => {
    const reply = await post('/api/echo/7', '{"word":" 友导 "}');
    expect(reply.json()).toEqual({ id: 7, word: '友导' });
  });

  test.each([
    ['a lone null', '/api/echo/7', 'null'],
    ['an unknown field', '/api/echo/7', '{"word":"a","isStaff":true}'],
    ['a number for a string', '/api/echo/7', '{"word":1}'],
    ['a string for a number', '/api/echo/7', '{"word":"a","count":"1"}'],
    ['U+0000', '/api/echo/7', '{"word":"a\\u0000"}'],
    ['a lone surrogate', '/api/echo/7', '{"word":"\\ud800"}'],
    ['an infinite number', '/api/echo/7', '{"word":"a","count":1e309}'],
    ['too many code points', '/api/echo/7', '{"word":"友友友友友友"}'],
    ['__proto__', '/api/echo/7', '{"word":"a","__proto__":{"x":1}}'],
    ['broken JSON', '/api/echo/7', '{"word":'],
    ['an ID of zero', '/api/echo/0', '{"word":"a"}'],
    ['an ID beyond the integer range', '/api/echo/99999999999', '{"word":"a"}'],
    ['an unknown query parameter', '/api/echo/7?debug=1', '{"word":"a"}'],
    ['no body', '/api/echo/7', ''],
  ])('is rejected with 400 if it contains %s', async (_, url, payload) => {
    const reply = await post(url, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: expect.stringMatching(/^(VALIDATION_FAILED|BAD_REQUEST)$/),
    });
  });

  test('is measured in code points, so that five emoji are five characters', async () => {
    expect((await post('/api/echo/7', '{"word":"🗻🗻🗻🗻🗻"}')).statusCode).toBe(200);
  });

  test('returns 400 for invalid percent-encoding, 415 for an unsupported content type and 413 for a huge body', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/echo/%zz' })).statusCode).toBe(400);
    for (const type of ['text/xml', 'text/plain', 'text/plain; charset=utf-8']) {
      const foreign = await post('/api/echo/7', '{"word":"a"}', type);
      expect([foreign.statusCode, foreign.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    const huge = await post('/api/echo/7', JSON.stringify({ word: 'x'.repeat(70_000) }));
    expect(huge.statusCode).toBe(413);
    expect(huge.json().code).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('the output of an endpoint', () => {
  test('never contains a field that is not in the contract', async () => {
    const production = await build('off', 'production');
    for (const server of [app, production]) {
      const reply = await server.inject({ method: 'GET', url: '/api/leaky' });
      expect(reply.body).toBe('{"ok":true}');
    }
    await production.close();
  });

  test('has the security headers and is not cacheable', async () => {
    const reply = await post('/api/echo/7', '{"word":"a"}');
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=(self), accelerometer=(), '),
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('authentication', () => {
  const fetchSecret = (authorization?: string) =>
    app.inject({
      method: 'GET',
      url: '/api/secret',
      headers: authorization ? { authorization } : {},
    });

  test('returns 401 AUTH_REQUIRED without a token, and TOKEN_INVALID with a wrong one', async () => {
    expect((await fetchSecret()).json().code).toBe('AUTH_REQUIRED');
    expect((await fetchSecret('Basic abc')).json().code).toBe('TOKEN_INVALID');
    expect((await fetchSecret('Bearer a.bad.one')).json().code).toBe('TOKEN_INVALID');
  });

  test('returns 404 for staff endpoints to all users except staff', async () => {
    staff = false;
    const reply = await fetchSecret('Bearer a.good.one');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual(buildErrorBody('NOT_FOUND'));
    staff = true;
    expect((await fetchSecret('Bearer a.good.one')).statusCode).toBe(200);
  });
});

describe('the Idempotency-Key header', () => {
  const send = (key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/paid',
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  test('is required if the contract says so, and must be 8 to 200 visible characters', async () => {
    expect((await send()).json().code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await send('short')).json().code).toBe('IDEMPOTENCY_KEY_INVALID');
    expect((await send('x'.repeat(201))).json().code).toBe('IDEMPOTENCY_KEY_INVALID');
    expect((await send('8-visible')).json()).toEqual({ key: '8-visible' });
  });
});

describe('rate limits', () => {
  test('return 429 with Retry-After once the requests per minute are used up', async () => {
    const limited = await build('check=2', 'test');
    const send = () =>
      limited.inject({
        method: 'POST',
        url: '/api/paid',
        headers: { 'idempotency-key': 'the-key-1' },
      });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
    const rejected = await send();
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().code).toBe('RATE_LIMITED');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  test('apply to all endpoints of a kind together', async () => {
    const limited = await build('read=2', 'test');
    const statuses = [];
    for (const url of ['/api/secret', '/api/leaky', '/api/secret', '/api/leaky'])
      statuses.push((await limited.inject({ url })).statusCode);
    expect(statuses).toEqual([401, 200, 429, 429]);
    await limited.close();
  });

  test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/static/swagger-ui.css'])(
    'count %s as reads',
    async (url) => {
      const limited = await build('read=2', 'test');
      const statuses = [];
      for (const _ of [1, 2, 3]) statuses.push((await limited.inject({ url })).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
      await limited.close();
    },
  );

  test('apply to readiness checks separately, and do not apply to health checks', async () => {
    const limited = await build('read=1,probe=2', 'test');
    const statuses = async (url: string) => {
      const answered: number[] = [];
      for (const _ of [1, 2, 3]) answered.push((await limited.inject({ url })).statusCode);
      return answered;
    };
    expect(await statuses('/api/leaky')).toEqual([200, 429, 429]);
    expect(await statuses('/api/ready')).toEqual([200, 200, 429]);
    expect(await statuses('/api/health')).toEqual([200, 200, 200]);
    await limited.close();
  });

  test('do not apply to requests that the server makes to itself', async () => {
    const limited = await build('read=1', 'test');
    const read = () => limited.inject({ url: '/api/leaky' });
    for (const _ of [1, 2, 3])
      expect((await withoutLimits(async () => read())).statusCode).toBe(200);
    expect([(await read()).statusCode, (await read()).statusCode]).toEqual([200, 429]);
    await limited.close();
  });
});

test.each([
  ['GET', '/api/nowhere'],
  ['POST', '/nowhere'],
  ['DELETE', '/guides/1'],
  ['GET', '/api/health/'],
  ['POST', '/api/health/'],
  ['GET', '/api/docs/static/..%2fpackage.json'],
] as const)('returns 404 with the standard error body for %s %s', async (method, url) => {
  // `inject` does not support TRACE.
  const reply = await t.app.inject({ method: method as 'GET', url });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual(buildErrorBody('NOT_FOUND'));
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  ['TRACE', '/api/me', 'GET, HEAD, PATCH'],
  ['DELETE', '/api/v2/guides/7?x=1', 'GET, HEAD'],
  ['GET', '/api/auth/login', 'POST'],
  ['HEAD', '/api/auth/login', 'POST'],
  ['OPTIONS', '/api/openapi.json', 'GET, HEAD'],
  ['PUT', '/api/health', 'GET, HEAD'],
] as const)('returns 405 with the allowed methods for %s %s', async (method, url, allow) => {
  const reply = await t.app.inject({ method: method as 'GET', url });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow]);
  expect(reply.json()).toEqual(buildErrorBody('METHOD_NOT_ALLOWED'));
});

test('returns 404 for staff endpoints for every HTTP method', async () => {
  for (const method of ['POST', 'DELETE', 'OPTIONS'] as const) {
    const reply = await app.inject({ method, url: '/api/secret' });
    expect([reply.statusCode, reply.json()]).toEqual([404, buildErrorBody('NOT_FOUND')]);
  }
});

test('allows enough time for the largest body at the minimum speed, up to 30 seconds', () => {
  const slowestMs = ((t.app.initialConfig.bodyLimit ?? 0) / SOCKET_LIMITS.bytesPerSecond) * 1000;
  expect(SOCKET_LIMITS.requestMs).toBeGreaterThan(slowestMs);
  expect(SOCKET_LIMITS.requestMs).toBeLessThanOrEqual(30_000);
});

test('lists every served route in OpenAPI', async () => {
  const document = (await t.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  expect(document.openapi).toMatch(/^3\./);
});

test('generates the OpenAPI document once for all requests', async () => {
  const writing = vi.spyOn(t.app, 'swagger');
  const headers = { 'accept-encoding': 'br' };
  for (const _ of [1, 2, 3]) {
    const reply = await t.app.inject({ url: '/api/openapi.json', headers });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  }
  expect(writing.mock.calls.length).toBeLessThanOrEqual(1);
  writing.mockRestore();
});
