import { connect } from 'node:net';
import type { ErrorCode } from '@tomoguide/contract/errors';
import en from '@tomoguide/contract/words/en/errors';
import zh from '@tomoguide/contract/words/zh-CN/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DeadlineExceeded } from '../deadline.ts';
import { Failure } from '../failure.ts';
import { createServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { renderedPage } from '../testing/rendered-page.ts';
import { registerPageRoutes } from './pages.ts';

let t: TestApp;
let site: FastifyInstance;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
afterEach(() => site.close());

/**
 * Starts a site with a limit of one page per minute. Every page fails with `failure`, or there is no
 * renderer.
 */
const open = async (failure: Error | null, hasRenderer = true): Promise<void> => {
  site = await createServer({ ...t.deps, config: { ...t.deps.config, rateLimits: 'page=1' } });
  registerPageRoutes(site, t.deps.config, {
    cache: true,
    renderer: async () => {
      if (!hasRenderer) throw new Error('no renderer');
      return {
        render: async () => {
          if (failure) throw failure;
          return renderedPage('page');
        },
      };
    },
  });
};

const expectPage = (
  reply: Awaited<ReturnType<FastifyInstance['inject']>>,
  code: ErrorCode,
  lang: string,
) => {
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
  expect(reply.body).toContain(`<html lang="${lang}">`);
  expect(reply.body).toContain(`<p>${(lang === 'en' ? en : zh)[code]}</p>`);
};

test.each<[ErrorCode, number, string | undefined, Error]>([
  ['BUSY', 503, '2', new Failure('BUSY', undefined, { 'retry-after': '2' })],
  ['UNAVAILABLE', 503, '5', new DeadlineExceeded()],
  ['INTERNAL_ERROR', 500, undefined, new Error('broken page')],
])('shows %s as a page in the visitor’s language', async (code, status, retryAfter, failure) => {
  for (const lang of ['en', 'zh-CN']) {
    await open(failure);
    const reply = await site.inject(`/search?lang=${lang}`);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, retryAfter]);
    expectPage(reply, code, lang);
    await site.close();
  }
});

test.each(['en', 'zh-CN'])('shows the same page for RATE_LIMITED: %s', async (lang) => {
  await open(null);
  expect((await site.inject(`/dashboard?lang=${lang}`)).statusCode).toBe(200);
  const reply = await site.inject(`/dashboard?lang=${lang}`);
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expectPage(reply, 'RATE_LIMITED', lang);
});

test('logs the path of a failed request without its query', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => lines.push(line) });
  site = await createServer({ ...t.deps, log });
  site.get('/late', async () => {
    throw new DeadlineExceeded();
  });
  await site.inject('/late?token=secret');
  const [line = '', ...more] = lines;
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'UNAVAILABLE',
    req: { method: 'GET', url: '/late' },
  });
  expect([line.includes('secret'), more]).toEqual([false, []]);
});

test.each([
  ['before rendering starts', async () => ({ render: async () => renderedPage('page') })],
  [
    'before the deadline',
    async () => {
      throw new DeadlineExceeded();
    },
  ],
])('does not log an error if the visitor disconnects %s', async (_, renderer) => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => lines.push(line) });
  const disconnected = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  site = await createServer({ ...t.deps, log });
  site.addHook('onSend', async () => answered.resolve());
  registerPageRoutes(site, t.deps.config, {
    cache: true,
    renderer: async () => {
      requested.resolve();
      await disconnected.promise;
      return renderer();
    },
  });
  site.addHook('onRequest', async ({ raw }) => {
    raw.socket.once('close', disconnected.resolve);
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(site.addresses()[0]?.port ?? 0, '127.0.0.1');
  socket.write('GET /search HTTP/1.1\r\nHost: x\r\n\r\n');
  await requested.promise;
  socket.destroy();
  await answered.promise;
  expect(lines).toEqual([]);
});

test.each(['en', 'zh-CN'])('needs no renderer: %s', async (lang) => {
  await open(null, false);
  const reply = await site.inject({ url: '/', headers: { 'accept-language': lang } });
  expect(reply.statusCode).toBe(500);
  expectPage(reply, 'INTERNAL_ERROR', lang);
});
