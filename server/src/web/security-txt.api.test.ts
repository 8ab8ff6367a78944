import { afterEach, expect, test } from 'vitest';
import { createServer } from '../http/server.ts';
import { testApp } from '../testing/app.ts';
import { registerSecurityTxtRoute } from './security-txt.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

const securityTxt = async (env: Record<string, string>) => {
  const t = await testApp({ env });
  const app = await createServer(t.deps);
  opened.push(t, app);
  registerSecurityTxtRoute(app, t.deps);
  const reply = await app.inject({ url: '/.well-known/security.txt' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    reply.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  return { fields, now: t.deps.clock.now() };
};

test('contains the contact for security reports, and expires in less than a year', async () => {
  const { fields, now } = await securityTxt({ OPERATOR_EMAIL: 'safety@tomoguide.example' });
  expect(fields.Contact).toBe('mailto:safety@tomoguide.example');
  const days = now.until(Temporal.Instant.from(fields.Expires ?? '')).total('hours') / 24;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('links to the site’s about page if no operator address is configured', async () => {
  const { fields } = await securityTxt({});
  expect(fields.Contact).toMatch(/^http.*\/help\/about$/);
});
