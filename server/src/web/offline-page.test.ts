import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerOfflinePageRoute } from './offline-page.ts';

const app = Fastify();
registerOfflinePageRoute(app);
afterAll(() => app.close());

test('does not link to the trips for a visitor, who has no trips stored offline', async () => {
  const { body } = await app.inject('/offline');
  expect(body).toContain('<a href="">Try again</a>');
  expect(body).not.toContain('/dashboard');
});

test.each([
  ['en', 'You’re offline'],
  ['zh-CN', '当前没有网络'],
])('is in %s, links to the trips and runs no scripts', async (language, title) => {
  const headers = { 'accept-language': language };
  const reply = await app.inject({ url: '/offline?trips', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`<html lang="${language}">`);
  expect(reply.body).toContain(`<h1>${title}</h1>`);
  expect(reply.body).toContain('<a href="/dashboard">');
  expect(reply.body).not.toContain('<script');
  expect(reply.headers.vary).toContain('Accept-Language');
});
