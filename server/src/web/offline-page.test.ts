import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerOfflinePage } from './offline-page.ts';

test.each([
  ['en', 'You are offline'],
  ['zh-CN', '当前没有网络'],
])(
  'the page for offline speaks %s, leads to the trips and runs nothing',
  async (language, title) => {
    const app = Fastify();
    registerOfflinePage(app);
    const headers = { 'accept-language': language };
    const reply = await app.inject({ url: '/offline', headers });
    await app.close();
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`<html lang="${language}">`);
    expect(reply.body).toContain(`<h1>${title}</h1>`);
    expect(reply.body).toContain('<a href="/dashboard">');
    expect(reply.body).not.toContain('<script');
    expect(reply.headers.vary).toContain('Accept-Language');
  },
);
