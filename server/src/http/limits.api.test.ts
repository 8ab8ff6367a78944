import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMITS: 'read=2' } });
});
afterAll(() => t.close());

test.each([
  ['one IPv6 /64', ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::9', '2001:db8:1:2:ffff:1:2:3'], 429],
  ['two IPv6 /64', ['2001:db8:1:4::1', '2001:db8:1:4::2', '2001:db8:1:5::1'], 200],
  ['one IPv4 address', ['192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1'], 429],
  [
    'one address behind a proxy that adds ports',
    ['192.0.2.4:1', '192.0.2.4:2', '192.0.2.4:3'],
    429,
  ],
  ['two IPv4 addresses', ['192.0.2.2', '192.0.2.2', '192.0.2.3'], 200],
])('applies a limit of two requests per minute to %s', async (_, addresses, status) => {
  let last = 0;
  for (const remoteAddress of addresses) {
    const url = '/api/v2/guides';
    last = (await t.app.inject({ method: 'GET', url, remoteAddress })).statusCode;
  }
  expect(last).toBe(status);
});
