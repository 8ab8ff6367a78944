import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createPageApi } from './page-api.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('fails a page’s API requests as unavailable once the server is shutting down', async () => {
  const callApi = createPageApi(t.app, { locale: 'en', ip: '192.0.2.1' });
  const call = { method: 'GET', url: '/api/v2/guides', headers: {} };
  expect(await callApi(call)).toMatchObject({ status: 200 });
  await t.app.close();
  const { status, body } = await callApi(call);
  expect(status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
});
