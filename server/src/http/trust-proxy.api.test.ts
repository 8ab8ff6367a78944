import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { createServer } from './server.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test.each([
  ['false', '127.0.0.1'],
  ['true', '1.1.1.1'],
  ['127.0.0.1,10.0.0.0/8', '2.2.2.2'],
])('with TRUST_PROXY=%s, a client that forges X-Forwarded-For is %s', async (trusted, ip) => {
  const env = { NODE_ENV: 'test', RATE_LIMITS: 'off', TRUST_PROXY: trusted };
  const app = await createServer({ ...t.deps, config: readConfig(env) });
  app.get('/ip', async (request) => ({ ip: request.ip }));
  // The client claims to be 1.1.1.1; its actual address is 2.2.2.2, and it connected through the outer
  // proxy 10.0.0.7.
  const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 10.0.0.7' };
  const reply = await app.inject({ method: 'GET', url: '/ip', headers });
  await app.close();
  expect(reply.json()).toEqual({ ip });
});
