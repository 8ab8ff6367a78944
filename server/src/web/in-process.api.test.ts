import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { provideTransport } from './in-process.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a page that is under way when the server stops is told that it cannot be reached', async () => {
  provideTransport(t.app);
  const call = { method: 'GET', url: '/api/v2/guides', headers: {} };
  expect(await globalThis.tomoguideTransport?.(call)).toMatchObject({ status: 200 });
  await t.app.close();
  expect(await globalThis.tomoguideTransport?.(call)).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE' },
  });
});
