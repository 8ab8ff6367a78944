import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { aUser } from '../testing/factories/accounts.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./demo-reset.ts', import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('demo:reset rejects a database that contains an account from outside the demo', async () => {
  await aUser(t, { username: 'mei', email: 'mei@demo.tomoguide.example' });
  await aUser(t, { username: 'boss', isStaff: true });
  await expect(
    run(process.execPath, [script], { env: { ...process.env, DATABASE_URL: t.databaseUrl } }),
  ).rejects.toMatchObject({ code: 1, stderr: 'Nothing was done: the demo did not make boss.\n' });
  const { rows } = await t.db.execute(sql`select username from users order by id`);
  expect(rows).toEqual([{ username: 'mei' }, { username: 'boss' }]);
});
